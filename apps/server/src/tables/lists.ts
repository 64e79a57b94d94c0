/** Lists of tables: the lobby, one's own, and what came of them. */
import type { z } from 'zod';
import type { Doors, TableSummary } from '../protocol/index.ts';
import type { Db, TableRow } from '../storage/schema.ts';
import { type Head, holds, publicSeat, type TableState } from './head.ts';

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
  return rows.map((row) => summary(row, []));
}
export async function tablesOf(db: Db, players: readonly string[]): Promise<TableSummary[]> {
  const rows = await db
    .selectFrom('tables')
    .selectAll()
    .where('id', 'in', (q) => q.selectFrom('holders').select('table_id').where('player_id', 'in', players))
    .orderBy('changed', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => summary(row, players));
}
/** More games than anybody has played here. */
const MOST_COUNTED = 10_000;

/** A seat that a machine has taken over is still the seat of whoever held it; two seats of one side count once. */
export async function statisticsOf(db: Db, players: readonly string[]): Promise<z.infer<Doors['statistics']>['games']> {
  const rows = await db
    .selectFrom('tables')
    .select(['game', 'head'])
    .where('state', '=', 'over')
    .where('id', 'in', (q) => q.selectFrom('holders').select('table_id').where('player_id', 'in', players))
    .orderBy('changed', 'desc')
    .limit(MOST_COUNTED)
    .execute();
  const counts = new Map<string, { game: string; side: string; played: number; won: number; drawn: number }>();
  for (const { game, head } of rows) {
    const { seats, ending }: Head = JSON.parse(head);
    const winners = ending?.outcome.winners ?? [];
    for (const side of new Set(seats.filter((seat) => holds(seat, players)).map((seat) => seat.side))) {
      const key = `${game} ${side}`;
      const count = counts.get(key) ?? { game, side, played: 0, won: 0, drawn: 0 };
      count.played++;
      if (winners.length === 0) count.drawn++;
      else if (seats.some((seat) => seat.side === side && winners.includes(seat.seat))) count.won++;
      counts.set(key, count);
    }
  }
  return [...counts.values()];
}
function summary(row: TableRow, players: readonly string[]): TableSummary {
  const head: Head = JSON.parse(row.head);
  return {
    table: row.id,
    game: row.game,
    title: head.title,
    state: row.state as TableState, // written by this server only
    seats: head.seats.map(publicSeat),
    waitsFor: [...head.waitsFor],
    yours: head.seats.filter((seat) => holds(seat, players)).map(({ seat }) => seat),
    winners: head.ending?.outcome.winners ?? null,
    clock: head.clock,
    created: row.created,
    changed: row.changed,
    setup: JSON.parse(row.setup),
  };
}
