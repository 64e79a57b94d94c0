/**
 * Rules of thumb for every question of the game: instinct, the players of imagined games, and the proposals of captain.
 * What is asked is known by its catalogue key.
 */
import type { State } from '@amon-hen/board-game';
import { type Answer, anyAnswer, type Chance, type Decision, type Seat } from '@amon-hen/kernel';
import { pick } from '../taste.ts';
import { actionScores, elvenRing } from './deeds.ts';
import * as errands from './errands.ts';
import * as fellowship from './fellowship.ts';
import * as fighting from './fighting.ts';
import * as march from './march.ts';
import { legal, Moment, type Score, type Whole } from './moment.ts';
import * as muster from './muster.ts';

/** One option of several, each with its score. */
const scores: Readonly<Record<string, Score>> = {
  ambush: errands.ambush,
  'another-way': errands.anotherWay,
  'army-to': errands.armyTo,
  'army-to-hit': errands.armyToHit,
  'army-to-move': errands.armyToMove,
  attack: march.chooseAttack,
  'advance-nation': muster.diplomacy,
  'black-breath': fighting.victim,
  'black-captain': errands.blackCaptain,
  'bring-minion': muster.bringMinion,
  'cancel-hits': fighting.theMore,
  casualties: fighting.casualties,
  cease: fighting.cease,
  'combat-card': fighting.combatCard,
  'combat-card-or-not': fighting.combatCardOrNot,
  'companions-to': fellowship.companionsTo,
  'corsairs-to': errands.corsairsTo,
  declare: fellowship.declare,
  'denethors-folly': (_moment, option) => -Number(option),
  diplomacy: muster.diplomacy,
  'discard-free-card': errands.discardFreeCard,
  'draw-from': errands.drawFrom,
  'eliminate-minion': fighting.victim,
  'elven-ring': elvenRing,
  'enter-mordor': fellowship.enterMordor,
  exchange: errands.exchange,
  'exchange-card': errands.exchangeCard,
  'fateful-strike': fighting.strikeMinion,
  'forfeit-leadership': fighting.silence,
  'forfeit-nazgul': fighting.theMore,
  'free-card': errands.freeCard,
  'gandalf-draws': errands.firstIs,
  'gandalf-enters': fellowship.companionsTo,
  guide: fellowship.guide,
  'heroic-death': fighting.heroicDeath,
  'hunt-allocation': errands.huntAllocation,
  'hunt-bonus': errands.huntBonus,
  'hunt-damage': fellowship.huntDamage,
  'hunt-re-roll': fighting.theMore,
  'leader-re-roll': fighting.theMore,
  'lose-figure': errands.loseFigure,
  'lure-of-the-ring': errands.lureOfTheRing,
  'march-from': errands.marchFrom,
  'march-to': errands.marchTo,
  'minion-enters': muster.minionEnters,
  'mixed-army': errands.mixedArmy,
  'move-another-army': march.moveArmy,
  'move-army': march.moveArmy,
  'move-companions': fellowship.moveCompanionsFrom,
  'move-nazgul': errands.moveNazgul,
  'must-retreat': fighting.mustRetreat,
  'nazgul-driven-off': errands.nazgulDrivenOff,
  'nazgul-strike': errands.nazgulStrike,
  'nazgul-to': errands.nazgulTo,
  'order-armies': errands.orderArmies,
  'own-losses': fighting.ownLosses,
  'press-siege': fighting.pressSiege,
  'prevent-tile': fellowship.preventTile,
  recruit: muster.recruit,
  'recruit-in': errands.recruitIn,
  'recruit-second': muster.recruit,
  'recruit-up-to': fighting.theMore,
  'reduce-damage': fellowship.reduceDamage,
  'regular-or-elite': errands.regularOrElite,
  'relief-attack': errands.relief,
  'remove-excess': fighting.removeExcess,
  'replace-regular': fighting.theMore,
  'replace-tile': fellowship.replaceTile,
  retreat: fighting.retreat,
  'retreat-into-siege': fighting.retreatIntoSiege,
  'reveal-route': fellowship.revealRoute,
  'ring-bearers-to': errands.ringBearersTo,
  scouts: fighting.scouts,
  'separate-or-move': errands.separateOrMove,
  'separate-to': fellowship.separateTo,
  sorcerer: errands.sorcerer,
  spell: errands.spell,
  stormcrow: errands.stormcrow,
  'turn-misses': fighting.theMore,
  'upgrade-regular': errands.upgradeRegular,
  'which-army': errands.armyToHit,
  'which-siege': errands.whichSiege,
  'white-rider': fighting.whiteRider,
  'words-of-power': fighting.victim,
};
/** Answers as a whole: several options, or amounts. */
const wholes: Readonly<Record<string, Whole>> = {
  advance: march.advanceAll,
  'attacking-force': march.everybody,
  'break-fellowship': fellowship.breakFellowship,
  'companion-group': fellowship.companionGroup,
  'dice-to-eyes': errands.diceToEyes,
  'different-settlements': errands.differentSettlements,
  'discard-army-card': errands.discardExcess,
  'discard-character-card': errands.discardExcess,
  'discard-excess': errands.discardExcess,
  followers: errands.asMany,
  separate: fellowship.separate,
  'share-recruits': errands.usual,
  'who-follows': () => [],
  'who-moves': march.whoMoves,
};

/** Does the policy know what to do with such a question? */
export function isKnown(about: string): boolean {
  return about === 'action' || about in scores || about in wholes;
}
/** The scores of all options of a question that picks one; null if it cannot be answered so. */
export function scoresOf(moment: Moment): readonly number[] | null {
  const { decision } = moment;
  if (decision.form !== 'one') return null;
  if (decision.about === 'action') return actionScores(moment);
  const score = scores[decision.about];
  return score === undefined ? null : decision.options.map((option) => score(moment, option));
}
/** The answer of a player who goes by rules of thumb. `s` is a state that the seat may look at. */
export function thumb(s: State, seat: Seat, decision: Decision, chance: Chance): Answer {
  const moment = new Moment(s, seat, decision);
  if (decision.form === 'one') {
    if (decision.options.length === 1) return 0;
    const found = scoresOf(moment);
    if (found !== null) return pick(found, chance);
  }
  const whole = wholes[decision.about];
  return whole === undefined ? anyAnswer(decision, chance) : legal(decision, whole(moment, chance), chance);
}
