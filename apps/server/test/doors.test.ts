/** What is promised in docs/security.md: each way in is tried with what it must refuse, and nothing changes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { PROTOCOL, SUBPROTOCOL } from '../src/protocol/index.ts';
import { Client, get, guest, post, type Wish } from './support/client.ts';
import { onBoth } from './support/houses.ts';
import { anyWords, askedOf, dice, newTable } from './support/play.ts';

async function tableFor(url: string) {
  const [ann, bob, eve] = [
    await Client.guest(url, 'Ann'),
    await Client.guest(url, 'Bob'),
    await Client.guest(url, 'Eve'),
  ];
  const table = await newTable(url, ann.cookie, { game: 'toy', setup: { seats: 2 }, seats: [{ seat: 0, kind: 'me' }] });
  await bob.must({ do: 'sit', table, seat: 1 });
  await Promise.all([ann.watch(table, 0), bob.watch(table, 1), eve.watch(table, 'public')]);
  const asked = await ann.until(() => askedOf(ann.at(table, 0).present));
  return { ann, bob, eve, table, asked, says: anyWords(asked.own, dice(1)) };
}
function upgrade(url: string, headers: Record<string, string>, protocol = SUBPROTOCOL): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, protocol, { headers });
    socket.on('open', () => {
      socket.close();
      resolve(101);
    });
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => {});
  });
}

onBoth('The doors', (houses) => {
  it('refuse other people’s seats: a player and a stranger, for everything one can say', async () => {
    const { url } = await houses().open(await houses().place());
    const { ann, bob, eve, table, asked, says } = await tableFor(url);
    const before = ann.at(table, 0).number;
    const step = { asked: asked.asked, which: asked.which, says };
    for (const other of [bob, eve]) {
      const at = { table, as: 0 };
      const tries: Wish[] = [
        { do: 'watch', ...at, since: 0 },
        { do: 'answer', ...at, ...step },
        { do: 'check', ...at, ...step },
        { do: 'explore', ...at, asked: asked.asked, path: [{ which: asked.which, says }] },
        { do: 'undo', ...at, asked: asked.asked },
        { do: 'propose', ...at, what: { kind: 'draw' } },
        { do: 'resign', ...at },
        { do: 'chat', ...at, text: 'I am Ann' },
      ];
      for (const wish of tries) expect([wish.do, (await other.refused(wish)).code]).toEqual([wish.do, 'not-your-seat']);
      const link = await post(url, `/api/tables/${table}/link`, { seat: 0 }, other.cookie);
      expect(link.status).toBe(403);
    }
    expect((await eve.refused({ do: 'sit', table, seat: 0 })).code).toBe('not-waiting');
    expect((await eve.refused({ do: 'machine', table, seat: 0, machine: 'random' })).code).toBe('not-host');
    expect((await eve.refused({ do: 'return', table, seat: 0 })).code).toBe('not-your-seat');
    expect(await bob.refused({ do: 'answer', table, as: 1, ...step })).toMatchObject({
      code: 'rule',
      why: 'not-yours',
    });
    await ann.must({ do: 'ping' });
    expect(ann.at(table, 0).number).toBe(before);
  });

  it('take a seat’s eyes away from whoever has left it', async () => {
    const { url } = await houses().open(await houses().place());
    const [ann, bob, eve] = [
      await Client.guest(url, 'Ann'),
      await Client.guest(url, 'Bob'),
      await Client.guest(url, 'Eve'),
    ];
    const table = await newTable(url, ann.cookie, {
      game: 'toy',
      setup: { seats: 2 },
      seats: [{ seat: 0, kind: 'me' }],
    });
    await eve.must({ do: 'sit', table, seat: 1 }, 'sit').catch(() => {}); // the game begins with this, so it is too late to leave
    expect((await eve.refused({ do: 'stand', table, seat: 1 })).code).toBe('not-waiting');
    const open = await newTable(url, ann.cookie, {
      game: 'toy',
      setup: { seats: 3 },
      seats: [{ seat: 0, kind: 'me' }],
    });
    await eve.must({ do: 'sit', table: open, seat: 1 });
    await eve.watch(open, 1);
    await eve.must({ do: 'stand', table: open, seat: 1 });
    await eve.until(() =>
      eve.heard.some((m) => m.say === 'refused' && m.to === null && m.error.code === 'not-your-seat'),
    );
    const before = eve.heard.length;
    await bob.must({ do: 'sit', table: open, seat: 1 });
    await ann.must({ do: 'machine', table: open, seat: 2, machine: 'random' }); // now it begins
    await eve.must({ do: 'ping' });
    expect(eve.heard.slice(before).filter((m) => m.say === 'update')).toEqual([]);
  });

  it('take a repeated message once, and a late one not at all', async () => {
    const { url } = await houses().open(await houses().place());
    const { ann, table, asked, says } = await tableFor(url);
    const wish = { do: 'answer', table, as: 0, asked: asked.asked, which: asked.which, says } as const;
    const first = await ann.must(wish, 'once');
    expect(await ann.must(wish, 'once')).toEqual(first);
    const again = new Client(url, ann.cookie); // also on another connection
    await again.connect();
    expect(await again.must(wish, 'once')).toEqual(first);
    expect(await ann.refused(wish, 'twice')).toMatchObject({ code: 'late' });
    await ann.until(() => ann.at(table, 0).number >= Object(first).number);
    expect(ann.at(table, 0).present.entries).toBe(1);
    const undo = { do: 'undo', table, as: 0, asked: ann.at(table, 0).present.asked } as const;
    const undone = await ann.must(undo, 'undo');
    expect(await ann.must(undo, 'undo')).toEqual(undone);
    await ann.must({ do: 'chat', table, as: 0, text: 'hello' }, 'chat');
    await ann.must({ do: 'chat', table, as: 0, text: 'hello' }, 'chat');
    expect(ann.at(table, 0).events.filter((e) => e.kind === 'chat')).toHaveLength(1);
    expect(ann.at(table, 0).present.entries).toBe(2);
  });

  it('refuse what is malformed, unknown or too large, and say why', async () => {
    const { url } = await houses().open(await houses().place());
    const { ann, table, asked, says } = await tableFor(url);
    const before = ann.at(table, 0).number;
    const good = { do: 'answer', id: 'x', table, as: 0, asked: asked.asked, which: asked.which, says };
    const bad: unknown[] = [
      null,
      [],
      'answer',
      {},
      { ...good, do: 'win' },
      { ...good, more: 1 },
      { ...good, as: '0' },
      { ...good, as: -1 },
      { ...good, which: 1.5 },
      { ...good, says: '' },
      { ...good, says: 'x'.repeat(2001) },
      { ...good, id: 'a b' },
      { ...good, table: '../../etc/passwd' },
      { do: 'chat', id: 'x', table, as: 0, text: ' ' },
      { do: 'chat', id: 'x', table, as: 0, text: 'x'.repeat(501) },
      { do: 'propose', id: 'x', table, as: 0, what: { kind: 'takeback', to: -1 } },
      { do: 'watch', id: 'x', table, as: 'everybody' },
    ];
    const refusals = () => ann.heard.flatMap((m) => (m.say === 'refused' && m.to === null ? [m.error.code] : []));
    for (const message of bad) ann.sendRaw(JSON.stringify(message));
    for (const text of ['{', 'not json', '{"do":"ping","id":"x"}x', '\u0000']) ann.sendRaw(text);
    ann.sendRaw(Buffer.from([1, 2, 3]));
    await ann.must({ do: 'ping' });
    expect(refusals()).toEqual(Array.from({ length: bad.length + 5 }, () => 'malformed'));
    expect(await ann.refused({ do: 'answer', table, as: 0, asked: asked.asked, which: 7, says })).toMatchObject({
      why: 'not-pending',
    });
    expect(
      await ann.refused({ do: 'answer', table, as: 0, asked: asked.asked, which: 0, says: 'card 99' }),
    ).toMatchObject({ code: 'rule' });
    expect(ann.at(table, 0).number).toBe(before);
    ann.sendRaw(JSON.stringify({ ...good, says: 'x'.repeat(20_000) }));
    await ann.until(() => !ann.isOpen); // beyond the largest frame the line is cut
    await ann.connect();
    await ann.watch(table, 0);
    expect(ann.at(table, 0).number).toBe(before);
  });

  it('tell nobody which tables there are', async () => {
    const { url } = await houses().open(await houses().place());
    const eve = await Client.guest(url, 'Eve');
    const unknown = 'A'.repeat(22);
    expect(await eve.refused({ do: 'watch', table: unknown })).toMatchObject({ code: 'no-such-table' });
    expect(await eve.refused({ do: 'chat', table: unknown, as: 0, text: 'x' })).toMatchObject({
      code: 'no-such-table',
    });
    expect((await get(url, `/api/tables/${unknown}/record`)).status).toBe(404);
    expect((await get(url, '/api/tables/1/record')).status).toBe(404);
    expect((await post(url, '/api/claim', { secret: 'x' }, eve.cookie)).status).toBe(404);
  });

  it('let nobody act without a name, but anybody look', async () => {
    const { url } = await houses().open(await houses().place());
    const { table } = await tableFor(url);
    const nobody = new Client(url, '');
    await nobody.connect();
    await nobody.watch(table, 'public');
    expect((await nobody.refused({ do: 'chat', table, as: 0, text: 'x' })).code).toBe('name-needed');
    expect((await post(url, '/api/tables', {})).status).toBe(400);
    const body = { game: 'toy', setup: { seats: 2 }, visibility: 'private', seats: [] };
    expect((await post(url, '/api/tables', body)).status).toBe(401);
    const [id, secret] = (await guest(url, 'Ann')).split('=')[1]?.split('.') ?? [];
    for (const forged of [`${id}.x`, `${id}.`, `x.${secret}`, `${id}.${'A'.repeat(43)}`, `${id}.${secret}x`]) {
      expect((await get(url, '/api/me', `amon-hen.guest=${forged}`)).body).toEqual({ you: null });
    }
  });

  it('check what a table is made of', async () => {
    const { url } = await houses().open(await houses().place());
    const cookie = await guest(url, 'Ann');
    const good = { game: 'toy', setup: { seats: 2 }, visibility: 'private', seats: [] };
    const code = async (body: unknown) => Object(await post(url, '/api/tables', body, cookie)).body.error?.code;
    expect(await code(good)).toBeUndefined();
    expect(await code({ ...good, game: 'chess' })).toBe('no-such-game');
    expect(await code({ ...good, setup: { seats: 9 } })).toBe('bad-setup');
    expect(await code({ ...good, setup: { seats: 2, state: {} } })).toBe('bad-setup');
    expect(await code({ ...good, seats: [{ seat: 5, kind: 'me' }] })).toBe('no-such-seat');
    expect(await code({ ...good, seats: [{ seat: 0, kind: 'machine', machine: 'deep-thought' }] })).toBe(
      'no-such-machine',
    );
    expect(await code({ ...good, seed: '00' })).toBe('malformed');
    expect(await code({ ...good, clock: { kind: 'move', seconds: 0, expiry: 'loss' } })).toBe('malformed');
    expect(await code({ ...good, title: 'x'.repeat(100_000) })).toBe('too-large');
  });

  it('are shut to other sites', async () => {
    const { url } = await houses().open(await houses().place());
    const cookie = await guest(url, 'Ann');
    expect(await upgrade(url, { cookie, origin: url })).toBe(101);
    expect(await upgrade(url, { cookie })).toBe(101);
    expect(await upgrade(url, { cookie, origin: 'https://evil.example' })).toBe(403);
    expect(await upgrade(url, { cookie, origin: 'null' })).toBe(403);
    expect(await upgrade(url, { cookie, 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await upgrade(url, { cookie, origin: url }, 'amon-hen.99')).toBe(400);
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const response = await fetch(`${url}/api/me`, {
        method: 'POST',
        headers: { ...headers, cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Eve' }),
      });
      expect(response.status).toBe(403);
    }
    const form = await fetch(`${url}/api/me`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'text/plain' },
      body: '{"name":"Eve"}',
    });
    expect(form.status).toBe(400);
    expect((await get(url, '/api/me', cookie)).body).toMatchObject({ you: { name: 'Ann' } });
  });

  it('give out the client packed, as far as the browser can unpack it; what has a hash in its name for ever', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'amon-hen-client-'));
    try {
      const files: Readonly<Record<string, Buffer>> = {
        'index.html': Buffer.from('<p>plain</p>'),
        'index.html.br': brotliCompressSync('<p>packed</p>'),
        'app-Abcd1234.js': Buffer.from('plain'),
        'app-Abcd1234.js.br': brotliCompressSync('packed'),
        'app-Abcd1234.js.gz': gzipSync('packed otherwise'),
      };
      for (const [name, body] of Object.entries(files)) writeFileSync(join(folder, name), body);
      const { url } = await houses().open(await houses().place(), { client: folder });
      const ask = async (path: string, encodings: string) => {
        const reply = await fetch(`${url}${path}`, { headers: { 'accept-encoding': encodings } });
        const { headers } = reply;
        return [
          await reply.text(),
          headers.get('content-encoding'),
          headers.get('content-type'),
          headers.get('cache-control'),
        ];
      };
      const html = 'text/html; charset=utf-8';
      const script = expect.stringMatching(/^(text|application)\/javascript/);
      const forEver = 'public, max-age=31536000, immutable';
      expect(await ask('/', 'br, gzip')).toEqual(['<p>packed</p>', 'br', html, 'no-cache']);
      expect(await ask('/#/somewhere', 'identity')).toEqual(['<p>plain</p>', null, html, 'no-cache']);
      expect(await ask('/app-Abcd1234.js', 'gzip, br')).toEqual(['packed', 'br', script, forEver]);
      expect(await ask('/app-Abcd1234.js', 'gzip')).toEqual(['packed otherwise', 'gzip', script, forEver]);
      expect(await ask('/app-Abcd1234.js', 'identity')).toEqual(['plain', null, script, forEver]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
  it('set strict headers and safe cookies', async () => {
    const { url } = await houses().open(await houses().place());
    const page = await fetch(`${url}/`);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    const plain = await fetch(`${url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ann"}',
    });
    expect(plain.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Strict/);
    expect(plain.headers.get('cache-control')).toBe('no-store');
    const behind = await houses().open(await houses().place(), { 'public-url': 'https://amon-hen.example' });
    const at = `http://127.0.0.1:${behind.port}`;
    const safe = await fetch(`${at}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ann"}',
    });
    expect(safe.headers.getSetCookie()[0]).toMatch(/Secure/);
    expect(safe.headers.get('strict-transport-security')).toContain('max-age');
    expect(await upgrade(at, { origin: at })).toBe(403); // only the public address is its own
  });

  it('limit rates: requests, guests, tables, connections, messages', async () => {
    const limits = { requests: '40', guests: '5', 'new-tables': '2', sockets: '3', messages: '2' };
    const { url } = await houses().open(await houses().place(), limits);
    const cookie = await guest(url, 'Ann');
    const body = { game: 'toy', setup: { seats: 2 }, visibility: 'private', seats: [] };
    const made = [];
    for (let i = 0; i < 4; i++) made.push((await post(url, '/api/tables', body, cookie)).status);
    expect(made).toEqual([200, 200, 429, 429]);
    const guests = [];
    for (let i = 0; i < 6; i++) guests.push((await post(url, '/api/guest', { name: 'x' })).status);
    expect(guests.filter((s) => s === 429).length).toBe(2);
    const clients = Array.from({ length: 4 }, () => new Client(url, cookie));
    const opened = await Promise.allSettled(clients.map((c) => c.connect()));
    expect(opened.filter((o) => o.status === 'fulfilled')).toHaveLength(3);
    const talker = clients.find((c) => c.isOpen);
    for (let i = 0; i < 30; i++) talker?.sendRaw(JSON.stringify({ do: 'ping', id: `p${i}` }));
    await talker?.until(() => talker.heard.some((m) => m.say === 'refused' && m.error.code === 'too-fast'));
    expect(talker?.heard.filter((m) => m.say === 'done').length).toBeLessThan(15);
    const many = [];
    for (let i = 0; i < 45; i++) many.push((await get(url, '/api/me', cookie)).status);
    expect(many).toContain(429);
    expect((await get(url, '/api/health')).status).toBe(200);
  });

  it('log no secrets', async () => {
    const { url } = await houses().open(await houses().place());
    const { ann, bob, table, asked, says } = await tableFor(url);
    await ann.must({ do: 'answer', table, as: 0, asked: asked.asked, which: asked.which, says });
    const { body } = await post(url, `/api/tables/${table}/link`, { seat: 1 }, bob.cookie);
    await post(url, '/api/claim', body, ann.cookie);
    await post(url, '/api/account', { name: 'ann.smith', password: 'correct horse battery' });
    await bob.must({ do: 'resign', table, as: 1 });
    await ann.until(() => ann.at(table, 0).present.state === 'over');
    const text = houses().log.join('');
    const secrets = [
      ann.cookie.split('.').at(-1),
      Object(body).secret,
      'correct horse battery',
      ann.at(table, 0).present.seed,
    ];
    for (const secret of secrets) expect(text.includes(String(secret))).toBe(false);
  });

  it('show health, readiness and measures, and these only to whoever runs the server', async () => {
    const { url } = await houses().open(await houses().place(), { 'metrics-token': 'a-token-of-some-length' });
    expect((await get(url, '/api/health')).body).toEqual({ ok: true, protocol: PROTOCOL });
    expect((await get(url, '/api/ready')).body).toEqual({ ready: true });
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    const measures = await fetch(`${url}/metrics`, { headers: { authorization: 'Bearer a-token-of-some-length' } });
    expect(await measures.text()).toContain('amon_hen_acknowledge_seconds_bucket');
    const open = await houses().open(await houses().place());
    expect((await fetch(`${open.url}/metrics`)).status).toBe(200);
    expect((await fetch(`${open.url}/metrics`, { headers: { 'x-forwarded-for': '1.2.3.4' } })).status).toBe(404);
  });
});
