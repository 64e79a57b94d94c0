/** Reads the command line. What is wrong with it is said in one line, and nothing is done. */

/** Bad input: the program ends with code 2. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

export class Options {
  readonly #command: string;
  readonly #flags = new Set<string>();
  readonly #values = new Map<string, string>();
  /** What stands beside the options: files, ids. */
  readonly rest: readonly string[];

  /** `flags` stand alone, `valued` take a value: `--games 5` or `--games=5`. */
  constructor(command: string, args: readonly string[], flags: readonly string[], valued: readonly string[]) {
    this.#command = command;
    const rest: string[] = [];
    for (let i = 0; i < args.length; i++) {
      const arg = args[i];
      if (!arg.startsWith('-') || arg === '-') {
        rest.push(arg);
        continue;
      }
      const [, name = '', equals, given = ''] = /^--([^=]+)(=?)(.*)$/s.exec(arg) ?? [];
      if (flags.includes(name)) {
        if (equals === '=') throw this.#bad(`--${name} takes no value`);
        this.#flags.add(name);
      } else if (valued.includes(name)) {
        const value = equals === '=' ? given : (args[++i] ?? '');
        if (value === '' || (equals !== '=' && value.startsWith('--'))) throw this.#bad(`--${name} needs a value`);
        if (this.#values.has(name)) throw this.#bad(`--${name} is given twice`);
        this.#values.set(name, value);
      } else {
        const near = nearest(name, [...flags, ...valued]);
        throw this.#bad(`unknown option ${arg.split('=')[0]}${near === null ? '' : `; did you mean --${near}?`}`);
      }
    }
    this.rest = rest;
  }
  #bad(message: string): BadInput {
    return new BadInput(`${this.#command}: ${message}`);
  }
  /** All values as they were given. */
  get given(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#values);
  }
  flag(name: string): boolean {
    return this.#flags.has(name);
  }
  text(name: string): string | undefined {
    return this.#values.get(name);
  }
  whole(name: string, { least, most }: Bounds): number | undefined {
    const text = this.#values.get(name);
    if (text === undefined) return undefined;
    const n = Number(text);
    if (/^\d+$/.test(text) && n >= least && n <= most) return n;
    throw this.#bad(`--${name} is a whole number from ${least} to ${most}, not ${text}`);
  }
  choice(name: string, of: readonly string[]): string | undefined {
    const text = this.#values.get(name);
    if (text === undefined || of.includes(text)) return text;
    throw this.#bad(`--${name} is ${of.join(' or ')}, not ${text}`);
  }
  noRest(): void {
    if (this.rest.length > 0) throw this.#bad(`what is “${this.rest[0]}”?`);
  }
}

/** The known word that one probably meant: at most two slips away. */
export function nearest(word: string, known: readonly string[]): string | null {
  const ranked = known.map((k) => [slips(word, k), k] as const).sort(([a], [b]) => a - b);
  const [best] = ranked;
  return best !== undefined && best[0] <= Math.min(2, word.length / 2) ? best[1] : null;
}
function slips(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length];
}
