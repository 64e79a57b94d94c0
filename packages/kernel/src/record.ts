/**
 * A game as text, readable as a chess score is: what was set up, who sat where, the seed or its commitment, one answer a
 * line, and the result. Whoever has the rules and the seed can play it again and compare.
 */
import { type Chance, commitment, FastChance, KeyedChance, seedFromText } from './chance.ts';
import type { RuleId, Seat } from './decision.ts';
import type { Game, Json, Told } from './game.ts';
import { type Entry, Journal } from './journal.ts';
import type { Position } from './position.ts';
import { hex, sha256 } from './sha256.ts';

const FORMAT = 1;

export interface GameRecord {
  readonly game: string;
  readonly rules: number;
  readonly setup: Json;
  /** In the order of the seats. */
  readonly seats: readonly { readonly name: string; readonly player: string }[];
  readonly chance: 'fast' | 'keyed';
  /** Published before the game; only keyed chance has one. */
  readonly commitment?: string;
  /** A whole number (fast) or hexadecimal digits (keyed); left out while the game goes on. */
  readonly seed?: string;
  readonly entries: readonly Entry[];
  /** Remarks after the entry of this number; 0: before the first. */
  readonly comments?: ReadonlyMap<number, readonly string[]>;
  readonly result?: Result;
  /** Where each entry stands in the text it was read from. */
  readonly lines?: readonly number[];
}
export interface Result {
  readonly winners: readonly Seat[];
  readonly by: RuleId;
  readonly how: string;
  /** The digest of the last position: two games that end alike in every detail have the same. */
  readonly digest: string;
}
export interface RecordProblem {
  /** 0: the problem has no line of its own. */
  readonly line: number;
  readonly message: string;
}

/** The result of a game that is over; undefined if it is not. */
export function resultOf<S, E, V>(position: Position<S, E, V>): Result | undefined {
  const { outcome } = position;
  return outcome === null ? undefined : { ...outcome, digest: digestOf(position) };
}
function digestOf<S, E, V>(position: Position<S, E, V>): string {
  return hex(sha256(new TextEncoder().encode(JSON.stringify(position.game.save(position.state)))));
}

export function writeRecord(record: GameRecord): string {
  const name = (seat: Seat): string => record.seats[seat]?.name ?? String(seat);
  const remarks = (after: number): readonly string[] =>
    (record.comments?.get(after) ?? []).map((remark) => `# ${remark.replaceAll(/\s+/g, ' ')}`);
  const lines = [
    `Record: ${FORMAT}`,
    `Game: ${record.game}`,
    `Rules: ${record.rules}`,
    `Setup: ${JSON.stringify(record.setup)}`,
    ...record.seats.map((seat) => `Seat ${seat.name}: ${seat.player.replaceAll(/\s+/g, ' ')}`),
    `Chance: ${record.chance}`,
    ...(record.commitment === undefined ? [] : [`Commitment: ${record.commitment}`]),
    ...(record.seed === undefined ? [] : [`Seed: ${record.seed}`]),
    '',
    ...remarks(0),
  ];
  record.entries.forEach((entry, i) => {
    lines.push(`${i + 1}. ${entryText(entry, name)}`, ...remarks(i + 1));
  });
  const { result } = record;
  if (result !== undefined) {
    const winners = result.winners.map(name).join(', ') || 'nobody';
    lines.push('', `Result: ${winners} by ${result.by} (${result.how})`, `Position: ${result.digest}`);
  }
  return `${lines.join('\n')}\n`;
}
function entryText(entry: Entry, name: (seat: Seat) => string): string {
  if ('undo' in entry) return `undo ${name(entry.undo)}`;
  if ('backTo' in entry) return `back to ${entry.backTo}`;
  return `${name(entry.seat)}${entry.which === 0 ? '' : ` @${entry.which}`}: ${entry.says}`;
}

