/** The tables that are kept in this browser. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SavedTable } from './table.ts';

interface Kept extends DBSchema {
  tables: { key: string; value: SavedTable };
}
let opened: Promise<IDBPDatabase<Kept>> | null = null;
function database(): Promise<IDBPDatabase<Kept>> {
  opened ??= openDB<Kept>('amon-hen', 1, {
    upgrade: (db) => {
      db.createObjectStore('tables', { keyPath: 'id' });
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
