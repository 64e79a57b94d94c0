import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMigrations } from 'better-auth/db/migration';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newLog } from '../src/log.ts';
import { openAccounts } from '../src/people/accounts.ts';
import { backup, restore } from '../src/storage/backup.ts';
import { openStorage, type Storage } from '../src/storage/open.ts';
import { Writer } from '../src/storage/writer.ts';
import { Client, post } from './support/client.ts';
import { NO_GAMES, TOY_2, TOY_3, TOY_FAULTY } from './support/games.ts';
import { type Houses, onBoth, type Place } from './support/houses.ts';
import { anyWords, askedOf, dice, newTable, playSeat } from './support/play.ts';

const quiet = newLog('silent');
const opened = (place: Place): Promise<Storage> => openStorage({ ...place, connections: 4 }, 'a test', quiet);

/** Two at a table, so many answers given. */
async function halfway(url: string, answers: number) {
  const [ann, bob] = [await Client.guest(url, 'Ann'), await Client.guest(url, 'Bob')];
  const clients = [ann, bob];
  const table = await newTable(url, ann.cookie, { game: 'toy', setup: { seats: 2 }, seats: [{ seat: 0, kind: 'me' }] });
  await bob.must({ do: 'sit', table, seat: 1 });
  await Promise.all(clients.map((c, seat) => c.watch(table, seat)));
  const below = dice(5);
  for (let n = 0; n < answers; n++) {
    const next = await ann.until(() => {
      for (const [seat, client] of clients.entries()) {
        const asked = askedOf(client.at(table, seat).present);
        if (asked !== null && client.at(table, seat).present.entries === n) return { client, seat, asked };
      }
      return null;
    });
    const { client, seat, asked } = next;
    await client.must({
      do: 'answer',
      table,
      as: seat,
      asked: asked.asked,
      which: asked.which,
      says: anyWords(asked.own, below),
    });
    for (const [s, c] of clients.entries()) await c.until(() => c.at(table, s).present.entries === n + 1);
  }
  return { ann, bob, table };
}
async function back(client: Client, url: string, table: string, seat: number): Promise<void> {
  client.url = url;
  if (!client.isOpen) await client.connect();
  await client.watch(table, seat);
}
async function playOn(houses: Houses, place: Place, answers: number, options = {}): Promise<void> {
  const first = await houses.open(place, options);
  const { ann, bob, table } = await halfway(first.url, answers);
  const before = [ann.at(table, 0).present, bob.at(table, 1).present];
  await first.stop();
  const second = await houses.open(place, options);
  await Promise.all([back(ann, second.url, table, 0), back(bob, second.url, table, 1)]);
  for (const [seat, client] of [ann, bob].entries()) {
    const { view, offers, asked, mayUndo } = client.at(table, seat).present;
    expect({ view, offers, asked, mayUndo }).toEqual({
      view: before[seat]?.view,
      offers: before[seat]?.offers,
      asked: before[seat]?.asked,
      mayUndo: before[seat]?.mayUndo,
    });
  }
  await Promise.all([playSeat(ann, table, 0, dice(1)), playSeat(bob, table, 1, dice(2))]);
  expect(ann.at(table, 0).present.state).toBe('over');
  await second.stop();
}

