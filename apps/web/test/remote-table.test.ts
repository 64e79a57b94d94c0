/** The remote side of a table against a real server, with the toy game and sockets that break. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket as NodeSocket } from 'ws';
import { type Running, readSettings, serve } from '../../server/src/index.ts';
import { guest, post } from '../../server/test/support/client.ts';
import { RemoteTable } from '../src/play/remote/table.ts';
import type { Seen, TableInfo, Trouble } from '../src/play/source.ts';
import type { FromWorker } from '../src/play/worker/messages.ts';
import { anAnswer, toy } from './support.ts';

const folder = mkdtempSync(join(tmpdir(), 'amon-hen-web-'));
const toys = new URL('../../server/test/support/toy-games.ts', import.meta.url).href;
let server: Running;
let cookie = '';
const sockets: NodeSocket[] = [];

/** A browser sends its cookies by itself. */
class CookieSocket extends NodeSocket {
  constructor(address: string, protocol: string) {
    super(address, protocol, { headers: { cookie } });
    sockets.push(this);
    this.on('error', () => {}); // a browser only closes
  }
}
const { WebSocket } = globalThis;
beforeAll(async () => {
  Object.assign(globalThis, { WebSocket: CookieSocket });
  const settings = readSettings({ port: '0', data: folder, 'log-level': 'silent', threads: '1' }, {});
  server = await serve({ settings, games: [toys] });
});
afterAll(async () => {
  Object.assign(globalThis, { WebSocket });
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

class Watcher {
  readonly table: RemoteTable;
  info: TableInfo | null = null;
  seen: Seen | null = null;
  troubles: Trouble[] = [];
  constructor(id: string, url: string = server.url) {
    const address = `${url.replace(/^http/, 'ws')}/api/socket`;
    this.table = new RemoteTable(
      id,
      address,
      (message) => this.#hear(message),
      async () => toy(),
    );
  }
  #hear(message: FromWorker): void {
    if (message.tell === 'table') this.info = message.table;
    if (message.tell === 'trouble') this.troubles.push(message.trouble);
    if (message.tell !== 'seen') return;
    const { seen, from } = message;
    this.seen = { ...seen, facts: [...(this.seen?.facts.slice(0, from) ?? []), ...seen.facts] };
  }
  async until(what: (seen: Seen) => boolean): Promise<Seen> {
    await expect.poll(() => this.seen !== null && what(this.seen), { timeout: 10_000 }).toBe(true);
    if (this.seen === null) throw new Error('nothing was seen');
    return this.seen;
  }
}
const watchers: Watcher[] = [];
function watch(id: string): Watcher {
  const watcher = new Watcher(id);
  watchers.push(watcher);
  return watcher;
}
afterEach(() => {
  for (const watcher of watchers.splice(0)) watcher.table.close();
});
async function newTable(name: string, seats: readonly object[]): Promise<string> {
  cookie = await guest(server.url, name);
  const body = { game: 'toy', setup: { seats: 2 }, visibility: 'private', seats };
  const made = await post(server.url, '/api/tables', body, cookie);
  const { table } = made.body as { table: string };
  return table;
}
const ME = { seat: 0, kind: 'me' };

describe('a table on a server', () => {
  it('is played to its end against a machine', async () => {
    const id = await newTable('Mira', [ME, { seat: 1, kind: 'machine', machine: 'random' }]);
    const watcher = watch(id);
    await watcher.until((seen) => seen.room?.state === 'playing');
    expect(watcher.info).toMatchObject({ game: 'toy', mine: [0], sitters: [{ name: 'Mira' }, { name: 'random' }] });
    for (let n = 0; n < 60; n++) {
      const seen = await watcher.until(
        (now) => now.outcome !== null || now.offers.some((offer) => offer.own !== undefined && !offer.answered),
      );
      if (seen.outcome !== null) break;
      const { which, says } = anAnswer(seen);
      expect(await watcher.table.answer(which, says)).toBe(true);
      await watcher.until((now) => now.number > seen.number);
    }
    expect(watcher.seen?.outcome?.how).toBe('stones');
    expect(watcher.seen?.room?.state).toBe('over');
  });
  it('checks, looks ahead, takes back and refuses as a table here does', async () => {
    const id = await newTable('Mira', [ME, { seat: 1, kind: 'open' }]);
    const hers = watch(id);
    await hers.until((seen) => seen.room?.state === 'waiting');
    expect(hers.info?.sitters).toEqual([{ kind: 'person', name: 'Mira' }, { kind: 'open' }]);
    cookie = await guest(server.url, 'Jonas');
    const his = watch(id);
    await his.until((seen) => seen.as === 'public');
    expect(await his.table.act({ do: 'sit', seat: 1 })).toBe(true);
    his.table.lookAs(1);
    const seen = await hers.until((now) => now.room?.state === 'playing' && now.offers.length > 0);
    const { which, says } = anAnswer(seen);
    expect(await hers.table.check(which, says)).toBe(true);
    expect(await hers.table.check(which, 'card 99')).toMatchObject({ why: 'not-offered' });
    expect(await hers.table.answer(which, says)).toBe(true);
    const after = await hers.until((now) => now.facts.length > seen.facts.length);
    expect(after.mayUndo).toBe(true);
    expect(await hers.table.undo()).toBe(true);
    const back = await hers.until((now) => now.facts.length === seen.facts.length);
    expect(back.facts).toEqual(seen.facts);
    expect(await his.table.answer(0, says)).not.toBe(true);
    expect(await hers.table.act({ do: 'chat', text: 'Well met' })).toBe(true);
    const chat = await his.until((now) => (now.room?.chat.length ?? 0) > 0);
    expect(chat.room?.chat[0]).toMatchObject({ name: 'Mira', text: 'Well met' });
  });
  it('goes on after the line was cut, and says nothing twice', async () => {
    const id = await newTable('Mira', [ME, { seat: 1, kind: 'machine', machine: 'random' }]);
    const watcher = watch(id);
    const seen = await watcher.until((now) => now.offers.some((offer) => offer.own !== undefined));
    const { which, says } = anAnswer(seen);
    sockets.at(-1)?.terminate();
    await expect.poll(() => watcher.troubles).toEqual([{ kind: 'offline' }]);
    expect(await watcher.table.answer(which, says)).toBe(true); // said when the line stands again
    const after = await watcher.until((now) => now.number > seen.number);
    expect(after.facts.slice(0, seen.facts.length)).toEqual(seen.facts);
    expect(after.facts.filter((fact) => fact.what === 'played' && fact.seat === 0)).toHaveLength(1);
  });
  it('says so when the server speaks another version', async () => {
    const other = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ok: true, protocol: 99 }));
    });
    other.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 400 speak another language\r\n\r\n'));
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const address = other.address();
    if (address === null || typeof address === 'string') throw new Error('no address');
    const watcher = new Watcher('AAAAAAAAAAAAAAAAAAAAAA', `http://localhost:${address.port}`);
    watchers.push(watcher);
    await expect.poll(() => watcher.troubles).toContainEqual({ kind: 'other-version' });
    watcher.table.close();
    other.close();
  });
  it('says so when there is no such table', async () => {
    cookie = await guest(server.url, 'Mira');
    const watcher = watch('AAAAAAAAAAAAAAAAAAAAAA');
    await expect.poll(() => watcher.troubles).toContainEqual({ kind: 'not-found' });
  });
});
