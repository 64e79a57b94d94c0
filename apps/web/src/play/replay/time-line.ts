/** What a replay tells of the whole game: its steps, its moments, and how it stood at each. */
import type { Seat, Values } from '@amon-hen/kernel';
import type { Fact, Who } from '../source.ts';

export type MomentKind = 'turn' | 'battle' | 'capture' | 'hunt' | 'card' | 'character' | 'end';

export interface Moment {
  /** The step after which it stands on the table. */
  readonly at: number;
  readonly kind: MomentKind;
  readonly side: 'free' | 'shadow' | null;
  readonly fact: Fact;
}
/** One answer that stands: undone ones are not shown again. */
export interface ReplayStep {
  /** Its number in the record. */
  readonly entry: number;
  readonly seat: Seat;
  /** What was asked and answered; null where the eyes that look may not know it. */
  readonly said: {
    readonly about: string;
    readonly values?: Values;
    readonly form: 'one' | 'some' | 'amounts';
    readonly says: string;
  } | null;
  /** How many facts had been told before it. */
  readonly told: number;
}
/** Whether the dice and the answers are what they should be. */
export type Proof =
  /** Each answer was legal and the end is the same; `committed`: the seed is the one promised before the game. */
  | { readonly kind: 'true'; readonly committed: boolean }
  | { readonly kind: 'false'; readonly message: string }
  /** There is nothing to prove: the game is not over, or it was never promised to anybody. */
  | { readonly kind: 'none' };

export interface TimeLine {
  readonly steps: readonly ReplayStep[];
  readonly moments: readonly Moment[];
  /** Whose eyes may look. */
  readonly eyes: readonly Who[];
  /** After each step, from 0 (the Shadow) to 1 (the Free Peoples), as a machine judges it; null if none can. */
  readonly balance: readonly number[] | null;
  readonly proof: Proof;
}
