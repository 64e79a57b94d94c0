import type { EventCard } from '../registry.ts';
import { aPowerTooGreat } from './a-power-too-great.ts';
import { bookOfMazarbul } from './book-of-mazarbul.ts';
import { celebornsGaladhrim } from './celeborns-galadhrim.ts';
import { cirdansShips } from './cirdans-ships.ts';
import { dainIronfootsGuard } from './dain-ironfoots-guard.ts';
import { eomerSonOfEomund } from './eomer-son-of-eomund.ts';
import { faramirsRangers } from './faramirs-rangers.ts';
import { fearFireFoes } from './fear-fire-foes.ts';
import { grimbeornTheOld } from './grimbeorn-the-old.ts';
import { guardsOfTheCitadel } from './guards-of-the-citadel.ts';
import { helpUnlookedFor } from './help-unlooked-for.ts';
import { imrahilOfDolAmroth } from './imrahil-of-dol-amroth.ts';
import { kindredOfGlorfindel } from './kindred-of-glorfindel.ts';
import { kingBrandsMen } from './king-brands-men.ts';
import { pathsOfTheWoses } from './paths-of-the-woses.ts';
import { ridersOfTheoden } from './riders-of-theoden.ts';
import { swordsInEriador } from './swords-in-eriador.ts';
import { theLastBattle } from './the-last-battle.ts';
import { thePowerOfTomBombadil } from './the-power-of-tom-bombadil.ts';
import { theRedArrow } from './the-red-arrow.ts';
import { theSpiritOfMordor } from './the-spirit-of-mordor.ts';
import { thranduilsArchers } from './thranduils-archers.ts';
import { throughADayAndANight } from './through-a-day-and-a-night.ts';
import { wisdomOfElrond } from './wisdom-of-elrond.ts';

/** The Strategy deck of the Free Peoples. */
export const freeStrategyCards: readonly EventCard[] = [
  theLastBattle,
  aPowerTooGreat,
  thePowerOfTomBombadil,
  bookOfMazarbul,
  theSpiritOfMordor,
  faramirsRangers,
  fearFireFoes,
  wisdomOfElrond,
  theRedArrow,
  helpUnlookedFor,
  pathsOfTheWoses,
  throughADayAndANight,
  cirdansShips,
  guardsOfTheCitadel,
  celebornsGaladhrim,
  ridersOfTheoden,
  grimbeornTheOld,
  imrahilOfDolAmroth,
  kingBrandsMen,
  swordsInEriador,
  kindredOfGlorfindel,
  dainIronfootsGuard,
  eomerSonOfEomund,
  thranduilsArchers,
];
