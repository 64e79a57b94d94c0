/** Plays an imagined game on, with rules of thumb for everybody, to where it can be judged. */
import type { Fact, State, View } from '@amon-hen/board-game';
import { FREE, type Side } from '@amon-hen/board-game/reading';
import { type Chance, type Decision, meaning, type Run, type Seat } from '@amon-hen/kernel';
import { freeWins } from './evaluation.ts';
import { thumb } from './policy.ts';

export type BoardRun = Run<State, Fact, View>;
/** No thought has more questions than this; whoever asks more is judged where he is. */
const MOST_STEPS = 400;

/** The first question that waits, and its number; null at the end of the game. */
function waiting(run: BoardRun): { readonly which: number; readonly decision: Decision; readonly seat: Seat } | null {
  const { pending } = run;
  for (let which = 0; which < pending.length; which++) {
    const decision = pending[which];
    if (!run.isAnswered(which)) return { which, decision, seat: decision.by[0] };
  }
  return null;
}
/**
 * How good the game stands for the side when the action is over, and so many actions after it: at the next question for
 * one, before the Hunt dice are laid, or when another turn has begun.
 */
export function lookAhead(
  run: BoardRun,
  side: Side,
  chance: Chance,
  replies: number,
): { readonly value: number; readonly steps: number } {
  const { turn } = run.state;
  let steps = 0;
  let left = replies;
  for (; steps < MOST_STEPS; steps++) {
    const next = waiting(run);
    if (next === null || run.state.turn > turn || next.decision.about === 'hunt-allocation') break;
    if (next.decision.about === 'action' && left-- === 0) break;
    const { which, decision, seat } = next;
    run.take(which, meaning(decision, thumb(run.state, seat, decision, chance)));
  }
  const p = freeWins(run.state);
  return { value: side === FREE ? p : 1 - p, steps };
}
