/** Reading what a scenario gives: maps with known keys, names of the game, numbers; everything else is an error with its place. */
import { GivenError } from '@amon-hen/kernel';

type Path = readonly (string | number)[];

/** A value and where it stands. */
export class Given {
  readonly value: unknown;
  readonly path: Path;
  constructor(value: unknown, path: Path = []) {
    this.value = value;
    this.path = path;
  }
  fail(reason: string): never {
    throw new GivenError(this.path, reason);
  }
  isMissing(): boolean {
    return this.value === undefined || this.value === null;
  }
  /** The entries of a map. */
  entries(): [string, Given][] {
    if (this.isMissing()) return [];
    if (typeof this.value !== 'object' || Array.isArray(this.value)) this.fail('a map was expected');
    return Object.entries(this.value as object).map(([key, value]) => [key, new Given(value, [...this.path, key])]);
  }
  /** A map of which every key must be known. */
  fields<K extends string>(known: readonly K[]): { readonly [key in K]: Given } {
    const found: Partial<Record<K, Given>> = {};
    for (const key of known) found[key] = new Given(undefined, [...this.path, key]);
    for (const [key, given] of this.entries()) {
      const name = known.find((k) => k === key);
      if (name === undefined) given.fail(`there is no such thing; known here: ${known.join(', ')}`);
      else found[name] = given;
    }
    return found as { readonly [key in K]: Given };
  }
  items(): Given[] {
    if (this.isMissing()) return [];
    if (!Array.isArray(this.value)) this.fail('a list was expected');
    return (this.value as readonly unknown[]).map((value, i) => new Given(value, [...this.path, i]));
  }
  /** A whole number in these bounds. */
  number(least: number, most: number): number {
    const n = this.value;
    if (typeof n !== 'number' || !Number.isInteger(n) || n < least || n > most) {
      this.fail(`a whole number from ${least} to ${most} was expected`);
    }
    return n as number;
  }
  flag(): boolean {
    if (typeof this.value !== 'boolean') this.fail('true or false was expected');
    return this.value as boolean;
  }
  /** One of these words, as its place among them. */
  word(words: readonly string[], what: string): number {
    const i = words.indexOf(String(this.value));
    if (i < 0) this.fail(`there is no ${what} “${String(this.value)}”`);
    return i;
  }
}
