/** A game that was played, wherever it is kept: what a replay needs to know of it. */
import type { Entry, GameRecord, Json, RecordProblem, Result, Seat } from '@amon-hen/kernel';
import { readRecord } from '@amon-hen/kernel';
import type { SavedTable } from '../local/table.ts';
import type { Sitter } from '../source.ts';

export interface Recorded {
  readonly game: string;
  readonly rules: number;
  readonly setup: Json;
  readonly sitters: readonly Sitter[];
  readonly chance: 'fast' | 'keyed';
  readonly seed: string;
  readonly entries: readonly Entry[];
  /** The game is over: every hand may be seen. */
  readonly open: boolean;
  /** While it is not over: the seats of the one person who played it here. */
  readonly mine: readonly Seat[];
  /** What a record promises beside its entries; null for a table of this browser, which promises nothing. */
  readonly promised: { readonly commitment: string | null; readonly result: Result | null } | null;
}

export function recordedAt(table: SavedTable): Recorded {
  const { game, rules, setup, sitters, seed, entries, winners, chance = 'keyed' } = table;
  const persons = sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [{ seat, name: sitter.name }] : []));
  const alone = new Set(persons.map(({ name }) => name)).size === 1;
  return {
    game,
    rules,
    setup,
    sitters,
    chance,
    seed,
    entries,
    open: winners !== null,
    mine: alone ? persons.map(({ seat }) => seat) : [],
    promised: null,
  };
}
/** Whoever has a record with its seed may know everything in it. */
export function recordedIn(text: string): Recorded | RecordProblem {
  const record = readRecord(text);
  if ('message' in record) return record;
  const { game, rules, setup, chance, seed, entries, commitment = null, result = null } = record;
  if (seed === undefined) return { line: 0, message: 'the record has no seed' };
  const sitters = record.seats.map(({ player }) => ({ kind: 'person', name: player }) as const);
  return { game, rules, setup, sitters, chance, seed, entries, open: true, mine: [], promised: { commitment, result } };
}
/** The same as a record, for the kernel to prove. */
export function asRecord(recorded: Recorded, seatNames: readonly string[]): GameRecord {
  const { game, rules, setup, sitters, chance, seed, entries, promised } = recorded;
  return {
    game,
    rules,
    setup,
    seats: seatNames.map((name, seat) => ({ name, player: playerAt(sitters[seat]) })),
    chance,
    seed,
    entries,
    ...(promised === null || promised.commitment === null ? {} : { commitment: promised.commitment }),
    ...(promised === null || promised.result === null ? {} : { result: promised.result }),
  };
}
function playerAt(sitter: Sitter | undefined): string {
  return sitter === undefined || sitter.kind === 'open' ? 'nobody' : sitter.name;
}
