/**
 * Messages: whole sentences with places for names and numbers, in the small part of ICU MessageFormat that is needed.
 *
 *   {n}                                         a number or a word, as it is
 *   {to, region}                                the name of a thing of that kind, found by its id
 *   {at, battleground|path}                     the same, where it may be of more than one kind
 *   {n, plural, =0 {…} one {# hit} other {# hits}}   by the language's own plural rules; # is the number
 *   {side, select, free {…} other {…}}          by a word
 *   {who, character:gender, feminine {…} other {…}}  by what the language says of a name
 *
 * Our texts use typographic quotes, so an apostrophe is an apostrophe: there is nothing to escape.
 */
export type Piece = string | Place | Hash;
export interface Place {
  readonly name: string;
  /** What stands after the comma: null, plural, select, or a kind of name. */
  readonly kind: string | null;
  /** Which fact about the name is meant (gender, article, plural); null: the name itself. */
  readonly field: string | null;
  readonly branches: Branches | null;
}
export interface Hash {
  readonly hash: true;
}
export type Branches = ReadonlyMap<string, readonly Piece[]>;

export class MessageError extends Error {
  override readonly name = 'MessageError';
}

const parsed = new Map<string, readonly Piece[]>();

export function parse(message: string): readonly Piece[] {
  const known = parsed.get(message);
  if (known !== undefined) return known;
  const reader = new Reader(message);
  const pieces = reader.pieces(false);
  if (!reader.atEnd) throw reader.error('a closing brace without an opening one');
  parsed.set(message, pieces);
  return pieces;
}

class Reader {
  readonly #text: string;
  #at = 0;
  constructor(text: string) {
    this.#text = text;
  }
  get atEnd(): boolean {
    return this.#at >= this.#text.length;
  }
  error(why: string): MessageError {
    return new MessageError(`${why}, at ${this.#at} of “${this.#text}”`);
  }
  pieces(inPlural: boolean): readonly Piece[] {
    const pieces: Piece[] = [];
    let text = '';
    const flush = (): void => {
      if (text !== '') pieces.push(text);
      text = '';
    };
    while (!this.atEnd) {
      const c = this.#text[this.#at];
      if (c === '}') break;
      if (c === '{') {
        flush();
        pieces.push(this.#place(inPlural));
      } else if (c === '#' && inPlural) {
        flush();
        pieces.push({ hash: true });
        this.#at++;
      } else {
        text += c;
        this.#at++;
      }
    }
    flush();
    return pieces;
  }
  #place(inPlural: boolean): Place {
    this.#expect('{');
    const name = this.#word(/[\w.]+/y, 'the name of a value');
    if (this.#skip('}')) return { name, kind: null, field: null, branches: null };
    this.#expect(',');
    const [kind = '', field = null] = this.#word(/[a-z][\w|-]*(?::\w+)?/y, 'a kind').split(':');
    if (this.#skip('}')) {
      if (kind === 'plural' || kind === 'select') throw this.error(`${kind} without branches`);
      return { name, kind, field, branches: null };
    }
    this.#expect(',');
    const branches = new Map<string, readonly Piece[]>();
    while (!this.#skip('}')) {
      const branch = this.#word(/=?[\w-]+/y, 'a branch');
      this.#expect('{');
      if (branches.has(branch)) throw this.error(`a second branch ${branch}`);
      branches.set(branch, this.pieces(inPlural || kind === 'plural'));
      this.#expect('}', false);
    }
    if (!branches.has('other')) throw this.error('branches without other');
    return { name, kind, field, branches };
  }
  #blanks(): void {
    while (!this.atEnd && /\s/.test(this.#text[this.#at] ?? '')) this.#at++;
  }
  #skip(c: string): boolean {
    this.#blanks();
    if (this.#text[this.#at] !== c) return false;
    this.#at++;
    return true;
  }
  /** Inside a branch blanks are text: only structure may be followed by some. */
  #expect(c: string, blanksBefore = true): void {
    if (blanksBefore) this.#blanks();
    if (this.#text[this.#at] !== c) throw this.error(`${c} was expected`);
    this.#at++;
  }
  #word(pattern: RegExp, what: string): string {
    this.#blanks();
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found === null) throw this.error(`${what} was expected`);
    this.#at += found[0].length;
    return found[0];
  }
}

/** The values that a message needs, with what it takes them for: for holding translations to the original. */
export function places(message: string): ReadonlySet<string> {
  const found = new Set<string>();
  const collect = (pieces: readonly Piece[]): void => {
    for (const piece of pieces) {
      if (typeof piece === 'string' || 'hash' in piece) continue;
      // a translation may branch where the original does not: what counts is the value and what it stands for
      found.add(piece.kind === null || piece.branches !== null ? piece.name : `${piece.name}, ${piece.kind}`);
      for (const branch of piece.branches?.values() ?? []) collect(branch);
    }
  };
  collect(parse(message));
  // {n, plural, …} and {n} are the same need; {to, region} says more than {to}
  for (const place of [...found]) {
    const [name, kind] = place.split(', ');
    if (kind !== undefined && name !== undefined) found.delete(name);
  }
  return found;
}
