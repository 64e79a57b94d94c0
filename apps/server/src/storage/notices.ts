/** Nodes tell each other which tables changed, over LISTEN/NOTIFY. A lost connection is made anew, and then all is checked. */
import { sql } from 'kysely';
import { Client } from 'pg';
import type { Logger } from 'pino';
import type { Announce } from './writer.ts';

const CHANNEL = 'amon_hen';
/** PostgreSQL takes up to 8,000 bytes in a notice; an id has 22. */
const IDS_A_NOTICE = 250;
const RETRY_MS = 500;

export interface Notices {
  /** Says whether notices are heard now: without them a node must not say that it is ready. */
  readonly connected: boolean;
  stop(): Promise<void>;
}
/** `node` says who changed them, so that nobody listens to himself. */
export function announceBy(node: string): Announce {
  return async (tx, tables) => {
    for (let i = 0; i < tables.length; i += IDS_A_NOTICE) {
      const payload = `${node} ${tables.slice(i, i + IDS_A_NOTICE).join(' ')}`;
      await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(tx);
    }
  };
}
export interface Hearing {
  changed(tables: readonly string[]): void;
  /** Notices may have been missed: look at everything that somebody watches. */
  missed(): void;
}
export async function hearNotices(url: string, node: string, hearing: Hearing, log: Logger): Promise<Notices> {
  let client: Client | null = null;
  let stopped = false;
  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true });
    next.on('notification', ({ payload = '' }) => {
      const [from, ...tables] = payload.split(' ');
      if (from !== node) hearing.changed(tables);
    });
    let established = false;
    const lost = (why: string): void => {
      if (!established || stopped) return;
      established = false;
      client = null;
      log.warn({ why }, 'the connection for notices was lost');
      void again();
    };
    next.on('error', (error) => lost(error.message));
    next.on('end', () => lost('closed'));
    await next.connect();
    await next.query(`LISTEN ${CHANNEL}`);
    established = true;
    client = next;
  };
  const again = async (): Promise<void> => {
    while (!stopped) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      try {
        await connect();
        log.info('notices are heard again');
        hearing.missed();
        return;
      } catch {
        // the database is still away; the pool's own errors tell so
      }
    }
  };
  await connect();
  return {
    get connected() {
      return client !== null;
    },
    stop: async () => {
      stopped = true;
      await client?.end();
    },
  };
}
