/** The one door to randomness, with three sources: fast (bots, tests), keyed (real games), scripted (scenarios). */
import { fromHex, hex, hmacSha256, sha256 } from './sha256.ts';

export interface Chance {
  /** Draws so far: the undo barrier watches it. */
  readonly used: number;
  /**
   * One of n equal outcomes, as 0 … n − 1. `label` says what is drawn and `face` what an outcome is called; only
   * scripts ask for them. Without `face` an outcome is called by its number plus one, as on a die.
   */
  below(n: number, label: string, face?: (outcome: number) => string): number;
  /** What follows is the consequence of this entry of the record: keyed draws are numbered by entry. */
  entry(number: number): void;
  copy(): Chance;
  save(): ChanceState;
}
export type ChanceState =
  | { readonly kind: 'fast'; readonly words: readonly number[]; readonly used: number }
  | { readonly kind: 'keyed'; readonly entry: number; readonly draw: number; readonly used: number }
  | { readonly kind: 'scripted'; readonly script: Script; readonly used: number };

/** sfc32: small, fast, good enough for playouts; predictable from its outputs, so never for real games. */
export class FastChance implements Chance {
  used = 0;
  #a: number;
  #b: number;
  #c: number;
  #counter: number;
  constructor(a: number, b: number, c: number, counter: number) {
    this.#a = a | 0;
    this.#b = b | 0;
    this.#c = c | 0;
    this.#counter = counter | 0;
  }
  static fromSeed(seed: number): FastChance {
    const chance = new FastChance(seed, seed ^ 0x9e3779b9, 0x243f6a88, 1);
    for (let i = 0; i < 12; i++) chance.#next();
    return chance;
  }
  static load(state: ChanceState): FastChance {
    if (state.kind !== 'fast') throw new TypeError(`a fast chance was expected, not a ${state.kind} one`);
    const [a = 0, b = 0, c = 0, counter = 0] = state.words;
    const chance = new FastChance(a, b, c, counter);
    chance.used = state.used;
    return chance;
  }
  #next(): number {
    const t = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + t) | 0;
    return t >>> 0;
  }
  below(n: number): number {
    this.used++;
    return Math.floor((this.#next() * n) / 0x100000000);
  }
  entry(): void {}
  copy(): FastChance {
    const chance = new FastChance(this.#a, this.#b, this.#c, this.#counter);
    chance.used = this.used;
    return chance;
  }
  save(): ChanceState {
    return { kind: 'fast', words: [this.#a, this.#b, this.#c, this.#counter], used: this.used };
  }
}

/**
 * HMAC-SHA-256 of `entry.draw.attempt` under a secret seed: nobody can foresee a draw, anybody who is given the seed
 * afterwards can check each one. Numbered by entry, so that a rules fix moves the dice of one step, not of all the rest.
 */
export class KeyedChance implements Chance {
  used = 0;
  readonly #seed: Uint8Array;
  #entry = 0;
  #draw = 0;
  constructor(seed: Uint8Array) {
    if (seed.length < 16) throw new TypeError('a seed needs at least 16 bytes');
    this.#seed = seed;
  }
  static load(state: ChanceState, seed: Uint8Array): KeyedChance {
    if (state.kind !== 'keyed') throw new TypeError(`a keyed chance was expected, not a ${state.kind} one`);
    const chance = new KeyedChance(seed);
    chance.#entry = state.entry;
    chance.#draw = state.draw;
    chance.used = state.used;
    return chance;
  }
  below(n: number): number {
    this.used++;
    const limit = 0x100000000 - (0x100000000 % n); // above it, a remainder would favour the low outcomes
    const draw = this.#draw++;
    for (let attempt = 0; ; attempt++) {
      const digest = hmacSha256(this.#seed, ascii(`${this.#entry}.${draw}.${attempt}`));
      const word = new DataView(digest.buffer).getUint32(0);
      if (word < limit) return word % n;
    }
  }
  entry(number: number): void {
    this.#entry = number;
    this.#draw = 0;
  }
  copy(): KeyedChance {
    const chance = new KeyedChance(this.#seed);
    chance.#entry = this.#entry;
    chance.#draw = this.#draw;
    chance.used = this.used;
    return chance;
  }
  save(): ChanceState {
    return { kind: 'keyed', entry: this.#entry, draw: this.#draw, used: this.used };
  }
}
function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (c) => c.charCodeAt(0));
}

/** What is published before the game, so that the seed revealed after it proves the dice. */
export function commitment(seed: Uint8Array): string {
  return hex(sha256(seed));
}
export function seedFromText(text: string): Uint8Array {
  return fromHex(text);
}

/** For each label the outcomes to come, by what they are called; `WHATEVER` as the last: from here on it does not matter. */
export type Script = Readonly<Record<string, readonly string[]>>;
export const WHATEVER = '*';

/** A draw that the script does not have, or that cannot be. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}

/** Copies share one script, so that what is added later reaches them all; each knows how much of it was used. */
export class ScriptedChance implements Chance {
  used = 0;
  #script = new Map<string, string[]>();
  #taken = new Map<string, number>();
  constructor(script: Script) {
    this.add(script);
  }
  static load(state: ChanceState): ScriptedChance {
    if (state.kind !== 'scripted') throw new TypeError(`a scripted chance was expected, not a ${state.kind} one`);
    const chance = new ScriptedChance(state.script);
    chance.used = state.used;
    return chance;
  }
  below(n: number, label: string, face: (outcome: number) => string = byNumber): number {
    const taken = this.#taken.get(label) ?? 0;
    const wanted = this.#script.get(label)?.[taken];
    if (wanted === WHATEVER) {
      this.used++;
      return 0;
    }
    for (let outcome = 0; outcome < n && wanted !== undefined; outcome++) {
      if (face(outcome) !== wanted) continue;
      this.used++;
      this.#taken.set(label, taken + 1);
      return outcome;
    }
    const possible = [...new Set(Array.from({ length: n }, (_, i) => face(i)))].join(', ');
    throw new ScriptError(
      wanted === undefined
        ? `nothing is scripted for “${label}”: it can give ${possible}`
        : `“${label}” cannot give ${wanted}: it can give ${possible}`,
    );
  }
  entry(): void {}
  /** What was scripted and not yet asked for. */
  get left(): Script {
    return Object.fromEntries(Object.entries(this.#rest()).filter(([, [next]]) => next !== WHATEVER));
  }
  #rest(): Script {
    const rest = [...this.#script].map(([label, faces]) => [label, faces.slice(this.#taken.get(label) ?? 0)] as const);
    return Object.fromEntries(rest.filter(([, faces]) => faces.length > 0));
  }
  add(script: Script): void {
    for (const [label, faces] of Object.entries(script)) {
      const known = this.#script.get(label);
      if (known === undefined) this.#script.set(label, [...faces]);
      else if (known.at(-1) === WHATEVER)
        known.splice(-1, 1, ...faces); // now it matters again
      else known.push(...faces);
    }
  }
  copy(): ScriptedChance {
    const chance = new ScriptedChance(NO_SCRIPT);
    chance.#script = this.#script;
    chance.#taken = new Map(this.#taken);
    chance.used = this.used;
    return chance;
  }
  save(): ChanceState {
    return { kind: 'scripted', script: this.#rest(), used: this.used };
  }
}
const NO_SCRIPT: Script = {};
function byNumber(outcome: number): string {
  return String(outcome + 1);
}
