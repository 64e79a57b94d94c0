/** The games on the shelf: what the screens outside a table know of a game before its rules are loaded. */

import { extraGames } from 'virtual:extra-games';
import type { Machine } from '@amon-hen/bots';
import type { Json, Seat, Stage } from '@amon-hen/kernel';

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
  /** The rules and the machines, in a chunk of their own. */
  load(): Promise<Playable>;
}
export interface Playable {
  readonly stage: Stage<unknown, unknown, unknown, unknown>;
  machine(name: string): Machine<unknown, unknown, unknown> | null;
}

export const shelf: readonly ShelvedGame[] = [...extraGames];

export function onShelf(name: string): ShelvedGame | null {
  return shelf.find((game) => game.name === name) ?? null;
}
/** Every field with a value: the first option where nothing fitting was chosen. */
export function settled(game: ShelvedGame, choices: Choices): Choices {
  let known: Choices = {};
  for (;;) {
    const next = game.fields(known).find((field) => known[field.name] === undefined);
    if (next === undefined) return known;
    const wanted = choices[next.name];
    const fits = next.options.some((option) => option.value === wanted);
    known = { ...known, [next.name]: (fits ? wanted : next.options[0]?.value) ?? '' };
  }
}
