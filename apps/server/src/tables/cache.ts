/** Tables in memory, the least recently used forgotten first, by count and by bytes. */
import type { Table } from './table.ts';

export class Cache {
  readonly #tables = new Map<string, Table>();
  readonly #most: number;
  readonly #mostBytes: number;
  readonly #busy: (id: string) => boolean;
  #bytes = 0;
  constructor(most: number, mostBytes: number, busy: (id: string) => boolean) {
    this.#most = most;
    this.#mostBytes = mostBytes;
    this.#busy = busy;
  }
  get size(): number {
    return this.#tables.size;
  }
  get bytes(): number {
    return this.#bytes;
  }
  get(id: string): Table | undefined {
    const table = this.#tables.get(id);
    if (table === undefined) return undefined;
    this.#tables.delete(id); // to the end: it is the youngest now
    this.#tables.set(id, table);
    return table;
  }
  /** Without making it younger. */
  peek(id: string): Table | undefined {
    return this.#tables.get(id);
  }
  put(table: Table): void {
    this.drop(table.id);
    this.#tables.set(table.id, table);
    this.#bytes += table.bytes;
    for (const [id, old] of this.#tables) {
      if (this.#tables.size <= this.#most && this.#bytes <= this.#mostBytes) return;
      if (old !== table && !this.#busy(id)) this.drop(id);
    }
  }
  resize(table: Table, bytes: number): void {
    if (this.#tables.get(table.id) === table) this.#bytes += bytes - table.bytes;
    table.bytes = bytes;
  }
  drop(id: string): void {
    const table = this.#tables.get(id);
    if (table === undefined) return;
    this.#tables.delete(id);
    this.#bytes -= table.bytes;
  }
}