class Unreadable extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}
export function readRecord(text: string): GameRecord | RecordProblem {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof Unreadable) return { line: error.line, message: error.message };
    throw error;
  }
}
function parse(text: string): GameRecord {
  const headers = new Map<string, { readonly value: string; readonly line: number }>();
  const seats: { name: string; player: string }[] = [];
  const entries: Entry[] = [];
  const lines: number[] = [];
  const comments = new Map<number, string[]>();
  text.split(/\r?\n/).forEach((written, i) => {
    const line = i + 1;
    const remark = /^#\s?(.*)$/.exec(written);
    if (remark !== null) {
      const here = comments.get(entries.length) ?? [];
      here.push(remark[1] ?? '');
      comments.set(entries.length, here);
      return;
    }
    if (written.trim() === '') return;
    if (/^\d/.test(written)) {
      entries.push(readEntry(written, line, entries.length + 1, seats));
      lines.push(line);
      return;
    }
    const header = /^([A-Z][a-z]*)(?: ([a-z][a-z0-9-]*))?: (.*)$/.exec(written);
    const [, key = '', seat, value = ''] = header ?? [];
    if (header === null || !(seat === undefined ? HEADERS.has(key) : key === 'Seat')) {
      throw new Unreadable(line, `neither a header nor an entry: ${written}`);
    }
    const full = seat === undefined ? key : `Seat ${seat}`;
    if (headers.has(full)) throw new Unreadable(line, `${full} is given twice`);
    headers.set(full, { value, line });
    if (seat !== undefined) seats.push({ name: seat, player: value });
  });
  const need = (key: string): { readonly value: string; readonly line: number } => {
    const found = headers.get(key);
    if (found === undefined) throw new Unreadable(1, `${key} is missing`);
    return found;
  };
  if (need('Record').value !== String(FORMAT)) {
    throw new Unreadable(need('Record').line, `this program reads records of form ${FORMAT}`);
  }
  const chance = need('Chance').value;
  if (chance !== 'fast' && chance !== 'keyed') throw new Unreadable(need('Chance').line, 'Chance is fast or keyed');
  if (seats.length === 0) throw new Unreadable(1, 'no Seat is named');
  const committed = headers.get('Commitment')?.value;
  const seed = headers.get('Seed')?.value;
  const result = headers.get('Result');
  return {
    game: need('Game').value,
    rules: wholeNumber(need('Rules').value, need('Rules').line),
    setup: json(need('Setup').value, need('Setup').line),
    seats,
    chance,
    ...(committed === undefined ? {} : { commitment: committed }),
    ...(seed === undefined ? {} : { seed }),
    entries,
    ...(comments.size === 0 ? {} : { comments }),
    ...(result === undefined ? {} : { result: readResult(result.value, result.line, seats, need('Position').value) }),
    lines,
  };
}
const HEADERS = new Set(['Record', 'Game', 'Rules', 'Setup', 'Chance', 'Commitment', 'Seed', 'Result', 'Position']);

