/** The choice of an action: every use of every die, weighed by what its best continuation is worth. */
import {
  ARMY_FACE,
  ARMY_MUSTER_FACE,
  anyArmy,
  armyMoves,
  attacks,
  type Card,
  CHARACTER_FACE,
  DWARVES,
  ELVES,
  EVENT_FACE,
  EYE,
  type Face,
  FREE,
  findRegion,
  freely,
  GONDOR,
  ISENGARD,
  isAtWar,
  ledArmy,
  MUSTER_FACE,
  NOT_IN_PLAY,
  nationsOfSide,
  SARUMAN,
  SAURON,
  SHADOW,
  type Side,
  type State,
  WILL_OF_THE_WEST,
  WITCH_KING,
  whereIs,
  withLeader,
} from '@amon-hen/board-game/reading';
import { musterCards, playWorth } from './card-worth.ts';
import { nazgulScore } from './errands.ts';
import { hideScore, moveCompanionsScore, moveFellowshipScore, separateScore } from './fellowship.ts';
import { attackScore, bestMoves } from './march.ts';
import { type Moment, number, type Score } from './moment.ts';
import { advanceScore, bestDiplomacy, bestRecruits, reinforceScore, voiceScore } from './muster.ts';
import { isInMordor } from './ring.ts';
import { deedOf } from './words.ts';

/** What a die is worth for other things: it is not spent where a lesser one would do. */
const price: readonly (readonly number[])[] = (() => {
  const free = new Array<number>(7).fill(0);
  free[CHARACTER_FACE] = 0.25;
  free[WILL_OF_THE_WEST] = 0.35;
  free[ARMY_MUSTER_FACE] = 0.05;
  const shadow = new Array<number>(7).fill(0);
  shadow[ARMY_MUSTER_FACE] = 0.1;
  shadow[ARMY_FACE] = 0.05;
  return [free, shadow];
})();

function cardScore(moment: Moment, card: Card): number {
  const placed = musterCards[card];
  if (placed !== undefined) return 0.35 + reinforceScore(moment, moment.side, findRegion(placed[0]), placed[1]);
  return playWorth(moment.s, card) ?? 0.5;
}
function drawScore(moment: Moment): number {
  const hand = moment.s.hands[moment.seat].length;
  const decks = moment.s.decks[moment.side * 2].length + moment.s.decks[moment.side * 2 + 1].length;
  if (decks === 0) return 0;
  return hand >= 6 ? 0.25 : 0.62 - 0.04 * hand;
}
/** By verb and result; the same whichever die pays. */
function verbScore(moment: Moment, verb: string, result: string): number {
  const { s, side } = moment;
  switch (verb) {
    case 'move armies': {
      const two = result !== 'character';
      const { first, second } = bestMoves(moment, armyMoves(s, side, two ? freely : withLeader));
      return first + (two ? Math.max(0, second) : 0);
    }
    case 'attack': {
      let best = -5;
      for (const a of attacks(s, side, result === 'character' ? ledArmy : anyArmy)) {
        best = Math.max(best, attackScore(moment, side, a));
      }
      return best;
    }
    case 'draw':
      return drawScore(moment);
    case 'diplomacy':
      return bestDiplomacy(moment);
    case 'recruit':
      return bestRecruits(moment);
    case 'bring minion':
      return 6;
    case 'voice of saruman: recruit':
      return voiceScore(moment, false);
    case 'voice of saruman: elites':
      return voiceScore(moment, true);
    case 'move fellowship':
      return moveFellowshipScore(moment);
    case 'hide fellowship':
      return hideScore(s);
    case 'separate companions':
      return separateScore(moment);
    case 'move companions':
      return moveCompanionsScore(moment);
    case 'move nazgul':
      return nazgulScore(moment);
    case 'gandalf the white':
      return 3.5;
    case 'aragorn':
      return 4;
    case 'high warden':
      return advanceScore(moment, GONDOR);
    case 'prince of mirkwood':
      return advanceScore(moment, ELVES);
    case 'dwarf of erebor':
      return advanceScore(moment, DWARVES);
    default:
      throw new Error(`an action that is not known: ${verb}`);
  }
}
const REMOVAL = 0.4;
const PASS = 0.12;
const SKIP = -0.05;

/** The score of each option of the question for an action. */
export function actionScores(moment: Moment): readonly number[] {
  const { decision, side } = moment;
  const memo = new Map<string, number>();
  return decision.options.map((option) => {
    const deed = deedOf(decision, option);
    switch (deed.verb) {
      case 'pass':
        return PASS;
      case 'skip':
        return SKIP - price[side][deed.face];
      case 'ring':
        return ringScore(moment);
      case 'remove':
        return REMOVAL - price[side][deed.face];
      case 'card':
        return cardScore(moment, deed.card) - price[side][deed.face];
      default: {
        const key = deed.verb + (deed.result === 'character' ? '+' : '');
        let score = memo.get(key);
        if (score === undefined) {
          score = verbScore(moment, deed.verb, deed.result);
          memo.set(key, score);
        }
        // what needs this very die does not pay for it
        const own = deed.verb === 'move fellowship' || deed.verb === 'aragorn' || deed.verb === 'gandalf the white';
        return own && deed.face !== WILL_OF_THE_WEST
          ? score
          : score - price[side][deed.face] * (deed.verb === 'aragorn' ? 0 : 1);
      }
    }
  });
}

// ── Elven Rings ──
function minionWaits(s: State): boolean {
  if (whereIs(s, SARUMAN) === NOT_IN_PLAY && isAtWar(s, ISENGARD)) return true;
  return whereIs(s, WITCH_KING) === NOT_IN_PLAY && isAtWar(s, SAURON) && nationsOfSide[FREE].some((n) => isAtWar(s, n));
}
const has = (s: State, side: Side, face: Face): boolean => s.dice[side][face] > 0;
/** Which face would be wanted most, and how much; 0 if none is. */
function wanted(moment: Moment): { readonly face: Face; readonly worth: number } {
  const { s, side } = moment;
  if (side === SHADOW) {
    const muster = has(s, SHADOW, MUSTER_FACE) || has(s, SHADOW, ARMY_MUSTER_FACE);
    if (!muster && minionWaits(s)) return { face: MUSTER_FACE, worth: 2.5 };
    if (isInMordor(s) && s.hidden && has(s, FREE, CHARACTER_FACE)) return { face: EYE, worth: 0.2 };
    return { face: ARMY_FACE, worth: 0 };
  }
  const steps = has(s, FREE, CHARACTER_FACE) || has(s, FREE, WILL_OF_THE_WEST);
  if (steps) return { face: CHARACTER_FACE, worth: 0 };
  if (!s.hidden) return { face: CHARACTER_FACE, worth: isInMordor(s) ? 0.9 : 0 };
  const move = moveFellowshipScore(moment);
  const last = s.rings[FREE] > 0 && (isInMordor(s) || s.turn >= 5);
  return { face: CHARACTER_FACE, worth: move > 1 && last ? move - 0.6 : 0 };
}
function ringScore(moment: Moment): number {
  const { worth } = wanted(moment);
  return worth > 0 ? worth : -1;
}
const leastFirst: readonly Face[] = [
  EVENT_FACE,
  MUSTER_FACE,
  ARMY_FACE,
  ARMY_MUSTER_FACE,
  CHARACTER_FACE,
  WILL_OF_THE_WEST,
];
export const elvenRing: Score = (moment, option) => {
  const turn = number(option);
  const { face } = wanted(moment);
  return ((turn & 7) === face ? 1 : 0) - 0.1 * leastFirst.indexOf(turn >> 3);
};
