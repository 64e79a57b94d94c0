import type { EventCard } from '../registry.ts';
import { balrogOfMoria } from './balrog-of-moria.ts';
import { candlesOfCorpses } from './candles-of-corpses.ts';
import { cruelWeather } from './cruel-weather.ts';
import { dreadfulSpells } from './dreadful-spells.ts';
import { flocksOfCrebain } from './flocks-of-crebain.ts';
import { foulThingFromTheDeep } from './foul-thing-from-the-deep.ts';
import { giveItToUss } from './give-it-to-uss.ts';
import { grond } from './grond.ts';
import { isildursBane } from './isildurs-bane.ts';
import { lureOfTheRing } from './lure-of-the-ring.ts';
import { morgulWound } from './morgul-wound.ts';
import { nazgulSearch } from './nazgul-search.ts';
import { onOnTheyWent } from './on-on-they-went.ts';
import { orcPatrol } from './orc-patrol.ts';
import { shelobsLair } from './shelobs-lair.ts';
import { theBlackCaptainCommands } from './the-black-captain-commands.ts';
import { theBreakingOfTheFellowship } from './the-breaking-of-the-fellowship.ts';
import { theLidlessEye } from './the-lidless-eye.ts';
import { theNazgulStrike } from './the-nazgul-strike.ts';
import { thePalantirOfOrthanc } from './the-palantir-of-orthanc.ts';
import { theRingIsMine } from './the-ring-is-mine.ts';
import { theRingwraithsAreAbroad } from './the-ringwraiths-are-abroad.ts';
import { wormtongue } from './wormtongue.ts';
import { wornWithSorrowAndToil } from './worn-with-sorrow-and-toil.ts';

/** The Character deck of the Shadow. */
export const shadowCharacterCards: readonly EventCard[] = [
  shelobsLair,
  theRingIsMine,
  onOnTheyWent,
  giveItToUss,
  orcPatrol,
  isildursBane,
  foulThingFromTheDeep,
  candlesOfCorpses,
  nazgulSearch,
  cruelWeather,
  theNazgulStrike,
  morgulWound,
  lureOfTheRing,
  theBreakingOfTheFellowship,
  wornWithSorrowAndToil,
  flocksOfCrebain,
  balrogOfMoria,
  theLidlessEye,
  dreadfulSpells,
  grond,
  thePalantirOfOrthanc,
  wormtongue,
  theRingwraithsAreAbroad,
  theBlackCaptainCommands,
];
