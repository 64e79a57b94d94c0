/** What things are called: one table for each kind of thing, by the ids of the games' data. */

/** A name, and what a sentence may need to know about it. */
export interface Name {
  readonly name: string;
  readonly plural?: string;
  readonly gender?: string;
  readonly article?: string;
  readonly genitive?: string;
  /** The name itself is a plural. */
  readonly number?: string;
  /** Where several kinds were looked through: in which it was found. */
  readonly kind?: string;
}
export type NameTable = Readonly<Record<string, string | Name>>;
export type NameTables = Readonly<Record<string, NameTable>>;

export function nameIn(tables: NameTables, kind: string, id: string): Name | null {
  const table = tables[kind];
  if (table === undefined || !Object.hasOwn(table, id)) return null;
  const entry = table[id];
  return entry === undefined ? null : typeof entry === 'string' ? { name: entry } : entry;
}

/** Later tables add to, and win over, earlier ones. */
export function mergeNames(...all: readonly NameTables[]): NameTables {
  const merged: Record<string, NameTable> = {};
  for (const tables of all) {
    for (const [kind, table] of Object.entries(tables)) merged[kind] = { ...merged[kind], ...table };
  }
  return merged;
}

/** An id that nobody has named, made readable: `minas-tirith` → `Minas tirith`. */
export function readable(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