onBoth('Storage', (houses) => {
  it('has the tables that the accounts’ library wants, from our own migrations', async () => {
    const storage = await opened(await houses().place());
    const accounts = await openAccounts({
      db: storage.db,
      engine: storage.engine,
      origin: 'http://localhost:1',
      secret: null,
      log: quiet,
    });
    const { toBeCreated, toBeAdded } = await getMigrations(accounts.options);
    expect([toBeCreated, toBeAdded]).toEqual([[], []]);
    await storage.close();
  });

  it('survives a power cut by its settings', async () => {
    const storage = await opened(await houses().place());
    if (storage.engine === 'sqlite') {
      const { rows: mode } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(storage.db);
      const { rows: sync } = await sql<{ synchronous: number }>`pragma synchronous`.execute(storage.db);
      expect([mode[0]?.journal_mode, sync[0]?.synchronous]).toEqual(['wal', 2]);
    } else {
      const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(storage.db);
      expect(rows[0]?.synchronous_commit).toBe('on');
    }
    await storage.close();
  });

  it('writes moves that come together in one commit, and one that fails does not take the others with it', async () => {
    const storage = await opened(await houses().place());
    const sizes: number[] = [];
    const writer = new Writer(
      storage.db,
      async () => {},
      (size) => sizes.push(size),
    );
    const put = (name: string) =>
      writer.write({
        table: name,
        write: async (tx) => void (await tx.insertInto('keys').values({ name, value: 'x' }).execute()),
      });
    await Promise.all(['a', 'b', 'c'].map(put));
    expect(sizes).toEqual([3]);
    const results = await Promise.allSettled(['d', 'a', 'e'].map(put));
    expect(results.map((r) => r.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const names = await storage.db.selectFrom('keys').select('name').orderBy('name').execute();
    expect(names.map((n) => n.name)).toEqual(['a', 'b', 'c', 'd', 'e']);
    await storage.close();
  });

  it('opens a table again as it was, at every step of a game', async () => {
    for (const answers of [0, 1, 2, 3, 5, 8]) await playOn(houses(), await houses().place(), answers);
  });

  it('keeps few tables in memory, and none is lost by it', async () => {
    const { url } = await houses().open(await houses().place(), { 'live-tables': '10' });
    const players = await Promise.all(Array.from({ length: 15 }, () => halfway(url, 2)));
    await halfway(url, 1); // those in use are not forgotten; when it is quiet again, the next one makes room
    const measures = await (await fetch(`${url}/metrics`)).text();
    expect(Number(/amon_hen_tables_in_memory (\d+)/.exec(measures)?.[1])).toBeLessThanOrEqual(10);
    await Promise.all(
      players.flatMap(({ ann, bob, table }) => [playSeat(ann, table, 0, dice(1)), playSeat(bob, table, 1, dice(2))]),
    );
    for (const { ann, table } of players) expect(ann.at(table, 0).present.state).toBe('over');
  });

  it('opens old tables under new rules, and says so', async () => {
    const place = await houses().place();
    const first = await houses().open(place);
    const { ann, bob, table } = await halfway(first.url, 4);
    await first.stop();
    const second = await houses().open(place, {}, [TOY_2]);
    await Promise.all([back(ann, second.url, table, 0), back(bob, second.url, table, 1)]);
    expect(ann.at(table, 0).events.at(-1)).toMatchObject({ kind: 'rules', from: 1, to: 2 });
    await Promise.all([playSeat(ann, table, 0, dice(1)), playSeat(bob, table, 1, dice(2))]);
    await second.stop();
  });

  it('a node that is older than a table’s rules leaves it alone', async () => {
    const place = await houses().place();
    const first = await houses().open(place, {}, [TOY_2]);
    const { ann, bob, table } = await halfway(first.url, 3);
    await first.stop();
    const old = await houses().open(place);
    await back(ann, old.url, table, 0);
    expect(ann.at(table, 0).present).toMatchObject({ state: 'stopped', stopped: 'rules 2, not 1' });
    expect(await ann.refused({ do: 'chat', table, as: 0, text: 'x' })).toMatchObject({ code: 'stopped' });
    await old.stop();
    const second = await houses().open(place, {}, [TOY_2]);
    await Promise.all([back(ann, second.url, table, 0), back(bob, second.url, table, 1)]);
    expect(ann.at(table, 0).events.map((e) => e.kind)).not.toContain('rules');
    await Promise.all([playSeat(ann, table, 0, dice(1)), playSeat(bob, table, 1, dice(2))]);
    await second.stop();
  });

  it('keeps a table that does not fold any more: read-only, reported, and playable again when it folds again', async () => {
    const place = await houses().place();
    const first = await houses().open(place);
    const { ann, bob, table } = await halfway(first.url, 4);
    const known = ann.at(table, 0).events.length;
    await first.stop();
    const second = await houses().open(place, {}, [TOY_3]);
    await back(ann, second.url, table, 0);
    expect(ann.at(table, 0).present).toMatchObject({ state: 'stopped', view: null, offers: [] });
    expect(ann.at(table, 0).events).toHaveLength(known + 1);
    expect(await ann.refused({ do: 'answer', table, as: 0, asked: 0, which: 0, says: 'new 1' })).toMatchObject({
      code: 'stopped',
    });
    expect(houses().log.some((line) => line.includes('cannot be opened') && line.includes(table))).toBe(true);
    expect(await (await fetch(`${second.url}/metrics`)).text()).toContain('amon_hen_happened_total{what="stopped"} 1');
    await second.stop();
    const unknown = await houses().open(place, {}, [NO_GAMES]);
    await back(ann, unknown.url, table, 0);
    expect(ann.at(table, 0).present.state).toBe('stopped');
    expect(await ann.refused({ do: 'chat', table, as: 0, text: 'x' })).toMatchObject({ code: 'stopped' });
    await unknown.stop();
    const third = await houses().open(place);
    await Promise.all([back(ann, third.url, table, 0), back(bob, third.url, table, 1)]);
    await Promise.all([playSeat(ann, table, 0, dice(1)), playSeat(bob, table, 1, dice(2))]);
    expect(ann.at(table, 0).present.state).toBe('over');
    await third.stop();
  });

  it('stores nothing of an answer that runs into a fault of the rules, and reports it', async () => {
    const place = await houses().place();
    const server = await houses().open(place, {}, [TOY_FAULTY]);
    const { ann, table } = await halfway(server.url, 0);
    const before = ann.at(table, 0);
    const step = { do: 'answer', table, as: 0, asked: before.present.asked, which: 0 } as const;
    expect(await ann.refused({ ...step, says: 'number 2' })).toMatchObject({ code: 'rules-fault' });
    expect(ann.at(table, 0).number).toBe(before.number);
    await ann.must({ ...step, says: 'number 1' });
    await server.stop();
    const storage = await opened(place);
    const faults = await storage.db.selectFrom('faults').selectAll().execute();
    expect(faults).toMatchObject([
      { table_id: table, entry: 1, answer: JSON.stringify({ seat: 0, which: 0, says: 'number 2' }) },
    ]);
    expect(faults[0]?.message).toContain('nobody thought of two');
    await storage.close();
  });
});

onBoth('Backup', (houses) => {
  it('is made while the server runs, and put back elsewhere: every table plays on', async () => {
    const from = await houses().place();
    const first = await houses().open(from);
    const { ann, bob, table } = await halfway(first.url, 3);
    const account = await post(first.url, '/api/account', { name: 'elrond', password: 'a long enough word' });
    const file = join(from.data, 'backup.gz');
    const rows = await backup({ ...from, file });
    await ann.must({ do: 'chat', table, as: 0, text: 'after the backup' });
    await first.stop();
    const to = await houses().place();
    expect(await restore({ ...to, file })).toBe(rows);
    await expect(restore({ ...to, file })).rejects.toThrow('not empty');
    const second = await houses().open(to);
    for (const client of [ann, bob]) client.seen.clear();
    await Promise.all([back(ann, second.url, table, 0), back(bob, second.url, table, 1)]);
    expect(ann.at(table, 0).events.some((e) => e.kind === 'chat')).toBe(false);
    const again = await post(second.url, '/api/auth/sign-in/username', {
      username: 'elrond',
      password: 'a long enough word',
    });
    expect([account.status, again.status]).toEqual([200, 200]);
    await Promise.all([playSeat(ann, table, 0, dice(1)), playSeat(bob, table, 1, dice(2))]);
  });

  it('goes from one database to the other', async () => {
    const from = await houses().place();
    const first = await houses().open(from);
    const { ann, bob, table } = await halfway(first.url, 3);
    await post(first.url, '/api/account', { name: 'elrond', password: 'a long enough word' });
    const file = join(from.data, 'backup.gz');
    await backup({ ...from, file });
    await first.stop();
    // from PostgreSQL to SQLite; from SQLite to SQLite in another folder (the way to PostgreSQL is the test above, backwards)
    const to: Place = { data: join(from.data, 'restored'), databaseUrl: null };
    await restore({ ...to, file });
    const second = await houses().open(to);
    await Promise.all([back(ann, second.url, table, 0), back(bob, second.url, table, 1)]);
    const again = await post(second.url, '/api/auth/sign-in/username', {
      username: 'elrond',
      password: 'a long enough word',
    });
    expect(again.status).toBe(200);
    await Promise.all([playSeat(ann, table, 0, dice(1)), playSeat(bob, table, 1, dice(2))]);
    if (houses().engine === 'sqlite') return;
    const back2 = await houses().place();
    const other = join(from.data, 'second.gz');
    await second.stop();
    await backup({ ...to, file: other });
    await restore({ ...back2, file: other });
    const third = await houses().open(back2);
    await back(ann, third.url, table, 0);
    expect(ann.at(table, 0).present.state).toBe('over');
    const once = await post(third.url, '/api/auth/sign-in/username', {
      username: 'elrond',
      password: 'a long enough word',
    });
    expect(once.status).toBe(200);
  });

  it('is refused if it is not whole, and leaves nothing behind', async () => {
    const from = await houses().place();
    const server = await houses().open(from);
    await halfway(server.url, 1);
    const file = join(from.data, 'backup.gz');
    await backup({ ...from, file });
    await server.stop();
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, bytes.length - 30));
    const to = await houses().place();
    await expect(restore({ ...to, file })).rejects.toThrow();
    const storage = await opened(to);
    expect(await storage.db.selectFrom('tables').selectAll().execute()).toEqual([]);
    await storage.close();
  });
});

onBoth('A data folder', (houses) => {
  it('is served by one server only, and the second says so clearly', async () => {
    if (houses().engine === 'postgres') return; // many nodes share PostgreSQL
    const place = await houses().place();
    const first = await houses().open(place);
    await expect(houses().open(place)).rejects.toThrow(/^The data folder .* is in use by another server \(process \d+/);
    await first.stop();
    const second = await houses().open(place);
    await second.stop();
  });
  it('and a port likewise', async () => {
    const first = await houses().open(await houses().place());
    await expect(houses().open(await houses().place(), { port: String(first.port) })).rejects.toThrow(
      /^Port \d+ is in use/,
    );
  });
});
