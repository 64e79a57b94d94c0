/** Compares what is written in a scenario with what is: part by part, so that one need not write everything. */
import type { Json } from '@amon-hen/kernel';

type Map = Readonly<Record<string, unknown>>;
const isMap = (x: unknown): x is Map => typeof x === 'object' && x !== null && !Array.isArray(x);
export function show(x: unknown): string {
  const text = x === undefined ? 'nothing' : JSON.stringify(x);
  return text.length > 300 ? `${text.slice(0, 300)} …` : text;
}

/** What differs, each with its place; empty if all that is written is so. */
export function differences(wanted: unknown, actual: Json | undefined, at = ''): readonly string[] {
  const here = at === '' ? '' : `${at}: `;
  if (wanted === null) {
    return actual === null || actual === undefined ? [] : [`${here}should be nothing, is ${show(actual)}`];
  }
  if (Array.isArray(wanted)) return inOrder(wanted, actual, at);
  if (!isMap(wanted)) return wanted === actual ? [] : [`${here}should be ${show(wanted)}, is ${show(actual)}`];
  if (Array.isArray(actual)) return ofList(wanted, actual, at);
  if (typeof actual === 'number') return ofNumber(wanted, actual, at);
  if (!isMap(actual)) return [`${here}should be ${show(wanted)}, is ${show(actual)}`];
  return Object.entries(wanted).flatMap(([key, value]) => {
    const place = at === '' ? key : `${at}.${key}`;
    const found = lookUp(actual, key);
    if (found === undefined && value !== null) return [`${place}: there is none${near(actual, key)}`];
    return differences(value, found, place);
  });
}
export function matches(wanted: unknown, actual: Json | undefined): boolean {
  return differences(wanted, actual).length === 0;
}

/** A key, or a path of keys with dots between. */
function lookUp(actual: Json, key: string): Json | undefined {
  const own = child(actual, key);
  if (own !== undefined) return own;
  for (let dot = key.indexOf('.'); dot > 0; dot = key.indexOf('.', dot + 1)) {
    const next = child(actual, key.slice(0, dot));
    const found = next === undefined ? undefined : lookUp(next, key.slice(dot + 1));
    if (found !== undefined) return found;
  }
  return undefined;
}
function child(actual: Json, key: string): Json | undefined {
  if (typeof actual !== 'object' || actual === null || !Object.hasOwn(actual, key)) return undefined;
  return (actual as Readonly<Record<string, Json>>)[key]; // lists have their elements as keys too
}
function near(actual: Map, key: string): string {
  const keys = Object.keys(actual);
  if (keys.length === 0) return '';
  const some = keys.length > 12 ? keys.filter((k) => k.slice(0, 3) === key.slice(0, 3)) : keys;
  return some.length === 0 ? '' : `; there is ${some.slice(0, 12).join(', ')}`;
}

function inOrder(wanted: readonly unknown[], actual: Json | undefined, at: string): readonly string[] {
  if (!Array.isArray(actual)) return [`${at}: should be the list ${show(wanted)}, is ${show(actual)}`];
  if (wanted.length !== actual.length) return [`${at}: should be ${show(wanted)}, is ${show(actual)}`];
  return wanted.flatMap((x, i) => differences(x, actual[i], `${at}[${i + 1}]`));
}
/** Of a list one may say what it has, what it lacks, what it has in any order, and how long it is. */
function ofList(wanted: Map, actual: readonly Json[], at: string): readonly string[] {
  return Object.entries(wanted).flatMap(([key, value]): readonly string[] => {
    const list = Array.isArray(value) ? value : [value];
    switch (key) {
      case 'has': {
        const { missing } = pairOff(list, actual);
        return missing.map((x) => `${at}: should have ${show(x)}, is ${show(actual)}`);
      }
      case 'lacks':
        return list.filter((x) => actual.some((y) => matches(x, y))).map((x) => `${at}: should not have ${show(x)}`);
      case 'only': {
        const { missing, over } = pairOff(list, actual);
        if (missing.length === 0 && over.length === 0) return [];
        return [`${at}: should have only ${show(list)} in any order, is ${show(actual)}`];
      }
      case 'size':
        return differences(value, actual.length, `${at}.size`);
      default:
        return /^\d+$/.test(key)
          ? differences(value, actual[Number(key)], `${at}.${key}`)
          : [`${at}: is a list, of which one can say has, lacks, only or size, not ${key}`];
    }
  });
}
/** Each wanted thing takes one element that fits it, and gives way where another fits it too and the newcomer has no other. */
function pairOff(
  wanted: readonly unknown[],
  actual: readonly Json[],
): { missing: readonly unknown[]; over: readonly Json[] } {
  const owner = new Array<number>(actual.length).fill(-1);
  const place = (w: number, tried: Set<number>): boolean => {
    for (let i = 0; i < actual.length; i++) {
      if (tried.has(i) || !matches(wanted[w], actual[i])) continue;
      tried.add(i);
      if (owner[i] === -1 || place(owner[i], tried)) {
        owner[i] = w;
        return true;
      }
    }
    return false;
  };
  const missing = wanted.filter((_, w) => !place(w, new Set()));
  return { missing, over: actual.filter((_, i) => owner[i] === -1) };
}
function ofNumber(wanted: Map, actual: number, at: string): readonly string[] {
  return Object.entries(wanted).flatMap(([key, value]) => {
    if (key === 'atLeast' && typeof value === 'number') {
      return actual >= value ? [] : [`${at}: should be at least ${value}, is ${actual}`];
    }
    if (key === 'atMost' && typeof value === 'number') {
      return actual <= value ? [] : [`${at}: should be at most ${value}, is ${actual}`];
    }
    return [`${at}: is the number ${actual}, of which one can say atLeast or atMost a number, not ${key}`];
  });
}

/** Where two descriptions part, if they do. */
export function parting(a: Json | undefined, b: Json | undefined, at = ''): string | null {
  if (a === b) return null;
  const here = at === '' ? '' : `${at}: `;
  if (
    typeof a !== 'object' ||
    typeof b !== 'object' ||
    a === null ||
    b === null ||
    Array.isArray(a) !== Array.isArray(b)
  ) {
    return `${here}${show(a)} against ${show(b)}`;
  }
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = parting(child(a, key), child(b, key), at === '' ? key : `${at}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** Does this word stand anywhere in it: as a key, as a value, or as a word in a sentence? */
export function mentions(word: string, actual: Json): boolean {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_-])${escaped}(?![\\p{L}\\p{N}_-])`, 'u');
  const search = (x: Json): boolean => {
    if (typeof x === 'string') return pattern.test(x);
    if (typeof x === 'number') return String(x) === word;
    if (typeof x !== 'object' || x === null) return false;
    if (Array.isArray(x)) return x.some(search);
    return Object.entries(x).some(([key, value]) => pattern.test(key) || search(value));
  };
  return search(actual);
}
