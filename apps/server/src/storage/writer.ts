/**
 * Group commit. Moves that come while one transaction is being written wait and share the next one: one commit, one
 * flush to disk, one notice to the other nodes, for all of them.
 */
import type { Transaction } from 'kysely';
import type { Database, Db } from './schema.ts';

export type Tx = Transaction<Database>;
/** What is written for one table. It runs again alone when another's write made the shared transaction fail. */
export interface Unit<T> {
  readonly table: string;
  write(tx: Tx): Promise<T>;
}
/** Runs last in each transaction, with the tables that were written. */
export type Announce = (tx: Tx, tables: readonly string[]) => Promise<void>;

interface Waiting {
  readonly table: string;
  run(tx: Tx): Promise<void>;
  done(): void;
  failed(error: unknown): void;
}
const MOST = 100;

export class Writer {
  readonly #db: Db;
  readonly #announce: Announce;
  readonly #onBatch: (size: number) => void;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;

  constructor(db: Db, announce: Announce, onBatch: (size: number) => void) {
    this.#db = db;
    this.#announce = announce;
    this.#onBatch = onBatch;
  }
  /** Resolves after the commit, with what the unit's last run gave. */
  write<T>(unit: Unit<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let result: { value: T } | null = null;
      this.#waiting.push({
        table: unit.table,
        run: async (tx) => {
          result = { value: await unit.write(tx) };
        },
        done: () =>
          result === null ? reject(new Error('a unit was committed without running')) : resolve(result.value),
        failed: reject,
      });
      this.#running ??= this.#work();
    });
  }
  /** All that was asked for so far has been written, or has failed. */
  async settled(): Promise<void> {
    while (this.#running !== null) await this.#running;
  }
  async #work(): Promise<void> {
    while (this.#waiting.length > 0) {
      await new Promise(setImmediate); // all messages that have come in by now go together
      const batch = this.#waiting.splice(0, MOST);
      batch.sort((a, b) => (a.table < b.table ? -1 : 1)); // nodes lock rows in one order, so they never deadlock
      await this.#commit(batch);
    }
    this.#running = null;
  }
  async #commit(batch: readonly Waiting[]): Promise<void> {
    try {
      await this.#db.transaction().execute(async (tx) => {
        for (const unit of batch) await unit.run(tx);
        await this.#announce(tx, [...new Set(batch.map((unit) => unit.table))]);
      });
      this.#onBatch(batch.length);
      for (const unit of batch) unit.done();
    } catch (error) {
      if (batch.length === 1) batch[0]?.failed(error);
      else for (const unit of batch) await this.#commit([unit]);
    }
  }
}
