/** Lets a machine answer; if it fails or answers nonsense, a legal answer is given for it and said so. */
import { type Answer, anyAnswer, type Chance, judge, type Position, type Seat } from '@amon-hen/kernel';
import type { Machine } from './machine.ts';

export interface Answered {
  readonly which: number;
  readonly answer: Answer;
  readonly milliseconds: number;
  /** Why the watchdog had to answer in the machine's place; null if it had not to. */
  readonly intervention: string | null;
}
export interface Thinking {
  readonly chance: Chance;
  readonly milliseconds: number;
  /** The time in milliseconds; games and machines have no clock of their own. */
  now(): number;
}

/** The machine's answer to the first decision that waits for its seat; null if none does. */
export function answerOf<S, E, V>(
  position: Position<S, E, V>,
  seat: Seat,
  machine: Machine<S, E, V>,
  thinking: Thinking,
): Answered | null {
  const which = position.pending.findIndex((d, i) => d.by.includes(seat) && !position.isAnswered(i));
  const decision = position.pending[which];
  if (decision === undefined) return null;
  const { chance, milliseconds, now } = thinking;
  const begun = now();
  const give = (answer: Answer, intervention: string | null): Answered => ({
    which,
    answer,
    milliseconds: now() - begun,
    intervention,
  });
  try {
    const imagine = (seed: number, into?: S) => position.imagine(seat, seed, into);
    let seen: V | null = null;
    const answer = machine.choose({
      seat,
      get view() {
        seen ??= position.view(seat); // not every machine looks
        return seen;
      },
      which,
      decision,
      imagine,
      chance,
      milliseconds,
    });
    const verdict = judge(decision, answer);
    if (verdict === true) return give(answer, null);
    return give(anyAnswer(decision, chance), `illegal answer to ${decision.about}: ${verdict.why}`);
  } catch (error) {
    return give(anyAnswer(decision, chance), error instanceof Error ? error.message : String(error));
  }
}
