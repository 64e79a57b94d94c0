/** SQLite through Node's own `node:sqlite`, as Kysely wants it. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Database, Db } from './schema.ts';

/** Statements are prepared once; the oldest is forgotten beyond this many. */
const PREPARED = 200;

export function openSqlite(file: string): Db {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 });
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL'); // an acknowledged move survives a power cut
  database.exec('PRAGMA wal_autocheckpoint = 1000');
  return new Kysely<Database>({ dialect: new SqliteDialect({ database: asKyselyWants(database) }) });
}

function asKyselyWants(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => {
      prepared.clear();
      database.close();
    },
    prepare: (sql) => {
      const known = prepared.get(sql);
      if (known !== undefined) return known;
      const made = statement(database.prepare(sql));
      prepared.set(sql, made);
      if (prepared.size > PREPARED) for (const oldest of [...prepared.keys()].slice(0, 1)) prepared.delete(oldest);
      return made;
    },
  };
}
function statement(prepared: StatementSync): SqliteStatement {
  return {
    reader: prepared.columns().length > 0,
    all: (parameters) => prepared.all(...parameters.map(bindable)),
    run: (parameters) => prepared.run(...parameters.map(bindable)),
    iterate: (parameters) => prepared.iterate(...parameters.map(bindable)),
  };
}
function bindable(value: unknown): SQLInputValue {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'bigint':
      return value;
    case 'boolean':
      return value ? 1 : 0;
    case 'undefined':
      return null;
    default:
      if (value === null || value instanceof Uint8Array) return value;
      if (value instanceof Date) return value.toISOString();
      throw new TypeError(`SQLite cannot store ${Object.prototype.toString.call(value)}`);
  }
}
