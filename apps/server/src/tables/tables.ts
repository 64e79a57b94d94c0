/** The tables of this node: every change goes through `act`, one at a time for each table, and is told after its commit. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refused, refuse } from '../refused.ts';
import { heard } from './events.ts';
import type { House } from './house.ts';
import type { Watcher } from './hub.ts';
import { eventsAfter } from './loading.ts';
import { Locks } from './locks.ts';
import { RulesFault } from './play.ts';
import { aboutFor, presentFor } from './seen.ts';
import { type Done, Shelf } from './shelf.ts';
import type { Change, Table } from './table.ts';

export type Action = (table: Table, now: number) => Change | Refused | Promise<Change | Refused>;
/** Of two nodes that write to one table at once, one must read again; each waits a little longer, by chance. */
const TRIES = 30;
const BACK_OFF_MS = 4;
const EVENTS_A_MESSAGE = 200;
const RETRY_MS = 1000;

export class Tables {
  readonly house: House;
  readonly shelf: Shelf;
  readonly #locks = new Locks();
  constructor(house: House) {
    this.house = house;
    this.shelf = new Shelf(house, (id) => this.#locks.isBusy(id));
  }

  /** Decides on the table as it is, stores what was decided, then tells. `said` names the message: it is taken once. */
  async act(id: string, action: Action, said: string | null = null): Promise<Done | Refused> {
    try {
      return await this.#locks.run(id, () => this.#act(id, action, said));
    } catch (error) {
      if (this.house.hub.isWatched(id)) this.#refreshLater(id); // it may have been stored all the same
      throw error;
    }
  }
  async #act(id: string, action: Action, said: string | null): Promise<Done | Refused> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const table = await this.shelf.fresh(id);
      if (table === null) return refuse('no-such-table');
      if (table.foreign) return refuse('stopped');
      const before = table.row.last;
      const now = this.house.now();
      const change = await this.#decide(table, action, now);
      if (!(change instanceof Refused)) {
        const done = await this.shelf.store(table, change, now, said);
        if (done !== null) return done;
        await sleep(Math.random() * BACK_OFF_MS * Math.min(attempt, 10));
        continue;
      }
      if (this.house.shared) await this.shelf.catchUp(table); // it may have been decided on yesterday's news
      if (table.row.last === before) return (said === null ? null : await this.shelf.repeated(id, said)) ?? change;
    }
    return refuse('unavailable');
  }
  async #decide(table: Table, action: Action, now: number): Promise<Change | Refused> {
    try {
      const change = await action(table, now);
      if (change instanceof Refused) table.play?.position.rest();
      return change;
    } catch (error) {
      this.shelf.cache.drop(table.id);
      if (error instanceof RulesFault) return await this.#report(table, error);
      throw error;
    }
  }
  /** An exception in a rule is reported with the answer that led to it; the table is as it was. */
  async #report(table: Table, fault: RulesFault): Promise<Refused> {
    const { log, db, count, now } = this.house;
    const entry = table.row.entries + 1;
    count('fault');
    log.error({ table: table.id, entry, error: fault.message }, 'a rule failed');
    const stack = fault.cause instanceof Error ? fault.cause.stack : undefined;
    await db
      .insertInto('faults')
      .values({
        id: randomBytes(16).toString('hex'),
        table_id: table.id,
        entry,
        answer: JSON.stringify(fault.answer),
        message: stack ?? fault.message,
        at: now(),
      })
      .execute();
    return refuse('rules-fault');
  }

  /** Notices from another node. */
  changedElsewhere(ids: readonly string[]): void {
    for (const id of ids) {
      const known = this.shelf.cache.peek(id);
      if (known !== undefined) known.stale = true;
      // also while somebody is just being shown the table: he has read it, but does not watch it yet
      if (this.house.hub.isWatched(id) || this.#locks.isBusy(id)) void this.refresh(id);
    }
  }
  /** Brings what is known of a table up to date, and tells its watchers. */
  async refresh(id: string): Promise<void> {
    try {
      await this.#locks.run(id, async () => {
        const known = this.shelf.cache.peek(id);
        if (known !== undefined) known.stale = true;
        if (!this.house.hub.isWatched(id)) return;
        const table = await this.shelf.fresh(id);
        table?.play?.position.rest();
      });
    } catch (error) {
      this.house.log.warn({ table: id, error: String(error) }, 'a table could not be refreshed');
      this.#refreshLater(id);
    }
  }
  #refreshLater(id: string): void {
    setTimeout(() => {
      if (this.house.hub.isWatched(id) && !this.shelf.draining) void this.refresh(id);
    }, RETRY_MS).unref();
  }

  /** Reads without changing. */
  look<T>(id: string, read: (table: Table, now: number) => T): Promise<T | Refused> {
    return this.#locks.run(id, async () => {
      const table = await this.shelf.fresh(id);
      if (table === null) return refuse('no-such-table');
      const result = read(table, this.house.now());
      table.play?.position.rest();
      return result;
    });
  }
  /** From now on the watcher hears everything, after exactly what it missed. */
  watch(id: string, since: number, make: (table: Table) => Watcher | Refused): Promise<Watcher | Refused> {
    return this.#locks.run(id, async () => {
      const { db, hub, shared, now } = this.house;
      const known = this.shelf.cache.peek(id);
      if (known !== undefined && shared) known.stale = true;
      const table = await this.shelf.fresh(id);
      if (table === null) return refuse('no-such-table');
      const watcher = make(table);
      if (watcher instanceof Refused) return watcher;
      const { last } = table.row;
      let from = Math.min(since, last);
      for (let first = true; first || from < last; first = false) {
        const events = await eventsAfter(db, id, from, last, EVENTS_A_MESSAGE);
        const to = events.at(-1)?.number ?? last;
        watcher.send({
          say: 'update',
          table: id,
          as: watcher.eyes,
          from,
          to,
          ...(first ? { about: aboutFor(table, watcher.players) } : {}),
          events: events.map((e) => heard(e, watcher.eyes)),
          ...(to >= last ? { present: presentFor(table, watcher.eyes, now()) } : {}),
        });
        from = to;
      }
      watcher.number = last;
      hub.add(id, watcher);
      table.play?.position.rest();
      return watcher;
    });
  }
}
