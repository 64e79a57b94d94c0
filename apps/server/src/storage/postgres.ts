/** PostgreSQL through `pg`. Several nodes share one database and nothing else. */
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Logger } from 'pino';
import type { Database, Db } from './schema.ts';

const BIGINT = 20;

export function openPostgres(url: string, connections: number, log: Logger): Db {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    // times in milliseconds fit a number
    types: { getTypeParser: (id, format) => (id === BIGINT ? Number : types.getTypeParser(id, format)) },
  });
  // a connection that breaks is replaced by the pool; without a listener, idle or in use, it would end the process
  const lost = (error: Error): void => log.warn({ error: error.message }, 'a database connection was lost');
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
