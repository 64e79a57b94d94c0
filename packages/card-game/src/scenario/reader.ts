/** Reads what a scenario gives, key by key, and says where it is wrong. */
import { GivenError } from '@amon-hen/kernel';

type Path = readonly (string | number)[];

/** A map of the given, of which every key must be asked for: a misspelt key must not pass. */
export class Given {
  readonly #map: Readonly<Record<string, unknown>>;
  readonly #path: Path;
  readonly #asked = new Set<string>();
  constructor(value: unknown, path: Path = []) {
    if (value !== null && value !== undefined && (typeof value !== 'object' || Array.isArray(value))) {
      throw new GivenError(path, 'a map was expected');
    }
    this.#map = { ...value };
    this.#path = path;
  }
  get keys(): readonly string[] {
    return Object.keys(this.#map);
  }
  path(key: string): Path {
    return [...this.#path, key];
  }
  has(key: string): boolean {
    return key in this.#map;
  }
  raw(key: string): unknown {
    this.#asked.add(key);
    return this.#map[key];
  }
  number(key: string, fallback: number): number {
    const value = this.raw(key) ?? fallback;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) {
      throw new GivenError(this.path(key), 'a whole number was expected');
    }
    return value;
  }
  flag(key: string): boolean {
    const value = this.raw(key) ?? false;
    if (typeof value !== 'boolean') throw new GivenError(this.path(key), 'true or false was expected');
    return value;
  }
  /** One of these words. */
  word<W extends string>(key: string, words: readonly W[], fallback: W): W {
    const value = this.raw(key) ?? fallback;
    const found = words.find((word) => word === value);
    if (found === undefined) throw new GivenError(this.path(key), `“${String(value)}” is none of ${words.join(', ')}`);
    return found;
  }
  list(key: string): readonly Entry[] {
    const value = this.raw(key) ?? [];
    if (!Array.isArray(value)) throw new GivenError(this.path(key), 'a list was expected');
    return value.map((item, i) => entry(item, [...this.path(key), i]));
  }
  words(key: string): readonly Entry[] {
    return this.list(key).map((item) => {
      if (item.with.length > 0) throw new GivenError(item.path, 'a single word was expected');
      return item;
    });
  }
  map(key: string): Given {
    return new Given(this.raw(key), this.path(key));
  }
  /** Each key of a map whose keys are ids. */
  each(visit: (key: string, value: Given, path: Path) => void): void {
    for (const key of this.keys) visit(key, this.map(key), this.path(key));
  }
  done(): void {
    const unknown = this.keys.find((key) => !this.#asked.has(key));
    if (unknown === undefined) return;
    throw new GivenError(this.path(unknown), `there is no such key; there are ${[...this.#asked].sort().join(', ')}`);
  }
}

/** `gimli`, or `legolas: [bow-of-the-galadhrim]` for a character with its items. */
export interface Entry {
  readonly id: string;
  readonly with: readonly Entry[];
  readonly path: Path;
}
function entry(value: unknown, path: Path): Entry {
  if (typeof value === 'string') return { id: value, with: [], path };
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
    const [id, items, ...more] = Object.entries(value).flat();
    if (typeof id === 'string' && Array.isArray(items) && more.length === 0) {
      return { id, with: items.map((item, i) => entry(item, [...path, id, i])), path };
    }
  }
  throw new GivenError(path, 'a card was expected, or a card with the list of its items');
}