type Seats = readonly { readonly name: string }[];
function seatOf(name: string, line: number, seats: Seats): Seat {
  const seat = seats.findIndex((s) => s.name === name);
  if (seat < 0) throw new Unreadable(line, `there is no seat ${name}`);
  return seat;
}
function readEntry(written: string, line: number, number: number, seats: Seats): Entry {
  const [, n = '', rest = ''] = /^(\d+)\. (.+)$/.exec(written) ?? [];
  if (rest === '') throw new Unreadable(line, `an entry is a number, a point and an answer, not: ${written}`);
  if (n !== String(number)) throw new Unreadable(line, `entry ${number} is missing: this is ${n}`);
  const answer = /^([a-z][a-z0-9-]*)(?: @(\d+))?: (.+)$/.exec(rest);
  if (answer !== null) {
    const [, name = '', which = '0', says = ''] = answer;
    return { seat: seatOf(name, line, seats), which: Number(which), says };
  }
  const undo = /^undo (\S+)$/.exec(rest);
  if (undo !== null) return { undo: seatOf(undo[1] ?? '', line, seats) };
  const back = /^back to (\d+)$/.exec(rest);
  if (back !== null) return { backTo: Number(back[1]) };
  throw new Unreadable(line, `neither an answer nor an undo nor a return: ${rest}`);
}
function readResult(text: string, line: number, seats: Seats, digest: string): Result {
  const [, names, by = '', how = ''] = /^(.+) by (\S+) \((.+)\)$/.exec(text) ?? [];
  if (names === undefined) throw new Unreadable(line, 'a result is: winners by rule (how)');
  const winners = names === 'nobody' ? [] : names.split(', ').map((name) => seatOf(name, line, seats));
  return { winners, by, how, digest };
}
function wholeNumber(text: string, line: number): number {
  if (!/^\d{1,9}$/.test(text)) throw new Unreadable(line, `a whole number is needed, not ${text}`);
  return Number(text);
}
function json(text: string, line: number): Json {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreadable(line, 'the set-up is not JSON');
  }
}

/** The chance that the record's seed gives, once it is proved to be the one that was committed to. */
export function chanceOf(record: GameRecord): Chance | RecordProblem {
  const { seed } = record;
  if (seed === undefined) return { line: 0, message: 'the record has no seed: its dice cannot be checked' };
  if (record.chance === 'fast') {
    const n = Number(seed);
    if (!/^\d+$/.test(seed) || n > 0xffffffff) return { line: 0, message: `${seed} is no seed for fast chance` };
    return FastChance.fromSeed(n);
  }
  if (!/^([0-9a-f]{2}){16,}$/.test(seed)) {
    return { line: 0, message: 'a seed for keyed chance has at least 32 hexadecimal digits' };
  }
  const bytes = seedFromText(seed);
  if (record.commitment === undefined) return { line: 0, message: 'the record has no commitment' };
  if (commitment(bytes) !== record.commitment) return { line: 0, message: 'the seed is not the one committed to' };
  return new KeyedChance(bytes);
}

/** Plays the record again and verifies each entry and the result. `setup` is what the record's set-up means. */
export function replayRecord<S, E, V, O>(
  game: Game<S, E, V, O>,
  setup: O,
  record: GameRecord,
  chance: Chance,
  listener: ((told: Told<E>, at: number) => void) | null = null,
): Journal<S, E, V, O> | RecordProblem {
  if (record.game !== game.name) return { line: 0, message: `this is a game of ${record.game}, not of ${game.name}` };
  if (record.rules !== game.rules) {
    return {
      line: 0,
      message: `version ${record.rules} of the rules made this record; these are version ${game.rules}`,
    };
  }
  const journal = new Journal(game, setup, chance, listener);
  for (const [i, entry] of record.entries.entries()) {
    const verdict = journal.fold(entry);
    if (verdict === true) continue;
    return { line: record.lines?.[i] ?? 0, message: `entry ${i + 1} is refused by ${verdict.rule}: ${verdict.why}` };
  }
  const end = resultOf(journal.position);
  const { result } = record;
  if (result === undefined) {
    return end === undefined ? journal : { line: 0, message: 'the game is over, but the record has no result' };
  }
  if (end === undefined) return { line: 0, message: 'the record has a result, but the game is not over' };
  if (JSON.stringify(ordered(end)) !== JSON.stringify(ordered(result))) {
    const same = end.digest === result.digest ? '' : ', and the last position is another';
    const winners = end.winners.map((seat) => record.seats[seat]?.name ?? seat).join(', ') || 'nobody';
    return { line: 0, message: `the game ends with ${winners} by ${end.by} (${end.how})${same}` };
  }
  return journal;
}
function ordered({ winners, by, how, digest }: Result): readonly unknown[] {
  return [winners, by, how, digest];
}
