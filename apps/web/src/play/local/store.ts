/** The tables and the records that are kept in this browser. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SavedTable } from './table.ts';

/** A record that was opened here from a file. */
export interface SavedRecord {
  readonly id: string;
  readonly text: string;
  readonly game: string;
  readonly players: readonly string[];
  readonly added: number;
}
interface Kept extends DBSchema {
  tables: { key: string; value: SavedTable };
  records: { key: string; value: SavedRecord };
}
const VERSION = 2;
let opened: Promise<IDBPDatabase<Kept>> | null = null;
function database(): Promise<IDBPDatabase<Kept>> {
  opened ??= openDB<Kept>('amon-hen', VERSION, {
    upgrade: (db, before) => {
      if (before < 1) db.createObjectStore('tables', { keyPath: 'id' });
      if (before < VERSION) db.createObjectStore('records', { keyPath: 'id' });
    },
    // a newer program in another window must not wait for this one
    blocking: async () => {
      (await opened)?.close();
      opened = null;
    },
  });
  return opened;
}

export async function keepTable(table: SavedTable): Promise<void> {
  await (await database()).put('tables', table);
}
export async function keptTable(id: string): Promise<SavedTable | null> {
  return (await (await database()).get('tables', id)) ?? null;
}
/** The last one played first. */
export async function keptTables(): Promise<readonly SavedTable[]> {
  const tables = await (await database()).getAll('tables');
  return tables.sort((a, b) => b.changed - a.changed);
}
export async function dropTable(id: string): Promise<void> {
  await (await database()).delete('tables', id);
}

export async function keepRecord(record: SavedRecord): Promise<void> {
  await (await database()).put('records', record);
}
export async function keptRecord(id: string): Promise<SavedRecord | null> {
  return (await (await database()).get('records', id)) ?? null;
}
export async function keptRecords(): Promise<readonly SavedRecord[]> {
  const records = await (await database()).getAll('records');
  return records.sort((a, b) => b.added - a.added);
}
export async function dropRecord(id: string): Promise<void> {
  await (await database()).delete('records', id);
}
