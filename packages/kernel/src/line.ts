/**
 * Plain data on one line, readable, as FEN is for chess: `(turn:3 dice:(free:[character event]) hidden:true)`. Words
 * need no quotation marks; what is no word is written as in JSON.
 */
import type { Json } from './game.ts';

const WORD = /^[a-z][a-z0-9'/-]*$/i;
const RESERVED = new Set(['true', 'false', 'null']);

export function writeLine(value: Json): string {
  if (typeof value === 'string') return WORD.test(value) && !RESERVED.has(value) ? value : JSON.stringify(value);
  if (value === null || typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return `[${value.map(writeLine).join(' ')}]`;
  const entries = Object.entries(value as { readonly [key: string]: Json });
  return `(${entries.map(([key, v]) => `${writeLine(key)}:${writeLine(v)}`).join(' ')})`;
}

/** The line is broken at this place. */
export class LineError extends Error {
  override readonly name = 'LineError';
}
const TOKEN = /\s*(?:([()[\]:])|("(?:[^"\\]|\\.)*")|([^\s()[\]:"]+))/y;

export function readLine(text: string): Json {
  let at = 0;
  const fail = (what: string): never => {
    throw new LineError(`character ${at + 1}: ${what}`);
  };
  const next = (): string => {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (match === null) return '';
    at = TOKEN.lastIndex;
    return match[1] ?? match[2] ?? match[3] ?? '';
  };
  const peek = (): string => {
    const before = at;
    const token = next();
    at = before;
    return token;
  };
  const scalar = (token: string): Json => {
    if (token.startsWith('"')) return JSON.parse(token) as string;
    if (token === 'true' || token === 'false') return token === 'true';
    if (token === 'null') return null;
    if (/^-?\d+(\.\d+)?$/.test(token)) return Number(token);
    return WORD.test(token) ? token : fail(`“${token}” is no word`);
  };
  const value = (): Json => {
    const token = next();
    if (token === '(') return map();
    if (token === '[') return list();
    if (token === '' || ')]:'.includes(token))
      return fail(token === '' ? 'the line ends too early' : `“${token}” is out of place`);
    return scalar(token);
  };
  const list = (): Json => {
    const items: Json[] = [];
    while (peek() !== ']') items.push(value());
    next();
    return items;
  };
  const map = (): Json => {
    const entries: Record<string, Json> = {};
    while (peek() !== ')') {
      const key = value();
      if (typeof key !== 'string') fail('a name was expected');
      if (next() !== ':') fail('a colon was expected');
      entries[String(key)] = value();
    }
    next();
    return entries;
  };
  const read = value();
  if (text.slice(at).trim() !== '') fail('something follows the end');
  return read;
}
