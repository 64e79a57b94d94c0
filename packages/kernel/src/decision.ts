/**
 * Decisions: what a rule asks, and the complete set of answers to it. Three forms suffice: pick one, pick some, share
 * out amounts. An option is a small value, usually an integer; its id is made when it is shown, recorded or tested.
 */
export type Seat = number;
export type RuleId = string;

/** Why something may not be done: the rule that forbids it, a catalogue key, and the numbers and names in the sentence. */
export interface Refusal {
  readonly rule: RuleId;
  readonly why: string;
  readonly values?: Values;
}
export type Values = Readonly<Record<string, string | number>>;
export type Verdict = true | Refusal;
export interface Refused {
  readonly option: string;
  readonly refusal: Refusal;
}

/** open: the options follow from public facts. closed: they show something hidden (a hand). secret: the choice is hidden too. */
export type Privacy = 'open' | 'closed' | 'secret';

export interface Question<T> {
  /** Any of these seats may answer; the first answer stands. */
  readonly by: Seat | readonly Seat[];
  readonly rule: RuleId;
  /** What is asked: a catalogue key, and the names and numbers in its sentence. */
  readonly about: string;
  readonly values?: Values;
  readonly privacy?: Privacy;
  /** A function is called only when somebody looks, possibly more than once, and must not change anything. */
  readonly options: readonly T[] | (() => readonly T[]);
  id(option: T): string;
  /** The greyed options with their reasons; found only when somebody looks. */
  refused?(): readonly Refused[];
}
export interface SomeQuestion<T> extends Question<T> {
  readonly least: number;
  readonly most: number;
  /** One answer that is surely legal; required with `accepts`. */
  readonly usual?: readonly T[];
  accepts?(chosen: readonly T[]): Verdict;
}
export interface ShareQuestion<T> extends Question<T> {
  /** The most of each option. */
  readonly upTo: readonly number[];
  /** Least and most of the sum. */
  readonly least: number;
  readonly most: number;
  readonly usual: readonly number[];
  /** What ranges cannot say: no Leader left alone. */
  accepts?(amounts: readonly number[]): Verdict;
}

/** An option's index; ascending indexes; one amount an option. */
export type Answer = number | readonly number[];

export type Decision = PickOne<unknown> | PickSome<unknown> | ShareOut<unknown>;
/** What a rule yields: one decision, or several at once. */
export type Ask = Decision | Together;
/** A rule: yields questions, is given choices, returns what it found out. */
export type Rules<T> = Generator<Ask, T, unknown>;

/** `yield*` on it asks, and gives what was chosen. An iterator written by hand: half the cost of a generator. */
export interface Asking<T> {
  [Symbol.iterator](): Iterator<Ask, T, unknown>;
}

/** Sent instead of a choice when hidden things were changed: find the options anew and ask again. */
export const AGAIN: unique symbol = Symbol('again');

const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4], [5]];
const OPEN: Privacy = 'open';

abstract class Asked<T, C> implements Asking<C> {
  abstract readonly form: 'one' | 'some' | 'amounts';
  readonly question: Question<T>;
  #found: readonly T[] | null;
  #asked: boolean;

