/** How a game is put on a stage: what scenarios, records and tools need beside the rules. Each game exports one. */
import type { Chance } from './chance.ts';
import type { Game, Json } from './game.ts';

export interface Stage<S, E, V, O> {
  readonly game: Game<S, E, V, O>;
  /** The seats' names in lower-case words; the index is the seat. */
  seats(setup: O): readonly string[];
  /**
   * The set-up (edition, players, options) that `given` asks for; a set-up is plain JSON and asks for itself. Throws a
   * `GivenError` if it is nonsense.
   */
  setup(given: unknown): O;
  /** The set-up with every change that `given` asks for. Throws a `GivenError` if it asks for nonsense. */
  arrange(setup: O, given: unknown, chance: Chance): S;
  /** The whole state in the words of the game: names instead of numbers. */
  describe(state: S): Json;
  describeView(view: V): Json;
  /** A fact in the words of the game; as it is, if left out. */
  describeFact?(fact: E): Json;
}

/** What was given cannot be: `path` leads to the wrong place in it. */
export class GivenError extends Error {
  override readonly name = 'GivenError';
  readonly path: readonly (string | number)[];
  /** The message without its place. */
  readonly reason: string;
  constructor(path: readonly (string | number)[], reason: string) {
    super(path.length === 0 ? reason : `${path.join('.')}: ${reason}`);
    this.path = path;
    this.reason = reason;
  }
}
