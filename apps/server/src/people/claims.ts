/** Seats for other browsers: by links that work once, and by an account that takes over what its guest began. */
import type { Seat } from '@amon-hen/kernel';
import { claimSeat } from '../actions/seats.ts';
import { ownSeat, type Who } from '../actions/who.ts';
import { Refused, refuse } from '../refused.ts';
import type { Db } from '../storage/schema.ts';
import type { Tables } from '../tables/tables.ts';
import { hashSecret, newSecret } from './secrets.ts';

const VALID_MS = 7 * 24 * 3_600_000;

export async function makeLink(tables: Tables, who: Who, table: string, seat: Seat): Promise<string | Refused> {
  const own = await tables.look(table, (t) => ownSeat(t, who, seat));
  if (own instanceof Refused) return own;
  const secret = newSecret();
  const { db, now } = tables.house;
  await db.deleteFrom('claims').where('expires', '<', now()).execute();
  const row = { secret_hash: hashSecret(secret), table_id: table, seat, expires: now() + VALID_MS };
  await db.insertInto('claims').values(row).execute();
  return secret;
}
export interface Claimed {
  readonly table: string;
  readonly seat: Seat;
}
export async function claim(tables: Tables, who: Who, secret: string): Promise<Claimed | Refused> {
  const { db, now } = tables.house;
  const found = await take(db, hashSecret(secret), now());
  if (found === null) return refuse('no-such-link');
  const done = await tables.act(found.table, (table) => claimSeat(table, who.id, found.seat));
  return done instanceof Refused ? done : found;
}
/** Deleting it is what takes it: of two who open a link at once, one gets the seat. */
async function take(db: Db, hash: string, now: number): Promise<Claimed | null> {
  const row = await db.selectFrom('claims').selectAll().where('secret_hash', '=', hash).executeTakeFirst();
  if (row === undefined) return null;
  const { numDeletedRows } = await db.deleteFrom('claims').where('secret_hash', '=', hash).executeTakeFirst();
  return numDeletedRows === 0n || row.expires < now ? null : { table: row.table_id, seat: row.seat };
}

/** What was begun as a guest belongs to the account too, in whatever browser it signs in. */
export async function keepSeats(tables: Tables, who: Who): Promise<number> {
  const guests = who.players.filter((player) => player !== who.id);
  if (guests.length === 0) return 0;
  const { db } = tables.house;
  const held = await db
    .selectFrom('holders')
    .select(['table_id', 'seat'])
    .where('player_id', 'in', guests)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('holders as own')
            .select('own.seat')
            .whereRef('own.table_id', '=', 'holders.table_id')
            .whereRef('own.seat', '=', 'holders.seat')
            .where('own.player_id', '=', who.id),
        ),
      ),
    )
    .execute();
  let kept = 0;
  for (const { table_id, seat } of held) {
    const done = await tables.act(table_id, (table) => claimSeat(table, who.id, seat));
    if (!(done instanceof Refused)) kept++;
  }
  return kept;
}
