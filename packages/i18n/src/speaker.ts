/** Says everything that the program has to say, in one language, and in English where that language lacks a sentence. */
import { format, type Part, rulesOf, type Tongue, textOf, type Value, type Values } from './format.ts';
import { mergeNames, type Name, type NameTables, nameIn, readable } from './names.ts';
import { type Matched, Patterns } from './option.ts';
import type { GameWords, Sentences, Words } from './words.ts';

export interface Refusal {
  readonly why: string;
  readonly values?: Values;
}
export interface Spoken {
  readonly parts: readonly Part[];
  /** The first word of the id, and what a list of such options is headed with. */
  readonly verb: string;
  readonly heading: string;
  /** Whether the catalogue has a sentence for it. */
  readonly known: boolean;
}
/** Things that only the table knows by name: its seats. */
export type Naming = Readonly<Record<string, (id: string) => string | null>>;

interface Found {
  readonly words: Words;
  readonly message: string;
}

export class Speaker<Key extends string = string> {
  readonly language: string;
  readonly #words: readonly Words[];
  readonly #naming: Naming;
  readonly #names = new Map<string, NameTables>();
  readonly #patterns = new Map<string, Patterns>();
  /** Told of every sentence, name and value that is missing: tests listen. */
  readonly onMissing: ((what: string) => void) | null;

