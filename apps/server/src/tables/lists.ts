/** Lists of tables: the lobby, and one's own. */
import type { TableSummary } from '../protocol/index.ts';
import type { Db, TableRow } from '../storage/schema.ts';
import { type Head, publicSeat, type TableState } from './head.ts';

const MOST = 100;

export async function lobby(db: Db): Promise<TableSummary[]> {
  const rows = await db
    .selectFrom('tables')
    .selectAll()
    .where('visibility', '=', 'lobby')
    .where('state', 'in', ['waiting', 'playing'])
    .orderBy('state', 'desc') // those that wait for players first
    .orderBy('created', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(summary);
}
export async function tablesOf(db: Db, players: readonly string[]): Promise<TableSummary[]> {
  const rows = await db
    .selectFrom('tables')
    .selectAll()
    .where('id', 'in', (q) => q.selectFrom('holders').select('table_id').where('player_id', 'in', players))
    .orderBy('changed', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(summary);
}
function summary(row: TableRow): TableSummary {
  const head: Head = JSON.parse(row.head);
  return {
    table: row.id,
    game: row.game,
    title: head.title,
    state: row.state as TableState, // written by this server only
    seats: head.seats.map(publicSeat),
    waitsFor: [...head.waitsFor],
    clock: head.clock,
    created: row.created,
    changed: row.changed,
    setup: JSON.parse(row.setup),
  };
}
