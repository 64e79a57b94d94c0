/** Lets a machine answer; if it fails or answers nonsense, a legal answer is given for it and said so. */
import { type Answer, anyAnswer, type Chance, judge, type Position, type Seat } from '@amon-hen/kernel';
import type { Asked, Machine } from './machine.ts';

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

/** Part of the time after which a machine is told that it is late, and multiple at which it may imagine nothing more. */
const LATE = 0.75;
const TOO_LATE = 2;

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
  let seen: V | null = null;
  /** What is asked; with a limit, who imagines on long after the time is up is stopped there. */
  const ask = (limit: number): Asked<S, E, V> => {
    let imagined = 0;
    return {
      seat,
      get view() {
        seen ??= position.view(seat); // not every machine looks
        return seen;
      },
      which,
      decision,
      imagine: (seed, into) => {
        if (imagined++ > 0 && now() - begun > limit) throw new Error(`overran its time at ${decision.about}`);
        return position.imagine(seat, seed, into);
      },
      chance,
      milliseconds,
      late: () => now() - begun > milliseconds * LATE,
    };
  };
  const found = tryAnswer(machine, ask(milliseconds * TOO_LATE));
  let { answer } = found;
  if (answer === null && machine.standby !== undefined) {
    answer = tryAnswer(machine.standby, ask(Number.POSITIVE_INFINITY)).answer;
  }
  answer ??= anyAnswer(decision, chance);
  return { which, answer, milliseconds: now() - begun, intervention: found.why };
}
/** A legal answer, or why there is none. */
function tryAnswer<S, E, V>(
  machine: Machine<S, E, V>,
  asked: Asked<S, E, V>,
): { readonly answer: Answer | null; readonly why: string | null } {
  const { decision } = asked;
  try {
    const answer = machine.choose(asked);
    const verdict = judge(decision, answer);
    if (verdict === true) return { answer, why: null };
    return { answer: null, why: `illegal answer to ${decision.about}: ${verdict.why}` };
  } catch (error) {
    return { answer: null, why: error instanceof Error ? error.message : String(error) };
  }
}
