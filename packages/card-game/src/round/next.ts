/** From one checkpoint to the next: the state alone says what comes (CG-5.1.1). */
import type { Rules } from '@amon-hen/kernel';
import { carryoverLimit } from '../actions/carryover.ts';
import { turn } from '../actions/turn.ts';
import { opted } from '../options.ts';
import { handSize, inTurnOrder } from '../state/queries.ts';
import { ACTION, BATTLEGROUND, COMBAT, DRAW, OPENING, PATH, VICTORY } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { cycleFromHand } from '../verbs/forsake.ts';
import { nextCombat } from './combat.ts';
import { drawStep } from './draw.ts';
import { activateBattlegrounds, activatePath } from './location.ts';
import { opening } from './opening.ts';
import { checkVictory } from './victory.ts';

export function* next(table: Table): Rules<void> {
  const { state } = table;
  switch (state.phase) {
    case OPENING:
      return yield* opening(table);
    case BATTLEGROUND:
      return yield* activateBattlegrounds(table);
    case PATH:
      return yield* activatePath(table);
    case ACTION:
      yield* turn(table);
      if (state.phase !== ACTION) yield* cycleDownToLimit(table);
      return;
    case COMBAT:
      return yield* nextCombat(table);
    case VICTORY:
      return checkVictory(table);
    case DRAW:
      return yield* drawStep(table);
    default:
      throw new Error(`the game is over: phase ${state.phase}`);
  }
}
/** CG-7.1.8: nobody discards when the step ends, unless the table plays otherwise. */
function* cycleDownToLimit(table: Table): Rules<void> {
  const { state } = table;
  if (opted(state, 'handAboveLimit', 'keep')) return;
  for (const player of inTurnOrder(state)) {
    const surplus = handSize(state, player) - carryoverLimit(state, player);
    if (surplus > 0) yield* cycleFromHand(table, player, surplus, 'CG-7.1.8');
  }
}
