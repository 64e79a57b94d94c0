/** Opens the database that the settings name, and brings it up to date. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { type FolderLock, lockFolder, StartError } from './lock.ts';
import { type Engine, migrate } from './migrations.ts';
import { announceBy } from './notices.ts';
import { openPostgres } from './postgres.ts';
import type { Db } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import type { Announce } from './writer.ts';

export interface StorageOptions {
  readonly data: string;
  readonly databaseUrl: string | null;
  readonly connections: number;
}
export interface Storage {
  readonly engine: Engine;
  readonly db: Db;
  /** Tells other nodes, where there can be any. */
  announce(node: string): Announce;
  close(): Promise<void>;
}
export function sqliteFile(data: string): string {
  return join(data, 'amon-hen.sqlite');
}

export async function openStorage(options: StorageOptions, holder: string, log: Logger): Promise<Storage> {
  const { data, databaseUrl, connections } = options;
  if (databaseUrl !== null) {
    const db = openPostgres(databaseUrl, connections, log);
    try {
      await sql`select 1`.execute(db);
    } catch (error) {
      await db.destroy();
      throw new StartError(`The database cannot be reached: ${error instanceof Error ? error.message : String(error)}`);
    }
    await migrate(db, 'postgres');
    return { engine: 'postgres', db, announce: announceBy, close: () => db.destroy() };
  }
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const lock: FolderLock = lockFolder(data, holder);
  const db = openSqlite(sqliteFile(data));
  await migrate(db, 'sqlite');
  // nobody else can be at work on this folder: what a killed server had claimed is free again
  await db.updateTable('tables').set({ lease_by: null, lease_until: null }).where('lease_by', 'is not', null).execute();
  const close = async (): Promise<void> => {
    await db.destroy();
    lock.release();
  };
  return { engine: 'sqlite', db, announce: () => async () => {}, close };
}
