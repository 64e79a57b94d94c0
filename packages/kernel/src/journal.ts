/**
 * A game's truth: its set-up, its chance and its entries. An entry is an answer in words, an undo, or a return to an
 * earlier entry that everybody agreed to. Folding the entries again gives the same position to the last die.
 */
import { isRefusal, kernelRefusal, read, spell } from './answers.ts';
import type { Chance } from './chance.ts';
import type { Answer, Seat, Verdict } from './decision.ts';
import type { Game, Told } from './game.ts';
import { Position } from './position.ts';

export type Entry =
  | { readonly seat: Seat; readonly which: number; readonly says: string }
  | { readonly undo: Seat }
  /** Back to the moment right after this entry (0: the beginning). */
  | { readonly backTo: number };

export class Journal<S, E, V, O> {
  readonly game: Game<S, E, V, O>;
  readonly setup: O;
  readonly #chance: Chance;
  readonly #entries: Entry[] = [];
  /** Hears each fact once; `at` is its number. */
  listener: ((told: Told<E>, at: number) => void) | null = null;
  #position: Position<S, E, V>;
  #asked = 0;

  constructor(
    game: Game<S, E, V, O>,
    setup: O,
    chance: Chance,
    listener: ((told: Told<E>, at: number) => void) | null = null,
  ) {
    this.game = game;
    this.setup = setup;
    this.#chance = chance.copy();
    this.listener = listener;
    this.#position = this.#begin();
  }
  get position(): Position<S, E, V> {
    return this.#position;
  }
  get entries(): readonly Entry[] {
    return this.#entries;
  }
  /** The entry since which the present questions stand: of several at once, the others stay when one is answered. */
  get asked(): number {
    return this.#asked;
  }
  #begin(): Position<S, E, V> {
    let told = 0;
    const hear = (fact: Told<E>): void => {
      if (this.listener !== null) this.listener(fact, told);
      told++;
    };
    const position = Position.begin(this.game, this.setup, this.#chance.copy(), hear);
    position.listener = (fact) => {
      if (this.listener !== null) this.listener(fact, position.told - 1);
    };
    return position;
  }
  answer(seat: Seat, which: number, answer: Answer | string): Verdict {
    const decision = this.#position.pending[which];
    if (decision === undefined) return kernelRefusal('not-pending');
    if (!decision.by.includes(seat)) return kernelRefusal('not-yours');
    const given = typeof answer === 'string' ? read(decision, answer) : answer;
    if (isRefusal(given)) return given;
    const entry = this.#entries.length + 1;
    // spelled before it is taken: afterwards the options may be others
    const says = typeof answer === 'string' ? answer : null;
    const words = says ?? spellIfLegal(decision, given);
    const stays = this.#position.staysAsked('answer');
    const verdict = this.#position.answer(seat, which, given, entry);
    if (verdict === true) this.#push({ seat, which, says: words }, stays);
    return verdict;
  }
  undo(seat: Seat): Verdict {
    const stays = this.#position.staysAsked('undo');
    const verdict = this.#position.undo(seat);
    if (verdict === true) this.#push({ undo: seat }, stays);
    return verdict;
  }
  #push(entry: Entry, stays: boolean): void {
    this.#entries.push(entry);
    if (!stays) this.#asked = this.#entries.length;
  }
  /** Past the barrier, by agreement. The draws that follow are new ones: they are numbered by entry. */
  backTo(entry: number): Verdict {
    if (!Number.isInteger(entry) || entry < 0 || entry > this.#entries.length) return kernelRefusal('no-such-entry');
    const listener = this.listener;
    this.listener = null;
    this.#position = this.#begin();
    for (const n of standing(this.#entries.slice(0, entry))) this.#refold(n);
    this.listener = listener;
    this.#push({ backTo: entry }, false);
    return true;
  }
  /** Takes an entry of a record. */
  fold(entry: Entry): Verdict {
    if ('undo' in entry) return this.undo(entry.undo);
    if ('backTo' in entry) return this.backTo(entry.backTo);
    return this.answer(entry.seat, entry.which, entry.says);
  }
  #refold(n: number): void {
    const entry = this.#entries[n - 1];
    if (!('seat' in entry)) throw new Error(`entry ${n} is no answer`);
    const decision = this.#position.pending[entry.which];
    const answer = decision === undefined ? kernelRefusal('not-pending') : read(decision, entry.says);
    const verdict = isRefusal(answer) ? answer : this.#position.answer(entry.seat, entry.which, answer, n);
    if (verdict !== true) throw new Error(`entry ${n} does not fold again: ${verdict.why}`);
  }
}
function spellIfLegal(decision: Parameters<typeof spell>[0], answer: Answer): string {
  try {
    return spell(decision, answer);
  } catch {
    return ''; // it will be refused
  }
}

/** The numbers of the answers that still stand after all undos and returns. */
export function standing(entries: readonly Entry[]): number[] {
  const trails: number[][] = [[]];
  entries.forEach((entry, i) => {
    const now = trails[i];
    if ('backTo' in entry) trails.push(trails[entry.backTo]);
    else if ('undo' in entry) {
      let last = now.length - 1;
      while (last >= 0) {
        const e = entries[now[last] - 1];
        if ('seat' in e && e.seat === entry.undo) break;
        last--;
      }
      trails.push(now.filter((_, at) => at !== last));
    } else trails.push([...now, i + 1]);
  });
  return trails[entries.length];
}
