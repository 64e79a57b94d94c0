/** What the screens outside a table know of a game: enough to set it up. The rules themselves are the worker's. */
import type { Json, Seat } from '@amon-hen/kernel';

export type Choices = Readonly<Record<string, string>>;

/** One question of the form for a new table: edition, scenario, players. */
export interface Field {
  readonly name: string;
  /** Keys of the shell's catalogue. */
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}
export interface SeatPlan {
  readonly seat: Seat;
  /** Key of the shell's catalogue. */
  readonly label: string;
  readonly side: 'free' | 'shadow' | null;
}
export interface ShelvedMachine {
  readonly name: string;
  /** Keys of the shell's catalogue. */
  readonly label: string;
  readonly help: string;
}
export interface ShelvedGame {
  /** The name that the rules give themselves. */
  readonly name: string;
  /** Keys of the shell's catalogue. */
  readonly label: string;
  /** What may be chosen, given what has been chosen above it. */
  fields(choices: Choices): readonly Field[];
  setup(choices: Choices): Json;
  seats(setup: Json): readonly SeatPlan[];
  /** From weak to strong. */
  readonly machines: readonly ShelvedMachine[];
}

/** What a set-up says, as a word. */
export function choiceIn(setup: Json, name: string): string {
  if (typeof setup !== 'object' || setup === null) return '';
  return String(Object.entries(setup).find(([key]) => key === name)?.[1]);
}
