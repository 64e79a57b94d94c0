/** A machine player: from what a seat sees and is asked to an answer. It never holds the true state. */
import type { Answer, Chance, Decision, Run, Seat } from '@amon-hen/kernel';

export interface Asked<S, E, V> {
  readonly seat: Seat;
  readonly view: V;
  /** The number of the decision among those that wait. */
  readonly which: number;
  readonly decision: Decision;
  /** A run from here with everything hidden from the seat drawn anew. It must not be kept after the answer. */
  imagine(seed: number, into?: S): Run<S, E, V>;
  /** Its own luck: among nearly equal options a machine chooses by chance. */
  readonly chance: Chance;
  /** How long it may think. */
  readonly milliseconds: number;
  /** Is the time nearly up? Who thinks long asks now and then, and answers with the best that is found. */
  late(): boolean;
}
export interface Machine<S, E, V> {
  readonly name: string;
  /** Who answers if it fails; without one it is any legal answer. */
  readonly standby?: Machine<S, E, V>;
  choose(asked: Asked<S, E, V>): Answer;
}
