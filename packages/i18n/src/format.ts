/** From a message and its values to text, or to parts that a screen can make into links. */
import { type Branches, type Piece, type Place, parse } from './message.ts';
import { type Name, readable } from './names.ts';

export type Value = string | number | boolean | readonly (string | number)[];
export type Values = Readonly<Record<string, Value | null | undefined>>;

/** A stretch of text; if it names a thing, which one. */
export interface Part {
  readonly text: string;
  readonly kind?: string;
  readonly id?: string;
}

/** What a message needs besides its values. */
export interface Tongue {
  readonly language: string;
  name(kind: string, id: string): Name | null;
  /** Told of what could not be said as it should be: tests listen. */
  missing(what: string): void;
}

interface Rules {
  readonly plural: Intl.PluralRules;
  readonly number: Intl.NumberFormat;
  readonly list: Intl.ListFormat;
}
const rules = new Map<string, Rules>();
export function rulesOf(language: string): Rules {
  let found = rules.get(language);
  if (found === undefined) {
    const locale = language === 'en' ? 'en-GB' : language; // no comma before "and"
    found = {
      plural: new Intl.PluralRules(locale),
      number: new Intl.NumberFormat(locale),
      list: new Intl.ListFormat(locale, { type: 'conjunction' }),
    };
    rules.set(language, found);
  }
  return found;
}

export function format(tongue: Tongue, message: string, values: Values = {}): readonly Part[] {
  const parts: Part[] = [];
  write(tongue, parse(message), values, parts, 0);
  return joined(parts);
}
export function textOf(parts: readonly Part[]): string {
  return parts.map((part) => part.text).join('');
}

function write(tongue: Tongue, pieces: readonly Piece[], values: Values, to: Part[], hash: number): void {
  for (const piece of pieces) {
    if (typeof piece === 'string') to.push({ text: piece });
    else if ('hash' in piece) to.push({ text: numeral(tongue, hash) });
    else fill(tongue, piece, values, to, hash);
  }
}
function fill(tongue: Tongue, place: Place, values: Values, to: Part[], hash: number): void {
  const value = values[place.name];
  if (value === undefined || value === null) {
    tongue.missing(`value ${place.name}`);
    to.push({ text: `{${place.name}}` });
    return;
  }
  if (place.branches === null) put(tongue, place, value, to);
  else if (place.kind === 'plural') {
    const n = Number(value);
    write(tongue, pluralBranch(tongue, place.branches, n), values, to, n);
  } else {
    const word = place.kind === 'select' ? String(value) : fieldOf(tongue, place, String(value));
    write(tongue, place.branches.get(word) ?? place.branches.get('other') ?? [], values, to, hash);
  }
}
function pluralBranch(tongue: Tongue, branches: Branches, n: number): readonly Piece[] {
  const category = rulesOf(tongue.language).plural.select(n);
  return branches.get(`=${n}`) ?? branches.get(category) ?? branches.get('other') ?? [];
}
function put(tongue: Tongue, place: Place, value: Value, to: Part[]): void {
  const one = (item: string | number | boolean): Part => single(tongue, place, item);
  if (typeof value !== 'object') {
    to.push(one(value));
    return;
  }
  // a list in the language's own way: "a, b and c"; a thing named more than once is counted: "2 × a and b"
  const counts = new Map<string | number, number>();
  for (const item of value) counts.set(item, (counts.get(item) ?? 0) + 1);
  const items = place.kind === null ? value : [...counts.keys()];
  const marks = items.map((_, i) => `\u0000${i}\u0000`);
  for (const piece of rulesOf(tongue.language).list.formatToParts(marks)) {
    if (piece.type === 'literal') {
      to.push({ text: piece.value });
      continue;
    }
    const item = items[Number(piece.value.replaceAll('\u0000', ''))] ?? '';
    const n = counts.get(item) ?? 1;
    if (place.kind !== null && n > 1) to.push({ text: `${numeral(tongue, n)} × ` });
    to.push(one(item));
  }
}
function single(tongue: Tongue, place: Place, value: string | number | boolean): Part {
  if (place.kind === null) return { text: typeof value === 'number' ? numeral(tongue, value) : String(value) };
  const id = String(value);
  if (place.field !== null) return { text: fieldOf(tongue, place, id) };
  const name = tongue.name(place.kind, id);
  if (name === null) tongue.missing(`name ${place.kind} ${id}`);
  return { text: name?.name ?? readable(id), kind: name?.kind ?? place.kind, id };
}
function fieldOf(tongue: Tongue, place: Place, id: string): string {
  const name = tongue.name(place.kind ?? '', id);
  if (name === null) tongue.missing(`name ${place.kind} ${id}`);
  const fields: Readonly<Record<string, string | undefined>> = { ...name };
  return fields[place.field ?? 'name'] ?? '';
}
function numeral(tongue: Tongue, n: number): string {
  // the minus sign of print, not the hyphen of the keyboard
  return rulesOf(tongue.language).number.format(n).replace('-', '−');
}

/** Plain text beside plain text is one part. */
function joined(parts: readonly Part[]): readonly Part[] {
  const result: Part[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (part.kind === undefined && last !== undefined && last.kind === undefined) {
      result[result.length - 1] = { text: last.text + part.text };
    } else if (part.text !== '') result.push(part);
  }
  return result;
}
