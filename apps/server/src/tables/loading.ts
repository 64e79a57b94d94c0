/** Reads a table from the database and opens its game. */

import type { PlayableGame, Registry } from '../registry.ts';
import type { Db } from '../storage/schema.ts';
import { type EventBody, entryOf, stored } from './events.ts';
import type { Head, TableState } from './head.ts';
import { betweenActions, FoldError, type Numbered, refold, reopen, type SavedPlay } from './opening.ts';
import type { Play } from './play.ts';
import type { Table } from './table.ts';

/** Until a position has been saved, a table is taken to be so large. */
const GUESS = 40_000;
/** What a position takes in memory, for each character of its saved text. */
const BYTES_A_CHARACTER = 4;
export const bytesOf = (saved: string): number => saved.length * BYTES_A_CHARACTER;

export async function readTable(db: Db, registry: Registry, id: string): Promise<Table | null> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const { head, setup, state, ...rest } = row;
  return {
    id,
    game: registry.get(row.game),
    setup: JSON.parse(setup),
    row: rest,
    state: state as TableState, // written by this server only
    head: JSON.parse(head) as Head,
    play: null,
    checkpoint: 0,
    bytes: GUESS,
    foreign: false,
    stale: false,
  };
}
async function entriesAfter(db: Db, id: string, entry: number): Promise<Numbered[]> {
  const rows = await db
    .selectFrom('events')
    .select(['entry', 'body'])
    .where('table_id', '=', id)
    .where('entry', '>', entry)
    .orderBy('entry')
    .execute();
  return rows.map((row) => {
    const body: EventBody = JSON.parse(row.body);
    const read = entryOf(body);
    if (read === null || row.entry === null) throw new FoldError(`event of kind ${body.kind} is no entry`);
    return { number: row.entry, entry: read };
  });
}
export async function entriesOf(db: Db, id: string): Promise<Numbered[]> {
  return entriesAfter(db, id, 0);
}
async function lastSaved(db: Db, id: string): Promise<{ play: SavedPlay; bytes: number } | null> {
  const row = await db
    .selectFrom('checkpoints')
    .selectAll()
    .where('table_id', '=', id)
    .orderBy('entry', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { play: { entry: row.entry, asked: row.asked, saved: JSON.parse(row.saved) }, bytes: bytesOf(row.saved) };
}

/** Opens the game of a table: from the last saved position where that is possible, else from the beginning. */
export async function openGame(db: Db, table: Table, game: PlayableGame): Promise<Play> {
  const { id, setup } = table;
  const { seed } = table.row;
  const found = await lastSaved(db, id);
  if (found !== null) {
    table.bytes = found.bytes;
    table.checkpoint = found.play.entry;
    try {
      const same = found.play.saved.rules === game.game.rules;
      const from = same ? found.play : betweenActions(game, seed, found.play);
      const later = await entriesAfter(db, id, from.entry);
      if (!later.some(({ entry }) => 'backTo' in entry)) return reopen(game, seed, from, later);
    } catch (error) {
      if (found.play.saved.rules === game.game.rules) throw error;
      // under new rules the state may have another shape: the whole record may still fold
    }
  }
  return refold(game, setup, seed, await entriesOf(db, id));
}
/** Events in order, as they are stored. */
export async function eventsAfter(db: Db, id: string, after: number, upTo: number, most: number) {
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where('table_id', '=', id)
    .where('number', '>', after)
    .where('number', '<=', upTo)
    .orderBy('number')
    .limit(most)
    .execute();
  return rows.map(stored);
}
