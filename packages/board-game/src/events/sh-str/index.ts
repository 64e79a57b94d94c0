import type { EventCard } from '../registry.ts';
import { aNewPowerIsRising } from './a-new-power-is-rising.ts';
import { corsairsOfUmbar } from './corsairs-of-umbar.ts';
import { denethorsFolly } from './denethors-folly.ts';
import { halfOrcsAndGoblinMen } from './half-orcs-and-goblin-men.ts';
import { hillTrolls } from './hill-trolls.ts';
import { hordeFromTheEast } from './horde-from-the-east.ts';
import { manyKingsToTheServiceOfMordor } from './many-kings-to-the-service-of-mordor.ts';
import { monstersRoused } from './monsters-roused.ts';
import { musteringsOfLongPlannedWar } from './musterings-of-long-planned-war.ts';
import { ologHai } from './olog-hai.ts';
import { orcsMultiplyingAgain } from './orcs-multiplying-again.ts';
import { pitsOfMordor } from './pits-of-mordor.ts';
import { rageOfTheDunlendings } from './rage-of-the-dunlendings.ts';
import { returnOfTheWitchKing } from './return-of-the-witch-king.ts';
import { returnToValinor } from './return-to-valinor.ts';
import { shadowsGather } from './shadows-gather.ts';
import { shadowsOnTheMistyMountains } from './shadows-on-the-misty-mountains.ts';
import { stormcrow } from './stormcrow.ts';
import { theDayWithoutDawn } from './the-day-without-dawn.ts';
import { theFightingUrukHai } from './the-fighting-uruk-hai.ts';
import { theKingIsRevealed } from './the-king-is-revealed.ts';
import { theShadowIsMoving } from './the-shadow-is-moving.ts';
import { theShadowLengthens } from './the-shadow-lengthens.ts';
import { threatsAndPromises } from './threats-and-promises.ts';

/** The Strategy deck of the Shadow. */
export const shadowStrategyCards: readonly EventCard[] = [
  returnToValinor,
  theFightingUrukHai,
  denethorsFolly,
  theDayWithoutDawn,
  threatsAndPromises,
  stormcrow,
  shadowsGather,
  theShadowLengthens,
  theShadowIsMoving,
  corsairsOfUmbar,
  rageOfTheDunlendings,
  returnOfTheWitchKing,
  halfOrcsAndGoblinMen,
  ologHai,
  hillTrolls,
  aNewPowerIsRising,
  manyKingsToTheServiceOfMordor,
  theKingIsRevealed,
  shadowsOnTheMistyMountains,
  orcsMultiplyingAgain,
  hordeFromTheEast,
  monstersRoused,
  musteringsOfLongPlannedWar,
  pitsOfMordor,
];
