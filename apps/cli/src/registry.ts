/** What the command knows of a game beside its rules. */
import type { Machine } from '@amon-hen/bots';
import type { Stage } from '@amon-hen/kernel';

/** The options that choose a set-up: `--edition`, `--players`, `--scenario`. */
export interface Choices {
  readonly edition?: string;
  readonly players?: number;
  readonly scenario?: string;
}
export interface Title<S, E, V, O> {
  readonly stage: Stage<S, E, V, O>;
  /** What this game lets one choose, for the message if somebody chooses something else. */
  readonly choices: {
    readonly edition?: readonly string[];
    readonly players?: readonly number[];
    readonly scenario?: readonly string[];
  };
  /** What `stage.setup` is given for these choices. */
  given(choices: Choices): unknown;
  /** All sides and all ways of ending, so that figures of none are shown as well. */
  readonly sides: readonly string[];
  readonly endings: readonly string[];
  /** The side of a seat, by its name. */
  side(seat: string): string;
  /** How many turns or rounds have been begun. */
  turn(state: S): number;
  readonly machines: Readonly<Record<string, Machine<S, E, V>>>;
  /** A game longer than this counts as endless. */
  readonly mostDecisions: number;
}
export type AnyTitle = Title<unknown, unknown, unknown, unknown>;

export interface Registry {
  readonly games: Readonly<Record<string, AnyTitle>>;
  /** The module that exports it as `registry`, for workers. */
  readonly url: string;
}
