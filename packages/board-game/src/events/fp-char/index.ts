import type { EventCard } from '../registry.ts';
import { athelas } from './athelas.ts';
import { axeAndBow } from './axe-and-bow.ts';
import { bilbosSong } from './bilbos-song.ts';
import { challengeOfTheKing } from './challenge-of-the-king.ts';
import { deadMenOfDunharrow } from './dead-men-of-dunharrow.ts';
import { elvenCloaks } from './elven-cloaks.ts';
import { elvenRope } from './elven-rope.ts';
import { gwaihirTheWindlord } from './gwaihir-the-windlord.ts';
import { hornOfGondor } from './horn-of-gondor.ts';
import { houseOfTheStewards } from './house-of-the-stewards.ts';
import { iWillGoAlone } from './i-will-go-alone.ts';
import { mirrorOfGaladriel } from './mirror-of-galadriel.ts';
import { mithrilCoatAndSting } from './mithril-coat-and-sting.ts';
import { phialOfGaladriel } from './phial-of-galadriel.ts';
import { smeagolHelpsNiceMaster } from './smeagol-helps-nice-master.ts';
import { theEaglesAreComing } from './the-eagles-are-coming.ts';
import { theEntsAwakeEntmoot } from './the-ents-awake-entmoot.ts';
import { theEntsAwakeHuorns } from './the-ents-awake-huorns.ts';
import { theEntsAwakeTreebeard } from './the-ents-awake-treebeard.ts';
import { theGreyCompany } from './the-grey-company.ts';
import { thereAndBackAgain } from './there-and-back-again.ts';
import { thereIsAnotherWay } from './there-is-another-way.ts';
import { weProveTheSwifter } from './we-prove-the-swifter.ts';
import { wizardsStaff } from './wizards-staff.ts';

/** The Character deck of the Free Peoples, in the order of the cards. */
export const freeCharacterCards: readonly EventCard[] = [
  elvenCloaks,
  elvenRope,
  phialOfGaladriel,
  smeagolHelpsNiceMaster,
  mithrilCoatAndSting,
  axeAndBow,
  hornOfGondor,
  wizardsStaff,
  athelas,
  thereIsAnotherWay,
  iWillGoAlone,
  bilbosSong,
  mirrorOfGaladriel,
  challengeOfTheKing,
  gwaihirTheWindlord,
  weProveTheSwifter,
  thereAndBackAgain,
  theEaglesAreComing,
  theEntsAwakeTreebeard,
  theEntsAwakeHuorns,
  theEntsAwakeEntmoot,
  deadMenOfDunharrow,
  houseOfTheStewards,
  theGreyCompany,
];
