/** The six phases of a turn (BG-4.1). Each step lies between two checkpoints. */
import { pickOne, type Rules } from '@amon-hen/kernel';
import { takeAction, unusedDice } from '../actions/action.ts';
import { diceAtStart, EYE, type Face, faceId, facesOfDie } from '../data/dice.ts';
import { ARAGORN, GANDALF_THE_WHITE, MOUTH_OF_SAURON, SARUMAN, WITCH_KING } from '../data/figures.ts';
import { FREE, SHADOW, type Side } from '../data/nations.ts';
import type { Table } from '../fact.ts';
import { fellowshipPhase } from '../fellowship/declare.ts';
import { fellowshipCompanions } from '../fellowship/guide.ts';
import { beginTurn } from '../seats/consecutive.ts';
import { drawForTurn } from '../seats/draws.ts';
import { firstToAct, nextToAct, passLeadership, skipTurn } from '../seats/order.ts';
import { actingSide, leading } from '../seats/seats.ts';
import { isInPlay } from '../state/armies.ts';
import {
  ACTION_RESOLUTION,
  ACTION_ROLL,
  FELLOWSHIP_PHASE,
  HUNT_ALLOCATION,
  OFF_MORDOR_TRACK,
  RECOVER,
  type State,
  VICTORY_CHECK,
} from '../state/state.ts';
import { checkMilitaryVictory, corrupt, GAME_OVER } from './victory.ts';

/** From one checkpoint to the next. */
export function* next(game: Table): Rules<void> {
  try {
    yield* step(game);
  } catch (thrown) {
    if (thrown !== GAME_OVER) throw thrown;
  }
}
function* step(game: Table): Rules<void> {
  const s = game.state;
  switch (s.phase) {
    case RECOVER:
      yield* recover(game);
      s.phase = FELLOWSHIP_PHASE;
      return;
    case FELLOWSHIP_PHASE:
      yield* fellowshipPhase(game);
      s.phase = HUNT_ALLOCATION;
      return;
    case HUNT_ALLOCATION:
      yield* huntAllocation(game);
      s.phase = ACTION_ROLL;
      return;
    case ACTION_ROLL:
      actionRoll(game, FREE);
      actionRoll(game, SHADOW);
      s.acting = firstToAct(s);
      s.phase = ACTION_RESOLUTION;
      return;
    case ACTION_RESOLUTION:
      yield* actionResolution(game);
      return;
    case VICTORY_CHECK:
      checkMilitaryVictory(game);
      s.phase = RECOVER;
      return;
    default:
      throw new Error(`there is no phase ${s.phase}`);
  }
}

/** BG-5.1: the pool of a side now. */
export function poolOf(s: State, side: Side): number {
  const bonus = side === FREE ? [ARAGORN, GANDALF_THE_WHITE] : [WITCH_KING, SARUMAN, MOUTH_OF_SAURON];
  return diceAtStart[side] + bonus.filter((c) => isInPlay(s, c)).length;
}
/** BG-4.2 */
function* recover(game: Table): Rules<void> {
  const s = game.state;
  s.turn++;
  s.huntDiceBack = s.huntBox[FREE]; // BG-4.2.1
  s.stirred = false;
  s.messengerUsed = false;
  passLeadership(s);
  beginTurn(s);
  for (let side = FREE; side <= SHADOW; side++) {
    s.huntBox[side] = 0;
    s.ringUsed[side] = false;
    s.dice[side].fill(0);
    s.pools[side] = poolOf(s, side); // BG-4.2.2, BG-5.1.4
  }
  game.tell({ what: 'turn', n: s.turn, cause: 'BG-4.1.1' });
  yield* drawForTurn(game);
}
const allocateId = (n: number): string => `allocate ${n}`;
/** BG-4.4, D-05 */
function* huntAllocation(game: Table): Rules<void> {
  const s = game.state;
  const least = s.huntDiceBack > 0 && s.rulings.huntMinimum ? 1 : 0; // BG-4.4.2
  const most = Math.min(s.pools[SHADOW], Math.max(1, fellowshipCompanions(s).length)); // BG-4.4.3
  const n = yield* pickOne({
    by: leading(s, SHADOW),
    rule: 'BG-4.4.1',
    about: 'hunt-allocation',
    values: { least, most },
    id: allocateId,
    options: Array.from({ length: most - least + 1 }, (_, i) => least + i),
  });
  s.huntBox[SHADOW] = n;
  game.tell({ what: 'hunt-allocation', n, cause: 'BG-4.4.1' });
}
const ROLL = ['action dice free', 'action dice shadow'];
/** BG-4.5 */
function actionRoll(game: Table, side: Side): void {
  const s = game.state;
  const n = s.pools[side] - (side === SHADOW ? s.huntBox[SHADOW] : 0);
  const rolled: Face[] = [];
  for (let i = 0; i < n; i++) {
    const face = facesOfDie[side][game.chance.below(6, ROLL[side], (k) => faceId[facesOfDie[side][k]])];
    rolled.push(face);
    if (face === EYE)
      s.huntBox[SHADOW]++; // BG-4.5.2
    else s.dice[side][face]++;
  }
  game.tell({ what: 'action-roll', side, dice: rolled, cause: 'BG-4.5.1' });
}
/** BG-4.6.8: one player's turn to act. */
function* actionResolution(game: Table): Rules<void> {
  const s = game.state;
  if (unusedDice(s, FREE) + unusedDice(s, SHADOW) === 0) {
    if (s.mordor !== OFF_MORDOR_TRACK && !s.stirred) corrupt(game, 1, 'BG-14.3.6');
    s.phase = VICTORY_CHECK;
    return;
  }
  if (unusedDice(s, actingSide(s)) === 0) {
    s.acting = skipTurn(s);
    return;
  }
  const taken = yield* takeAction(game);
  if (taken !== 'ring') s.acting = nextToAct(s, taken === 'passed');
}