  constructor(question: Question<T>) {
    this.question = question;
    this.#found = null;
    this.#asked = false;
  }
  get by(): readonly Seat[] {
    const { by } = this.question;
    return typeof by === 'number' ? (ALONE[by] ?? [by]) : by;
  }
  get rule(): RuleId {
    return this.question.rule;
  }
  get about(): string {
    return this.question.about;
  }
  get values(): Values | undefined {
    return this.question.values;
  }
  get privacy(): Privacy {
    return this.question.privacy ?? OPEN;
  }
  [Symbol.iterator](): Iterator<Ask, C, unknown> {
    return this as unknown as Iterator<Ask, C, unknown>;
  }
  next(given?: unknown): IteratorResult<Ask, C> {
    if (this.#asked && given !== AGAIN) return { done: true, value: given as C }; // what was offered as C comes back as C
    if (this.#asked && spy.on) spy.stack = new Error().stack ?? '';
    this.#asked = true;
    this.#found = null;
    return { done: false, value: this as unknown as Decision };
  }
  get options(): readonly T[] {
    if (this.#found === null) {
      const source = this.question.options;
      this.#found = typeof source === 'function' ? source() : source;
    }
    return this.#found;
  }
  id(option: T): string {
    return this.question.id(option);
  }
  refused(): readonly Refused[] {
    return this.question.refused === undefined ? NOBODY : this.question.refused();
  }
}
const NOBODY: readonly Refused[] = [];

export class PickOne<T> extends Asked<T, T> {
  readonly form = 'one';
}
export class PickSome<T> extends Asked<T, readonly T[]> {
  readonly form = 'some';
  declare readonly question: SomeQuestion<T>;
  get least(): number {
    return this.question.least;
  }
  get most(): number {
    return this.question.most;
  }
  get usual(): readonly T[] | undefined {
    return this.question.usual;
  }
  accepts(chosen: readonly T[]): Verdict {
    return this.question.accepts === undefined ? true : this.question.accepts(chosen);
  }
}
export class ShareOut<T> extends Asked<T, readonly number[]> {
  readonly form = 'amounts';
  declare readonly question: ShareQuestion<T>;
  get upTo(): readonly number[] {
    return this.question.upTo;
  }
  get least(): number {
    return this.question.least;
  }
  get most(): number {
    return this.question.most;
  }
  get usual(): readonly number[] {
    return this.question.usual;
  }
  accepts(amounts: readonly number[]): Verdict {
    return this.question.accepts === undefined ? true : this.question.accepts(amounts);
  }
}

export function pickOne<T>(question: Question<T>): Asking<T> {
  return new PickOne(question);
}
export function pickSome<T>(question: SomeQuestion<T>): Asking<readonly T[]> {
  return new PickSome(question);
}
export function shareOut<T>(question: ShareQuestion<T>): Asking<readonly number[]> {
  return new ShareOut(question);
}

/**
 * A face-down choice: it goes straight to its place in the state, where sampling can change it; the rule itself never
 * holds it.
 */
export function* faceDown<T>(question: Question<T>, place: (choice: T) => void): Rules<void> {
  place(yield* new PickOne({ ...question, privacy: 'secret', id: question.id.bind(question) }));
}

/** One of several decisions made at the same time, and where its choice goes. */
export interface Part {
  readonly asking: Asking<unknown>;
  place(choice: unknown): void;
}
export function part<T>(asking: Asking<T>, place: (choice: T) => void): Part {
  return { asking, place: (choice) => place(choice as T) };
}

/** Several decisions at once. */
export class Together implements Asking<readonly unknown[]> {
  readonly form = 'together';
  readonly #make: () => readonly Part[];
  #parts: readonly Part[] | null = null;
  #asked = false;
  constructor(make: () => readonly Part[]) {
    this.#make = make;
  }
  [Symbol.iterator](): Iterator<Ask, readonly unknown[], unknown> {
    return this as unknown as Iterator<Ask, readonly unknown[], unknown>;
  }
  next(given?: unknown): IteratorResult<Ask, readonly unknown[]> {
    if (this.#asked && given !== AGAIN) return { done: true, value: given as readonly unknown[] };
    this.#asked = true;
    this.#parts = null;
    return { done: false, value: this };
  }
  get parts(): readonly Part[] {
    if (this.#parts === null) this.#parts = this.#make();
    return this.#parts;
  }
  get decisions(): readonly Decision[] {
    return this.parts.map((p) => {
      if (p.asking instanceof PickOne || p.asking instanceof PickSome || p.asking instanceof ShareOut) return p.asking;
      throw new TypeError('a part of several decisions must be one plain question');
    });
  }
}

/** Asks several seats at once. Placed, and told, only when all have answered. */
export function* together(parts: () => readonly Part[]): Rules<void> {
  const asked = new Together(parts);
  const choices = yield* asked;
  const placed = asked.parts;
  for (let i = 0; i < placed.length; i++) placed[i].place(choices[i]);
}

/** For `Position.where`: which rules are running is the call stack at the moment of asking again. */
export const spy = { on: false, stack: '' };
