/** Records: a finished game as everybody may have it, in the kernel's notation, and back. */
import {
  chanceOf,
  commitment,
  type GameRecord,
  type Json,
  readRecord,
  resultOf,
  seedFromText,
  writeRecord,
} from '@amon-hen/kernel';
import type { Ending } from '../protocol/index.ts';
import { Refused, refuse } from '../refused.ts';
import type { PlayableGame, Registry } from '../registry.ts';
import type { Db } from '../storage/schema.ts';
import { blank } from './creating.ts';
import { openSeats, personAt } from './head.ts';
import { entriesOf } from './loading.ts';
import { begin, refold } from './opening.ts';
import type { Play } from './play.ts';
import { type NewEvent, type NewTable, personsAsked, type Table } from './table.ts';

/** Only of a game that is over: before, the answers would tell what is hidden, and the seed the dice. */
export async function recordOf(db: Db, table: Table): Promise<string | Refused> {
  if (table.state !== 'over') return refuse('not-over');
  const { row, head, setup, play } = table;
  const entries = (await entriesOf(db, table.id)).map(({ entry }) => entry);
  const result = play === null ? undefined : resultOf(play.position);
  const remarks = head.ending === null || head.ending.why === 'rules' ? [] : [endedOtherwise(head.ending)];
  return writeRecord({
    game: row.game,
    rules: row.rules,
    setup: setup as Json, // it was read from JSON
    seats: head.seats.map((s) => ({ name: s.role, player: s.name ?? s.machine ?? 'nobody' })),
    chance: 'keyed',
    commitment: commitment(seedFromText(row.seed)),
    seed: row.seed,
    entries,
    comments: new Map([[entries.length, remarks]]),
    ...(result === undefined ? {} : { result }),
  });
}
function endedOtherwise({ why, outcome }: Ending): string {
  return `ended at the table: ${why} (${outcome.how}), winners: ${outcome.winners.join(', ') || 'nobody'}`;
}

/** Longer than any game that was ever played here; what is longer is a way to keep the server busy. */
const MOST_ENTRIES = 20_000;
const MOST_RETURNS = 100;
/** Others have their turn after so many entries. */
const SLICE = 50;

interface Proved {
  readonly game: PlayableGame;
  readonly setup: unknown;
  readonly record: GameRecord & { readonly seed: string };
  readonly play: Play;
  readonly events: readonly NewEvent[];
}
/** Reads a record and plays it again: the seed must be the one committed to, every answer legal, the end the same. */
export async function prove(registry: Registry, text: string): Promise<Proved | Refused> {
  const record = readRecord(text);
  if ('message' in record) return refuse('bad-record', { ...record });
  const bad = (message: string): Refused => refuse('bad-record', { line: 0, message });
  const game = registry.get(record.game);
  if (game === undefined) return refuse('no-such-game');
  const setup = game.setup.safeParse(record.setup);
  if (!setup.success) return refuse('bad-setup');
  const { seed, entries } = record;
  if (record.chance !== 'keyed' || seed === undefined) return bad('no keyed seed');
  const chance = chanceOf(record);
  if ('message' in chance) return bad(chance.message);
  if (record.rules !== game.game.rules) return bad(`rules ${record.rules}, not ${game.game.rules}`);
  const returns = entries.filter((entry) => 'backTo' in entry).length;
  if (entries.length > MOST_ENTRIES || returns > MOST_RETURNS) return bad('too long');
  try {
    const replayed = await replay(game, setup.data, { ...record, seed });
    if (replayed instanceof Refused) return replayed;
    const end = resultOf(replayed.play.position);
    if (JSON.stringify(sorted(end)) !== JSON.stringify(sorted(record.result))) return bad('it ends otherwise');
    return { game, setup: setup.data, record: { ...record, seed }, ...replayed };
  } catch (error) {
    return bad(error instanceof Error ? error.message : String(error));
  }
}
function sorted(result: GameRecord['result']): unknown {
  return result === undefined ? null : [result.winners, result.by, result.how, result.digest];
}
async function replay(
  game: PlayableGame,
  setup: unknown,
  { seed, entries, lines }: Proved['record'],
): Promise<{ play: Play; events: NewEvent[] } | Refused> {
  const begun = begin(game, setup, seed);
  let { play } = begun;
  const events: NewEvent[] = [{ body: { kind: 'begin', told: play.position.told }, told: begun.told }];
  for (const [i, entry] of entries.entries()) {
    const number = i + 1;
    if (number % SLICE === 0) await new Promise(setImmediate);
    if ('backTo' in entry) {
      const before = entries.slice(0, number).map((e, n) => ({ number: n + 1, entry: e }));
      play = refold(game, setup, seed, before);
      events.push({ body: { kind: 'back', entry: number, to: entry.backTo, told: play.position.told } });
      continue;
    }
    const { verdict, told } = play.take(entry, number);
    if (verdict !== true) {
      return refuse('bad-record', { line: lines?.[i] ?? 0, message: `refused by ${verdict.rule}: ${verdict.why}` });
    }
    const shared = { entry: number, told: play.position.told };
    if ('undo' in entry) events.push({ body: { kind: 'undo', seat: entry.undo, ...shared }, told });
    else events.push({ body: { kind: 'answer', ...entry, ...shared }, told });
  }
  return { play, events };
}

/**
 * A table made from a record. A game that was not over can be played on; as its seed is known to whoever had the
 * record, the table says so and never stands in the lobby.
 */
export function importRecord(
  { game, setup, record, play, events }: Proved,
  host: { readonly id: string; readonly name: string },
  now: number,
): NewTable {
  const seats = openSeats(game, setup).map((seat, i) => {
    const player = record.seats[i]?.player;
    return { ...personAt(seat, host), name: player ?? host.name };
  });
  const shared = { title: '', visibility: 'private', clock: { kind: 'none' }, thinking: 1000 } as const;
  const table = blank({ ...shared, game, setup, host: host.id, seats, seed: record.seed }, now);
  table.play = play;
  const change = {
    events,
    head: { ...table.head, asked: play.asked, waitsFor: personsAsked(table.head, play) },
    state: 'playing',
    entries: record.entries.length,
    holders: seats.map(({ seat }) => ({ seat, add: host.id })),
    turn: true,
  } as const;
  const { outcome } = play.position;
  if (outcome === null) return { table, change };
  const { winners, by, how } = outcome;
  const ending: Ending = { why: 'rules', outcome: { winners, by, how } };
  const end: NewEvent = { body: { kind: 'end', ending, seed: record.seed } };
  return { table, change: { ...change, events: [...events, end], head: { ...change.head, ending }, state: 'over' } };
}