  /** The first words are the language's own; the last are English. */
  constructor(
    words: readonly [Words, ...Words[]],
    naming: Naming = {},
    onMissing: ((what: string) => void) | null = null,
  ) {
    this.language = words[0].language;
    this.#words = words;
    this.#naming = naming;
    this.onMissing = onMissing;
  }
  /** The same voice, at a table where things have names of their own. */
  at(naming: Naming): Speaker<Key> {
    const [first, ...rest] = this.#words;
    if (first === undefined) throw new Error('a speaker without words');
    return new Speaker<Key>([first, ...rest], { ...this.#naming, ...naming }, this.onMissing);
  }

  say(key: Key, values?: Values): string {
    return textOf(this.parts(key, values));
  }
  parts(key: Key, values?: Values): readonly Part[] {
    return this.#said('', key, (words) => words.shell.sentences, key, values) ?? [{ text: key }];
  }
  name(game: string, kind: string, id: string): string {
    return this.named(game, kind, id) ?? readable(id);
  }
  /** Null if there is no such thing. */
  named(game: string, kind: string, id: string): string | null {
    return this.#name(game, kind, id)?.name ?? null;
  }
  decision(game: string, about: string, values?: Values): readonly Part[] {
    const said = this.#inGame(game, 'decisions', about, values);
    return said ?? [{ text: readable(about) }];
  }
  /** What is written on the table of a game; null if the table has no such thing. */
  written(game: string, key: string, values?: Values): string | null {
    const said = this.#inGame(game, 'table', key, values, true);
    return said === null ? null : textOf(said);
  }
  /** What a word of the game means; null if nobody has said. */
  definition(game: string, term: string): readonly Part[] | null {
    return this.#said(game, null, (words) => words.games[game]?.learning?.glossary, term);
  }
  /** The words that have a definition, by their ids. */
  terms(game: string): readonly string[] {
    return [...new Set(this.#words.flatMap((words) => Object.keys(words.games[game]?.learning?.glossary ?? {})))];
  }
  /** What the guided game says here; null if it is silent. */
  lesson(game: string, key: string): readonly Part[] | null {
    return this.#said(game, null, (words) => words.games[game]?.learning?.lessons, key);
  }
  ending(game: string, how: string, values?: Values): readonly Part[] {
    return this.#inGame(game, 'endings', how, values) ?? [{ text: readable(how) }];
  }
  refusal(game: string, refusal: Refusal): readonly Part[] {
    const { why, values } = refusal;
    const own = this.#found((words) => words.games[game]?.refusals, why);
    const found = own ?? this.#found((words) => words.shell.refusals, why);
    if (found === null) {
      this.onMissing?.(`refusal ${game} ${why}`);
      return [{ text: readable(why) }];
    }
    return format(this.#tongue(game, found.words), found.message, this.#withOption(game, values));
  }
  fact(game: string, fact: Readonly<Record<string, unknown>>): readonly Part[] {
    const what = String(fact.what);
    const values = flat(fact);
    for (const words of this.#words) {
      const message = bestFact(words.games[game]?.facts ?? {}, what, values);
      if (message !== null) return format(this.#tongue(game, words), message, values);
    }
    this.onMissing?.(`fact ${game} ${what}`);
    return [{ text: readable(what) }];
  }
  option(game: string, id: string, about?: string): Spoken {
    const verb = id.split(' ')[0] ?? id;
    const heading = textOf(this.#inGame(game, 'verbs', verb, undefined, true) ?? [{ text: readable(verb) }]);
    for (const words of this.#words) {
      const options = words.games[game]?.options ?? {};
      const matched = this.#match(game, words, id, about);
      const message = matched === null ? undefined : options[matched.pattern];
      if (matched === null || message === undefined) continue;
      return { parts: format(this.#tongue(game, words), message, matched.values), verb, heading, known: true };
    }
    this.onMissing?.(`option ${game} ${id}`);
    return { parts: [{ text: this.#readableOption(game, id) }], verb, heading, known: false };
  }
  /** A whole answer: one option, several, or amounts. */
  answer(game: string, form: 'one' | 'some' | 'amounts', says: string, about?: string): string {
    if (form === 'one') return textOf(this.option(game, says, about).parts);
    const none = this.#found((words) => words.shell.sentences, 'answer.none');
    if (says === 'none') return none === null ? says : none.message;
    const pieces = says.split(' + ').map((piece) => {
      const amount = form === 'amounts' ? /^(\d+) (.*)$/.exec(piece) : null;
      if (amount === null) return textOf(this.option(game, piece, about).parts);
      const [, n, id = ''] = amount;
      return this.#amountText(game, Number(n), id, textOf(this.option(game, id, about).parts));
    });
    return rulesOf(this.language).list.format(pieces);
  }
  list(items: readonly string[]): string {
    return rulesOf(this.language).list.format(items);
  }

  #inGame(
    game: string,
    table: 'decisions' | 'endings' | 'verbs' | 'table',
    key: string,
    values?: Values,
    quietly = false,
  ): readonly Part[] | null {
    const what = quietly ? null : `${table} ${game} ${key}`;
    return this.#said(game, what, (words) => words.games[game]?.[table], key, values);
  }
  #said(
    game: string,
    what: string | null,
    table: (words: Words) => Sentences | undefined,
    key: string,
    values?: Values,
  ): readonly Part[] | null {
    const found = this.#found(table, key);
    if (found === null) {
      if (what !== null) this.onMissing?.(what);
      return null;
    }
    return format(this.#tongue(game, found.words), found.message, values);
  }
  #found(table: (words: Words) => Sentences | undefined, key: string): Found | null {
    for (const words of this.#words) {
      const sentences = table(words);
      if (sentences === undefined || !Object.hasOwn(sentences, key)) continue;
      const message = sentences[key];
      if (message !== undefined) return { words, message };
    }
    return null;
  }
  /** A sentence follows the grammar of its own language, with the names of the reader's. */
  #tongue(game: string, words: Words): Tongue {
    return {
      language: words.language,
      name: (kind, id) => this.#name(game, kind, id),
      missing: (what) => this.onMissing?.(game === '' ? what : `${what} in ${game}`),
    };
  }
  #name(game: string, kind: string, id: string): Name | null {
    const here = this.#naming[kind]?.(id) ?? null;
    if (here !== null) return { name: here };
    if (kind === 'option') return { name: textOf(this.option(game, id).parts) };
    if (kind.startsWith(AMOUNT)) return this.#amount(game, kind.slice(AMOUNT.length), id);
    for (const one of kind.split('|')) {
      const name = nameIn(this.#tables(game), one, id) ?? this.#derived(game, one, id);
      if (name !== null) return { ...name, kind: one };
    }
    return null;
  }
  #derived(game: string, kind: string, id: string): Name | null {
    for (const words of this.#words) {
      const rule = words.games[game]?.derived?.[kind];
      if (rule === undefined || !id.endsWith(rule.ends)) continue;
      const it = id.slice(0, -rule.ends.length);
      if (this.#name(game, rule.of, it) === null) continue;
      return { name: textOf(format(this.#tongue(game, words), rule.says, { it })) };
    }
    return null;
  }
  /** `2 nazgul`: how many, and of what. */
  #amount(game: string, kind: string, words: string): Name | null {
    const [, n, id] = /^(\d+) (.+)$/.exec(words) ?? [];
    const name = id === undefined ? null : this.#name(game, kind, id);
    return name === null ? null : { name: this.#amountText(game, Number(n), id, name.name) };
  }
  #amountText(game: string, n: number, id: string, what: string): string {
    if (n === 1 && this.named(game, 'character', id) !== null) return what; // there is only one of him
    const said = this.#said('', 'answer.amount', (words) => words.shell.sentences, 'answer.amount', { n, what });
    return said === null ? `${n} × ${what}` : textOf(said);
  }
  #tables(game: string): NameTables {
    let tables = this.#names.get(game);
    if (tables === undefined) {
      const all = [...this.#words].reverse();
      tables = mergeNames(...all.flatMap((words) => [words.names, words.games[game]?.names ?? {}]));
      this.#names.set(game, tables);
    }
    return tables;
  }
  #match(game: string, words: Words, id: string, about: string | undefined): Matched | null {
    const isNamed = (kind: string, word: string): boolean => this.#name(game, kind, word) !== null;
    const own = about === undefined ? null : this.#patternsOf(game, words, about).match(id, isNamed);
    if (own !== null) return { ...own, pattern: `${about} / ${own.pattern}` };
    return this.#patternsOf(game, words, '').match(id, isNamed);
  }
  #patternsOf(game: string, words: Words, about: string): Patterns {
    const key = `${words.language} ${game} ${about}`;
    let patterns = this.#patterns.get(key);
    if (patterns === undefined) {
      const sources = Object.keys(words.games[game]?.options ?? {}).map((source) => source.split(' / '));
      patterns = new Patterns(
        sources.flatMap(([first = '', second]) => {
          if (second === undefined) return about === '' ? [first] : [];
          return first === about ? [second] : [];
        }),
      );
      this.#patterns.set(key, patterns);
    }
    return patterns;
  }
  #readableOption(game: string, id: string): string {
    const tables = this.#tables(game);
    const kinds = Object.keys(tables).filter((kind) => kind !== 'term');
    const words = id.split(' ').map((word) => {
      for (const kind of kinds) {
        const name = nameIn(tables, kind, word);
        if (name !== null) return name.name;
      }
      return word.replaceAll('-', ' ');
    });
    const text = words.join(' ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  }
  /** A refusal that names an option shows it in words. */
  #withOption(game: string, values: Values | undefined): Values {
    const option = values?.option;
    if (values === undefined || typeof option !== 'string') return values ?? {};
    return { ...values, option: textOf(this.option(game, option).parts) };
  }
}

function bestFact(facts: GameWords['facts'], what: string, values: Values): string | null {
  let best: string | null = null;
  let most = -1;
  for (const [key, message] of Object.entries(facts)) {
    const [name, ...fields] = key.split(' ');
    if (name !== what || fields.length <= most) continue;
    if (!fields.every((field) => values[field] !== undefined && values[field] !== null)) continue;
    best = message;
    most = fields.length;
  }
  return best;
}

/** A kind of name: an amount of things, `{figures, amount-of-figure}`. */
const AMOUNT = 'amount-of-';

/**
 * The fields of a fact as values of a sentence. Amounts by id (`{ nazgul: 2 }`) become a list (`2 nazgul`); the fields of
 * any other object are named with a point: `from.region`.
 */
function flat(fact: Readonly<Record<string, unknown>>, before = ''): Values {
  const values: Record<string, Value> = {};
  for (const [key, value] of Object.entries(fact)) {
    const name = `${before}${key}`;
    if (isValue(value)) values[name] = value;
    else if (isAmounts(value)) values[name] = Object.entries(value).map(([id, n]) => `${n} ${id}`);
    else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      Object.assign(values, flat({ ...value }, `${name}.`));
    }
  }
  return values;
}
function isAmounts(value: unknown): value is Readonly<Record<string, number>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const amounts: unknown[] = Object.values(value);
  return amounts.length > 0 && amounts.every((n) => typeof n === 'number');
}
function isValue(value: unknown): value is Value {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string' || typeof item === 'number');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
