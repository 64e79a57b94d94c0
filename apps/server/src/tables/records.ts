/** Records: a finished game as everybody may have it, and back. */
import { commitment, Journal, KeyedChance, seedFromText } from '@amon-hen/kernel';
import type { GameRecord } from '../protocol/index.ts';
import { type Refused, refuse } from '../refused.ts';
import type { PlayableGame } from '../registry.ts';
import type { Db } from '../storage/schema.ts';
import { blank } from './creating.ts';
import { openSeats, personAt } from './head.ts';
import { entriesOf } from './loading.ts';
import { begin, FoldError, refold } from './opening.ts';
import type { Play } from './play.ts';
import type { NewEvent, NewTable, Table } from './table.ts';

/** Only of a game that is over: before, the answers would tell what is hidden, and the seed the dice. */
export async function recordOf(db: Db, table: Table): Promise<GameRecord | Refused> {
  if (table.state !== 'over') return refuse('not-over');
  const { row, head, setup } = table;
  return {
    format: 'amon-hen-record',
    version: 1,
    game: row.game,
    rules: row.rules,
    setup,
    title: head.title,
    seats: head.seats.map((s) => ({ seat: s.seat, role: s.role, name: s.name ?? s.machine ?? '' })),
    created: row.created,
    commitment: commitment(seedFromText(row.seed)),
    seed: row.seed,
    entries: (await entriesOf(db, table.id)).map(({ entry }) => entry),
    ending: head.ending,
  };
}

export interface Verified {
  /** The seed is the one that was committed to. */
  readonly commitment: boolean;
  readonly entries: number;
  /** Every answer is legal under these rules, with the dice that the seed gives. */
  readonly folds: boolean;
  readonly why: string | null;
}
export function verifyRecord(game: PlayableGame, record: GameRecord): Verified {
  const committed = commitment(seedFromText(record.seed)) === record.commitment;
  const base = { commitment: committed, entries: record.entries.length };
  const setup = game.setup.safeParse(record.setup);
  if (!setup.success) return { ...base, folds: false, why: 'bad-setup' };
  if (record.rules !== game.game.rules)
    return { ...base, folds: false, why: `rules ${record.rules}, not ${game.game.rules}` };
  const journal = new Journal(game.game, setup.data, new KeyedChance(seedFromText(record.seed)));
  for (const [i, entry] of record.entries.entries()) {
    try {
      const verdict = journal.fold(entry);
      if (verdict !== true) return { ...base, folds: false, why: `entry ${i + 1}: ${verdict.rule} ${verdict.why}` };
    } catch (error) {
      return {
        ...base,
        folds: false,
        why: `entry ${i + 1}: ${error instanceof Error ? error.message : String(error)}`,
      };
    }
  }
  const { outcome } = journal.position;
  const claimed = record.ending?.why === 'rules' ? record.ending.outcome : null;
  const agrees =
    claimed === null ? outcome === null : JSON.stringify(claimed.winners) === JSON.stringify(outcome?.winners);
  return agrees ? { ...base, folds: true, why: null } : { ...base, folds: false, why: 'the game ended otherwise' };
}

/**
 * A table made from a record: every entry is folded and judged again. A game that was not over can be played on; as its
 * seed is known to whoever had the record, the table says so and never stands in the lobby.
 */
export function importRecord(
  game: PlayableGame,
  record: GameRecord,
  host: { readonly id: string; readonly name: string },
  now: number,
): NewTable | Refused {
  const setup = game.setup.safeParse(record.setup);
  if (!setup.success) return refuse('bad-setup');
  const verified = verifyRecord(game, record);
  if (!verified.folds || !verified.commitment) return refuse('bad-record', { why: verified.why ?? 'commitment' });
  const seats = openSeats(game, setup.data).map((s) => personAt(s, host));
  const names = new Map(record.seats.map((s) => [s.seat, s.name]));
  const table = blank(
    {
      game,
      setup: setup.data,
      title: record.title,
      host: host.id,
      visibility: 'private',
      clock: { kind: 'none' },
      thinking: 1000,
      seats: seats.map((s) => ({ ...s, name: names.get(s.seat) || s.name })),
      seed: record.seed,
    },
    now,
  );
  const { play, events } = replayed(game, setup.data, record);
  table.play = play;
  const change = {
    events,
    head: { ...table.head, asked: play.asked, ending: record.ending },
    state: record.ending === null ? 'playing' : 'over',
    entries: record.entries.length,
    holders: seats.map(({ seat }) => ({ seat, add: host.id })),
    turn: true,
  } as const;
  if (record.ending === null) return { table, change };
  const end: NewEvent = { body: { kind: 'end', ending: record.ending, seed: record.seed } };
  return { table, change: { ...change, events: [...events, end] } };
}
function replayed(game: PlayableGame, setup: unknown, record: GameRecord): { play: Play; events: NewEvent[] } {
  const begun = begin(game, setup, record.seed);
  let { play } = begun;
  const events: NewEvent[] = [{ body: { kind: 'begin', told: play.position.told }, told: begun.told }];
  for (const [i, entry] of record.entries.entries()) {
    const number = i + 1;
    if ('backTo' in entry) {
      const before = record.entries.slice(0, number).map((e, n) => ({ number: n + 1, entry: e }));
      play = refold(game, setup, record.seed, before);
      events.push({ body: { kind: 'back', entry: number, to: entry.backTo, told: play.position.told } });
      continue;
    }
    const { verdict, told } = play.take(entry, number);
    if (verdict !== true) throw new FoldError(`entry ${number} was legal a moment ago`);
    const shared = { entry: number, told: play.position.told };
    if ('undo' in entry) events.push({ body: { kind: 'undo', seat: entry.undo, ...shared }, told });
    else events.push({ body: { kind: 'answer', ...entry, ...shared }, told });
  }
  return { play, events };
}
