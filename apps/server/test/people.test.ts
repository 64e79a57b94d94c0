import { expect, it } from 'vitest';
import { newLog } from '../src/log.ts';
import { hashPassword, verifyPassword } from '../src/people/argon2.ts';
import { openStorage } from '../src/storage/open.ts';
import { Authenticator } from './support/authenticator.ts';
import { Client, get, guest, post } from './support/client.ts';
import { onBoth } from './support/houses.ts';
import { dice, newTable, playSeat } from './support/play.ts';
import { freePort } from './support/processes.ts';

const PASSWORD = 'speak friend and enter';

it('passwords are kept by argon2id', async () => {
  const hash = await hashPassword(PASSWORD);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashPassword(PASSWORD)).not.toBe(hash);
  expect(await verifyPassword({ hash, password: PASSWORD })).toBe(true);
  expect(await verifyPassword({ hash, password: `${PASSWORD}!` })).toBe(false);
  expect(await verifyPassword({ hash: 'nonsense', password: PASSWORD })).toBe(false);
});

onBoth('People', (houses) => {
  it('guests play at once, and a link gives their seat to another browser, once', async () => {
    const { url } = await houses().open(await houses().place());
    const ann = await Client.guest(url, 'Ann');
    const seats = [{ seat: 0, kind: 'me' }, { seat: 1, kind: 'machine', machine: 'random' }]; // biome-ignore format: short
    const table = await newTable(url, ann.cookie, { game: 'toy', setup: { seats: 2 }, seats });
    const { body } = await post(url, `/api/tables/${table}/link`, { seat: 0 }, ann.cookie);
    const phone = await Client.guest(url, 'Ann’s phone');
    expect((await phone.refused({ do: 'watch', table, as: 0 })).code).toBe('not-your-seat');
    expect((await post(url, '/api/claim', body, phone.cookie)).body).toEqual({ table, seat: 0 });
    const thief = await guest(url, 'Thief');
    expect((await post(url, '/api/claim', body, thief)).status).toBe(404);
    await phone.watch(table, 0);
    await playSeat(phone, table, 0, dice(1));
    expect(phone.at(table, 0).present.state).toBe('over');
    await ann.watch(table, 0); // the seat is still Ann's, too
  });

  it('an account by password: signed up, out, in again elsewhere; wrong passwords and names tell nothing', async () => {
    const place = await houses().place();
    const { url } = await houses().open(place);
    const made = await post(url, '/api/account', { name: 'Galadriel', password: PASSWORD });
    expect(made.status).toBe(200);
    expect((await get(url, '/api/me', made.cookie)).body).toMatchObject({ you: { name: 'Galadriel', account: true } });
    const table = await newTable(url, made.cookie, {
      game: 'toy',
      setup: { seats: 2 },
      seats: [{ seat: 0, kind: 'me' }],
    });
    expect((await post(url, '/api/auth/sign-out', {}, made.cookie)).status).toBe(200);
    expect((await get(url, '/api/me', made.cookie)).body).toEqual({ you: null }); // the old cookie is worth nothing
    const wrong = await post(url, '/api/auth/sign-in/username', { username: 'galadriel', password: 'wrong password' });
    const unknown = await post(url, '/api/auth/sign-in/username', { username: 'celeborn', password: 'wrong password' });
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    expect(wrong.status).toBe(401);
    const again = await post(url, '/api/auth/sign-in/username', { username: 'galadriel', password: PASSWORD });
    expect(again.status).toBe(200);
    const mine = await get(url, '/api/tables/mine', again.cookie);
    expect(mine.body).toMatchObject({ tables: [{ table }] });
    const taken = await post(url, '/api/account', { name: 'galadriel', password: PASSWORD });
    expect([taken.status, taken.body]).toMatchObject([409, { error: { code: 'name-taken' } }]);
    expect((await post(url, '/api/account', { name: 'celeborn', password: 'short' })).status).toBe(400);
    expect((await post(url, '/api/auth/sign-up/email', { email: 'a@b.c', name: 'x', password: PASSWORD })).status).toBe(
      404,
    );
    expect((await post(url, '/api/auth/update-user', { name: 'x' }, again.cookie)).status).toBe(404);
    expect(again.cookie).not.toBe(made.cookie);
  });

  it('nobody can try passwords without end', async () => {
    const { url } = await houses().open(await houses().place());
    await post(url, '/api/account', { name: 'Galadriel', password: PASSWORD });
    const tries = [];
    for (let i = 0; i < 32; i++) {
      tries.push(
        (await post(url, '/api/auth/sign-in/username', { username: 'Galadriel', password: `wrong password ${i}` }))
          .status,
      );
    }
    expect(tries.filter((status) => status === 401)).toHaveLength(30);
    expect(tries.filter((status) => status === 429)).toHaveLength(2);
  });

  it('stores no secret in the clear', async () => {
    const place = await houses().place();
    const server = await houses().open(place);
    const ann = await Client.guest(server.url, 'Ann');
    await post(server.url, '/api/account', { name: 'Galadriel', password: PASSWORD });
    const table = await newTable(server.url, ann.cookie, {
      game: 'toy',
      setup: { seats: 2 },
      seats: [{ seat: 0, kind: 'me' }],
    });
    const { body } = await post(server.url, `/api/tables/${table}/link`, { seat: 0 }, ann.cookie);
    await server.stop();
    const storage = await openStorage({ ...place, connections: 2 }, 'test', newLog('silent'));
    const rows = JSON.stringify([
      await storage.db.selectFrom('players').selectAll().execute(),
      await storage.db.selectFrom('claims').selectAll().execute(),
      await storage.db
        .withTables<{ account: { password: string } }>()
        .selectFrom('account')
        .select('password')
        .execute(),
    ]);
    await storage.close();
    expect(rows).toContain('$argon2id$');
    for (const secret of [ann.cookie.split('.').at(-1), Object(body).secret, PASSWORD])
      expect(rows).not.toContain(secret);
  });

  it('an account by passkey: added in a session, then enough to come in; another’s key is not', async () => {
    const port = await freePort();
    const { url } = await houses().open(await houses().place(), { port: String(port) });
    const origin = `http://localhost:${port}`;
    const made = await post(url, '/api/account', { name: 'Elrond' }); // no password at all
    expect(made.status).toBe(200);
    const call = async (path: string, cookie: string, body?: unknown) => {
      const response = await fetch(`${url}/api/auth/passkey/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const set = response.headers.getSetCookie().map((c) => c.split(';')[0] ?? '');
      return {
        status: response.status,
        body: Object(await response.json()),
        cookie: [cookie, ...set].filter(Boolean).join('; '),
      };
    };
    expect((await call('generate-register-options', '')).status).toBe(401);
    const key = new Authenticator('localhost', origin);
    const options = await call('generate-register-options', made.cookie);
    expect(options.body.rp.id).toBe('localhost');
    const registered = await call('verify-registration', options.cookie, {
      response: key.register(options.body.challenge),
    });
    expect(registered.status).toBe(200);
    const ask = await call('generate-authenticate-options', '');
    const entered = await call('verify-authentication', ask.cookie, { response: key.assert(ask.body.challenge) });
    expect(entered.status).toBe(200);
    expect((await get(url, '/api/me', entered.cookie)).body).toMatchObject({ you: { name: 'Elrond', account: true } });
    const other = await call('generate-authenticate-options', '');
    const stranger = new Authenticator('localhost', origin);
    expect(
      (await call('verify-authentication', other.cookie, { response: stranger.assert(other.body.challenge) })).status,
    ).toBe(401);
    const replayed = await call('verify-authentication', ask.cookie, { response: key.assert(ask.body.challenge) });
    expect(replayed.status).toBe(400); // a challenge is used once
    const phished = new Authenticator('localhost', 'https://evil.example');
    const third = await call('generate-register-options', made.cookie);
    expect(
      (await call('verify-registration', third.cookie, { response: phished.register(third.body.challenge) })).status,
    ).not.toBe(200);
  });

  it('whoever has an account and was a guest in this browser keeps both seats', async () => {
    const { url } = await houses().open(await houses().place());
    const cookie = await guest(url, 'Frodo');
    const first = await newTable(url, cookie, { game: 'toy', setup: { seats: 2 }, seats: [{ seat: 0, kind: 'me' }] });
    const made = await post(url, '/api/account', { name: 'frodo', password: PASSWORD }, cookie);
    const client = new Client(url, made.cookie);
    await client.connect();
    await client.watch(first, 0);
    const listed = await get(url, '/api/tables/mine', made.cookie);
    expect(Object(listed.body).tables).toHaveLength(1);
  });

  it('an account takes over what was begun as a guest, for every browser it signs in from', async () => {
    const { url } = await houses().open(await houses().place());
    const cookie = await guest(url, 'Frodo');
    const table = await newTable(url, cookie, { game: 'toy', setup: { seats: 2 }, seats: [{ seat: 0, kind: 'me' }] });
    expect((await post(url, '/api/me/seats', {}, cookie)).status).toBe(403); // a guest has nothing to take over
    const made = await post(url, '/api/account', { name: 'frodo', password: PASSWORD }, cookie);
    const elsewhere = { username: 'frodo', password: PASSWORD };
    const phone = await post(url, '/api/auth/sign-in/username', elsewhere);
    expect((await get(url, '/api/tables/mine', phone.cookie)).body).toEqual({ tables: [] });
    expect((await post(url, '/api/me/seats', {}, made.cookie)).body).toEqual({ seats: 1 });
    expect((await post(url, '/api/me/seats', {}, made.cookie)).body).toEqual({ seats: 0 });
    expect((await get(url, '/api/tables/mine', phone.cookie)).body).toMatchObject({ tables: [{ table, yours: [0] }] });
    expect((await post(url, '/api/me/seats', {}, phone.cookie)).body).toEqual({ seats: 0 });
  });

  it('counts the games that are over by game and side, for those who played them', async () => {
    const { url } = await houses().open(await houses().place());
    const ann = await Client.guest(url, 'Ann');
    const stranger = await guest(url, 'Bo');
    const seats = [{ seat: 0, kind: 'me' }, { seat: 1, kind: 'machine', machine: 'random' }]; // biome-ignore format: short
    const table = await newTable(url, ann.cookie, { game: 'toy', setup: { seats: 2 }, seats });
    expect((await get(url, '/api/me/statistics', ann.cookie)).body).toEqual({ games: [] });
    await ann.watch(table, 0);
    await playSeat(ann, table, 0, dice(1));
    const { winners } = Object(Object((await get(url, '/api/tables/mine', ann.cookie)).body).tables[0]);
    const [counted, ...rest] = Object((await get(url, '/api/me/statistics', ann.cookie)).body).games;
    expect(rest).toEqual([]);
    expect(counted).toMatchObject({ game: 'toy', played: 1, won: winners.includes(0) ? 1 : 0, drawn: 0 });
    expect((await get(url, '/api/me/statistics', stranger)).body).toEqual({ games: [] });
    expect((await get(url, '/api/me/statistics')).status).toBe(401);
  });
});
