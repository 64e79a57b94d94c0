/** What a game gives the kernel, and what the kernel gives a rule. */
import type { Chance } from './chance.ts';
import type { RuleId, Rules, Seat } from './decision.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What a rule works with: the state it changes in place, the dice, and the log. */
export interface Table<S, E> {
  readonly state: S;
  readonly chance: Chance;
  /** A fact that everybody sees, and what more of it some seats see. */
  tell(fact: E, secret?: Secret<E>): void;
  /** Something hidden came out without a draw: no undo past this. */
  reveal(): void;
}
export interface Secret<E> {
  readonly to: readonly Seat[];
  readonly more: Partial<E>;
}
export interface Told<E> {
  readonly fact: E;
  readonly secret: Secret<E> | undefined;
}
/** The fact as a seat may know it. */
export function hear<E>(told: Told<E>, who: Seat | 'public'): E {
  const { fact, secret } = told;
  return secret !== undefined && who !== 'public' && secret.to.includes(who) ? { ...fact, ...secret.more } : fact;
}

export interface Outcome {
  readonly winners: readonly Seat[];
  readonly by: RuleId;
  /** A word of the game for this way of ending, for statistics. */
  readonly how: string;
  /** Of a winning team, the best. */
  readonly best?: readonly Seat[];
}

/** The rules of a game: enough to play on from any state. */
export interface Rulebook<S, E, V> {
  readonly name: string;
  /** The rules' version, in every saved position and record. */
  readonly rules: number;
  /** The rules from one checkpoint to the next. The state alone says what comes next: no generator outlives a checkpoint. */
  next(table: Table<S, E>): Rules<void>;
  outcome(state: S): Outcome | null;
  copy(state: S, into?: S): S;
  /** What a seat may see, built from an allow-list. */
  view(state: S, who: Seat | 'public'): V;
  /** Change in place everything `seat` cannot see to something that fits what it can. Depends on the view and `chance` only. */
  sample(state: S, seat: Seat, chance: Chance): void;
  save(state: S): Json;
  load(json: Json): S;
}
export interface Game<S, E, V, Setup> extends Rulebook<S, E, V> {
  seats(setup: Setup): readonly Seat[];
  setUp(setup: Setup, chance: Chance): S;
}
