/** Players: guests, known by a secret in their cookie, and those who came with an account. */
import type { Db, PlayerRow } from '../storage/schema.ts';
import { newId } from '../tables/creating.ts';
import { hashSecret, isSecret, newSecret } from './secrets.ts';

export type Player = Pick<PlayerRow, 'id' | 'name'>;
/** `seen` is written at most so often. */
const SEEN_EVERY_MS = 3_600_000;

export async function newGuest(db: Db, name: string, now: number): Promise<{ player: Player; cookie: string }> {
  const id = newId();
  const secret = newSecret();
  await db
    .insertInto('players')
    .values({ id, name, secret_hash: hashSecret(secret), account: null, created: now, seen: now })
    .execute();
  return { player: { id, name }, cookie: `${id}.${secret}` };
}
export async function guestOf(db: Db, cookie: string, now: number): Promise<Player | null> {
  const [id = '', secret = ''] = cookie.split('.');
  if (id.length > 40 || secret.length > 100) return null;
  const row = await db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst();
  if (row?.secret_hash === undefined || row.secret_hash === null || !isSecret(secret, row.secret_hash)) return null;
  if (now - row.seen > SEEN_EVERY_MS) await db.updateTable('players').set({ seen: now }).where('id', '=', id).execute();
  return row;
}
/** The player of an account; made at its first visit. */
export async function playerOf(db: Db, account: string, name: string, now: number): Promise<Player> {
  await db
    .insertInto('players')
    .values({ id: newId(), name, secret_hash: null, account, created: now, seen: now })
    .onConflict((c) => c.column('account').doNothing())
    .execute();
  return await db.selectFrom('players').selectAll().where('account', '=', account).executeTakeFirstOrThrow();
}
export async function rename(db: Db, id: string, name: string): Promise<void> {
  await db.updateTable('players').set({ name }).where('id', '=', id).execute();
}
