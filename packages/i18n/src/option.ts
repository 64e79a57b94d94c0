/**
 * From option ids to words. An id is a few lower-case words, some of them ids of the data: `move minas-morgul osgiliath`.
 * A game's catalogue has a table of patterns, each the shape of an id with its message:
 *
 *   'move <from:region> <to:region>': 'March from {from, region} to {to, region}'
 *
 * `<name:kind>` stands for one word: the id of a thing of that kind (or of those kinds: `battleground|path`), any whole
 * number (`number`), or any word at all (`word`); a colon after it is part of the id. `<name:kind+>` at the end takes all
 * the words that are left, as a list. A word that is no such thing does not match, so `move <to:region>` and `move
 * fellowship` do not disturb each other. Of several that match, the one with the most plain words wins.
 */
import type { Value } from './format.ts';

interface Slot {
  readonly name: string;
  readonly kind: string;
  readonly many: boolean;
  readonly colon: boolean;
}
interface Pattern {
  readonly source: string;
  readonly words: readonly (string | Slot)[];
  readonly plain: number;
}
export interface Matched {
  readonly pattern: string;
  readonly values: Readonly<Record<string, Value>>;
}
export type IsNamed = (kind: string, id: string) => boolean;

export class Patterns {
  readonly #patterns: readonly Pattern[];
  constructor(sources: readonly string[]) {
    this.#patterns = sources.map(readPattern).sort((a, b) => b.plain - a.plain);
  }
  match(id: string, isNamed: IsNamed): Matched | null {
    const words = id.split(' ');
    for (const pattern of this.#patterns) {
      const values = fit(pattern.words, words, isNamed);
      if (values !== null) return { pattern: pattern.source, values };
    }
    return null;
  }
}

export function readPattern(source: string): Pattern {
  const words = source.split(' ').map((word): string | Slot => {
    const slot = /^<(\w+):([\w|-]+)(\+?)>(:?)$/.exec(word);
    if (slot === null) {
      if (word === '' || /[<>]/.test(word)) throw new Error(`not a pattern of an option: ${source}`);
      return word;
    }
    return { name: slot[1] ?? '', kind: slot[2] ?? '', many: slot[3] === '+', colon: slot[4] === ':' };
  });
  const many = words.findIndex((word) => typeof word !== 'string' && word.many);
  if (many >= 0 && many < words.length - 1) throw new Error(`only the last place may be a list: ${source}`);
  return { source, words, plain: words.filter((word) => typeof word === 'string').length };
}

function fit(pattern: Pattern['words'], words: readonly string[], isNamed: IsNamed): Record<string, Value> | null {
  const last = pattern.at(-1);
  const open = typeof last === 'object' && last.many;
  if (open ? words.length < pattern.length : words.length !== pattern.length) return null;
  const values: Record<string, Value> = {};
  for (const [i, expected] of pattern.entries()) {
    const word = words[i] ?? '';
    if (typeof expected === 'string') {
      if (expected !== word) return null;
    } else if (expected.many) {
      const rest = words.slice(i);
      if (!rest.every((one) => fits(expected.kind, one, isNamed))) return null;
      values[expected.name] = rest;
    } else {
      if (expected.colon !== word.endsWith(':')) return null;
      const bare = expected.colon ? word.slice(0, -1) : word;
      if (!fits(expected.kind, bare, isNamed)) return null;
      values[expected.name] = expected.kind === 'number' ? Number(bare) : bare;
    }
  }
  return values;
}
function fits(kind: string, word: string, isNamed: IsNamed): boolean {
  return kind === 'word' || (kind === 'number' ? /^-?\d+$/.test(word) : isNamed(kind, word));
}
