/** A state and the generator that changes it. Knows no past: playouts use it alone. */
import { forcedChoice, isForced } from './answers.ts';
import type { Chance } from './chance.ts';
import { AGAIN, type Ask, type Decision, type Rules, type Seat } from './decision.ts';
import type { Rulebook, Secret, Table, Told } from './game.ts';

const NOTHING: readonly Decision[] = [];
const NONE: readonly unknown[] = [];
const OPEN_PLACE: unique symbol = Symbol('not yet answered');

export class Run<S, E, V> implements Table<S, E> {
  readonly game: Rulebook<S, E, V>;
  readonly state: S;
  chance: Chance;
  /** What is asked now; null when the game is over. */
  asked: Ask | null = null;
  revealed = false;
  /** Hears the facts; nobody hears them when answers are run again. */
  listener: ((told: Told<E>) => void) | null = null;
  onCheckpoint: (() => void) | null = null;
  onForced: ((choice: unknown) => void) | null = null;
  /** Answers are being run again: nothing is told, no options are found, nothing answers itself. */
  replaying = false;
  #rules: Rules<void> | null = null;
  /** Of several decisions: what has been chosen so far. */
  #given: unknown[] = [];
  #missing = 0;

  constructor(game: Rulebook<S, E, V>, state: S, chance: Chance) {
    this.game = game;
    this.state = state;
    this.chance = chance;
  }
  tell(fact: E, secret?: Secret<E>): void {
    if (this.listener !== null && !this.replaying) this.listener({ fact, secret });
  }
  reveal(): void {
    this.revealed = true;
  }
  get pending(): readonly Decision[] {
    const asked = this.asked;
    return asked === null ? NOTHING : asked.form === 'together' ? asked.decisions : [asked];
  }
  /** How many answers to several decisions are still missing; 1 for a single decision, 0 at the end. */
  get missing(): number {
    if (this.asked === null) return 0;
    return this.asked.form === 'together' ? this.#missing : 1;
  }
  isAnswered(which: number): boolean {
    return this.asked?.form === 'together' && this.#given[which] !== OPEN_PLACE;
  }

  start(): this {
    this.resume(undefined);
    return this;
  }
  /** Go on until somebody must decide, or the game is over. An open question with one answer answers itself. */
  resume(given: unknown): void {
    let choice = given;
    for (;;) {
      if (this.#rules === null) {
        if (this.game.outcome(this.state) !== null) {
          this.asked = null;
          return;
        }
        this.#rules = this.game.next(this);
      }
      const step = this.#rules.next(choice);
      if (step.done === true) {
        this.#rules = null;
        if (this.onCheckpoint !== null) this.onCheckpoint();
        continue;
      }
      const ask = step.value;
      if (ask.form === 'together') {
        const n = this.replaying ? ask.parts.length : ask.decisions.length;
        if (n === 0 && !this.replaying) {
          choice = NONE;
          if (this.onForced !== null) this.onForced(NONE);
          continue;
        }
        if (!this.replaying) for (const decision of ask.decisions) mustBeAnswerable(decision);
        this.#missing = n;
        this.#given = new Array<unknown>(n).fill(OPEN_PLACE);
      } else if (!this.replaying) {
        const forced = forcedChoice(ask);
        if (isForced(forced)) {
          choice = forced;
          if (this.onForced !== null) this.onForced(forced);
          continue;
        }
        mustBeAnswerable(ask);
      }
      this.asked = ask;
      return;
    }
  }
  /** Trusted: the choice was offered. */
  take(which: number, choice: unknown): void {
    if (this.asked === null || this.asked.form !== 'together') {
      this.resume(choice);
      return;
    }
    if (this.#given[which] === OPEN_PLACE) this.#missing--;
    this.#given[which] = choice;
    if (this.#missing === 0) this.resume(this.#given);
  }
  takeBack(which: number): void {
    if (this.#given[which] === OPEN_PLACE) return;
    this.#given[which] = OPEN_PLACE;
    this.#missing++;
  }
  /** Hidden things were changed: what was made from them is made anew; waiting answers of other seats are dropped. */
  askAgain(seat: Seat): void {
    const own = this.pending.map((d, i) => (d.by.includes(seat) && this.isAnswered(i) ? this.#given[i] : OPEN_PLACE));
    const several = this.asked?.form === 'together';
    this.resume(AGAIN);
    if (!several) return;
    for (let i = 0; i < own.length; i++) if (own[i] !== OPEN_PLACE) this.take(i, own[i]);
  }
}
function mustBeAnswerable(decision: Decision): void {
  if (decision.form === 'one' && decision.options.length === 0) {
    throw new Error(`a question without an answer: ${decision.rule}, ${decision.about}`);
  }
}
