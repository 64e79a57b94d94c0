/** The whole server, put together. */
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { front } from './doors/front.ts';
import { identifier } from './doors/identity.ts';
import { Holding, Limit } from './doors/limits.ts';
import { newMetrics } from './doors/metrics.ts';
import { peopleDoors } from './doors/people.ts';
import { tableDoors } from './doors/tables.ts';
import { openSockets } from './doors/upgrade.ts';
import { newLog } from './log.ts';
import { Duty } from './machines/duty.ts';
import { Pool } from './machines/pool.ts';
import { openAccounts } from './people/accounts.ts';
import { type ServerMessage, serverMessage } from './protocol/index.ts';
import { Registry } from './registry.ts';
import type { Settings } from './settings.ts';
import { StartError } from './storage/lock.ts';
import { hearNotices } from './storage/notices.ts';
import { openStorage } from './storage/open.ts';
import { Writer } from './storage/writer.ts';
import { Hub } from './tables/hub.ts';
import { Tables } from './tables/tables.ts';

export interface ServeOptions {
  readonly settings: Settings;
  /** Modules that each export `games`; the server's own list unless said. */
  readonly games?: readonly string[];
  readonly log?: Logger;
}
export interface Running {
  readonly url: string;
  readonly port: number;
  /** Drains: what is under way is finished, clients are told to come back. */
  stop(): Promise<void>;
}
const OWN_GAMES = new URL('./games.ts', import.meta.url).href;
const OWN_CLIENT = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** How long clients wait before they come back to a node that stops. */
const COME_BACK_MS = 1000;

export async function serve({
  settings,
  games = [OWN_GAMES],
  log = newLog(settings.logLevel),
}: ServeOptions): Promise<Running> {
  const now = Date.now;
  const node = randomBytes(9).toString('base64url');
  const registry = await Registry.load(games);
  const storage = await openStorage(settings, `process ${process.pid}, port ${settings.port}`, log);
  const { db } = storage;
  const shared = storage.engine === 'postgres';
  let stopping = false;

  const metrics = newMetrics(() => ({
    tables: () => tables.shelf.cache.size,
    tableBytes: () => tables.shelf.cache.bytes,
    watched: () => hub.size,
    sockets: () => sockets.size,
    thinking: () => duty.busy,
    queued: () => pool.waiting,
  }));
  /** Whatever leaves the server is checked against the protocol first. */
  const encode = (message: ServerMessage): string => JSON.stringify(serverMessage.parse(message));
  const hub = new Hub(encode, (error) =>
    log.error({ error: String(error) }, 'something cannot be said in the protocol'),
  );
  const writer = new Writer(db, storage.announce(node), (size) => metrics.batch.observe(size));
  const tables = new Tables({
    db,
    writer,
    registry,
    hub,
    log,
    node,
    shared,
    mostTables: settings.liveTables,
    mostBytes: settings.liveMegabytes * 1_000_000,
    now,
    machineTurn: (id) => duty.run(id),
    count: (what) => metrics.count(what),
  });
  const pool = new Pool(games, settings.threads);
  const watch = {
    thought: (ms: number) => metrics.thought.observe(ms / 1000),
    intervened: () => metrics.intervened.inc(),
  };
  const duty = new Duty(tables, pool, watch, settings.clockGrace * 1000);

  const publicOrigin = settings.publicUrl === null ? null : new URL(settings.publicUrl).origin;
  const origin = publicOrigin ?? `http://localhost:${settings.port}`;
  const accounts = await openAccounts({ db, engine: storage.engine, origin, secret: settings.secret, log });
  const identify = identifier(db, accounts, now);
  const client = settings.client ?? OWN_CLIENT;
  const ready = async (): Promise<string | null> => {
    if (stopping) return 'stopping';
    if (notices !== null && !notices.connected) return 'no notices from other nodes';
    await sql`select 1`.execute(db);
    return null;
  };
  const app = await front({ settings, log, metrics, publicOrigin, client, ready });
  const https = publicOrigin?.startsWith('https:') === true;
  const newPeople = Limit.anHour(settings.guests, now);
  peopleDoors(app, { db, accounts, identify, newPeople, https, now });
  tableDoors(app, { tables, identify, newTables: Limit.anHour(settings.newTables, now), look: () => duty.lookNow() });
  const sockets = openSockets(app.server, {
    tables,
    log,
    metrics,
    encode,
    identify,
    publicOrigin,
    limit: new Limit(settings.messages, settings.messages * 5, now),
    costly: new Limit(settings.messages / 10, settings.messages * 2, now),
    holding: new Holding(settings.sockets),
    connecting: new Limit(settings.sockets / 10, settings.sockets * 2, now),
    addressOf: (request) => {
      const forwarded = settings.trustProxy ? request.headers['x-forwarded-for'] : undefined;
      const last = (Array.isArray(forwarded) ? forwarded.at(-1) : forwarded)?.split(',').at(-1)?.trim();
      return last ?? request.socket.remoteAddress ?? '';
    },
  });
  const hearing = {
    changed: (ids: readonly string[]) => tables.changedElsewhere(ids),
    missed: () => {
      for (const id of hub.tables) void tables.refresh(id);
    },
  };
  const notices = settings.databaseUrl === null ? null : await hearNotices(settings.databaseUrl, node, hearing, log);

  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await notices?.stop();
    await storage.close();
    const used = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (used) throw new StartError(`Port ${settings.port} is in use. Choose another with --port.`);
    throw error;
  }
  duty.start();
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : settings.port;
  const url = publicOrigin ?? `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`;
  log.info({ url, engine: storage.engine, games: registry.all.map((g) => g.game.name) }, 'the server is open');

  let stopped: Promise<void> | null = null;
  const stop = async (): Promise<void> => {
    stopping = true;
    tables.shelf.draining = true;
    log.info('the server stops');
    await duty.stop();
    await sockets.close(COME_BACK_MS);
    await app.close();
    await writer.settled();
    await notices?.stop();
    await storage.close();
    log.info('the server has stopped');
  };
  return { url, port, stop: () => (stopped ??= stop()) };
}
