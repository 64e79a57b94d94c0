/**
 * Backup and restore, while the server runs, for both databases: one compressed file with all rows as they are at one
 * moment. It can be put back into either database, so it is also the way from one to the other.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { z } from 'zod';
import { lockFolder, StartError } from './lock.ts';
import { type Engine, migrate } from './migrations.ts';
import { sqliteFile } from './open.ts';
import { openPostgres } from './postgres.ts';
import { TABLE_NAMES } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export interface Backup {
  readonly data: string;
  readonly databaseUrl: string | null;
  readonly file: string;
}
type AnyDb = Kysely<Record<string, Record<string, unknown>>>;
const ROWS = 500;
const ROWS_AN_INSERT = 100;
const FORMAT = 'amon-hen-backup 1';
/** How the accounts' library keeps yes and no, and dates, differs between the databases; in the file they are JSON. */
const BOOLEANS = new Set(['emailVerified', 'backedUp']);
const line = z.union([
  z.strictObject({ format: z.literal(FORMAT) }),
  z.strictObject({
    in: z.enum(TABLE_NAMES),
    row: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  }),
  z.strictObject({ rows: z.number() }),
]);

function open({ data, databaseUrl }: Backup): { db: AnyDb; engine: Engine; close(): Promise<void> } {
  const engine = databaseUrl === null ? 'sqlite' : 'postgres';
  const typed =
    databaseUrl === null ? openSqlite(sqliteFile(data)) : openPostgres(databaseUrl, 2, pino({ level: 'silent' }));
  const db: AnyDb = typed.withTables<Record<string, Record<string, unknown>>>();
  return { db, engine, close: () => typed.destroy() };
}

/** Gives the number of rows. The file appears under its name only when it is whole. */
export async function backup(what: Backup): Promise<number> {
  const { db, engine, close } = open(what);
  const part = `${what.file}.part`;
  try {
    // one transaction sees one moment, whatever is written meanwhile
    const transaction =
      engine === 'postgres' ? db.transaction().setIsolationLevel('repeatable read') : db.transaction();
    const rows = await transaction.execute(async (tx) => {
      let count = 0;
      async function* lines(): AsyncGenerator<string> {
        yield `${JSON.stringify({ format: FORMAT })}\n`;
        for (const name of TABLE_NAMES) {
          for await (const row of rowsOf(tx, engine, name)) {
            yield `${JSON.stringify({ in: name, row: plain(row) })}\n`;
            count++;
          }
        }
        yield `${JSON.stringify({ rows: count })}\n`;
      }
      await pipeline(Readable.from(lines()), createGzip(), createWriteStream(part, { mode: 0o600 }));
      return count;
    });
    await rename(part, what.file);
    return rows;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await close();
  }
}
/** Row by row, so that a large database does not have to fit into memory. */
async function* rowsOf(tx: AnyDb, engine: Engine, name: string): AsyncGenerator<Record<string, unknown>> {
  if (engine === 'sqlite') {
    yield* tx.selectFrom(name).selectAll().stream();
    return;
  }
  await sql`declare rows_of cursor for select * from ${sql.table(name)}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(ROWS)} from rows_of`.execute(tx);
    yield* rows;
    if (rows.length < ROWS) break;
  }
  await sql`close rows_of`.execute(tx);
}
function plain(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (value instanceof Date) return [name, value.toISOString()];
      return [name, BOOLEANS.has(name) ? Boolean(value) : value];
    }),
  );
}

/** Into an empty database only; all or nothing. Gives the number of rows. */
export async function restore(what: Backup): Promise<number> {
  const lock = what.databaseUrl === null ? lockFolder(what.data, `restoring ${what.file}`) : null;
  const { db, engine, close } = open(what);
  try {
    await migrate(db.withTables(), engine);
    return await db.transaction().execute(async (tx) => {
      for (const name of TABLE_NAMES) {
        const any = await tx.selectFrom(name).selectAll().limit(1).executeTakeFirst();
        if (any !== undefined)
          throw new StartError('The database is not empty: a backup is put back into an empty one only.');
      }
      return await readInto(tx, engine, what.file);
    });
  } finally {
    await close();
    lock?.release();
  }
}
async function readInto(tx: AnyDb, engine: Engine, file: string): Promise<number> {
  const lines = createInterface({
    input: createReadStream(file).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  let count = 0;
  let whole = false;
  let known = false;
  let table = '';
  let rows: Record<string, unknown>[] = [];
  const put = async (): Promise<void> => {
    if (rows.length > 0) await tx.insertInto(table).values(rows).execute();
    rows = [];
  };
  for await (const text of lines) {
    const read = line.parse(JSON.parse(text));
    if ('format' in read) known = true;
    else if (!known) break;
    else if ('rows' in read) whole = read.rows === count;
    else {
      if (read.in !== table || rows.length >= ROWS_AN_INSERT) await put();
      table = read.in;
      rows.push(fitting(read.row, engine));
      count++;
    }
  }
  if (!known || !whole) throw new StartError(`${file} is not a whole backup.`);
  await put();
  return count;
}
function fitting(row: Record<string, unknown>, engine: Engine): Record<string, unknown> {
  if (engine === 'postgres') return row;
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'boolean' ? Number(value) : value]),
  );
}
