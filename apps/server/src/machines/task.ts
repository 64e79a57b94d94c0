import type { SavedPosition, Seat } from '@amon-hen/kernel';

export interface Task {
  readonly game: string;
  readonly saved: SavedPosition;
  readonly seed: string;
  readonly seat: Seat;
  readonly machine: string;
  readonly milliseconds: number;
  /** Seeds the machine's own luck; it tells nothing about the game's dice. */
  readonly luck: number;
}
export interface Thought {
  readonly which: number;
  readonly says: string;
  readonly milliseconds: number;
  /** Why somebody had to answer in the machine's place; null if nobody had to. */
  readonly intervention: string | null;
}
