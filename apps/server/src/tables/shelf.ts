/** The tables that this node has in memory: read, opened, written, and brought up to date with other nodes. */
import { isRepeated, isStorageError } from '../storage/errors.ts';
import { Cache } from './cache.ts';
import { type Checkpoint, type Commit, planned, write } from './commit.ts';
import { entryOf, type StoredEvent } from './events.ts';
import type { House } from './house.ts';
import { bytesOf, eventsAfter, openGame, readTable } from './loading.ts';
import { foldAll } from './opening.ts';
import { type Change, type Table, whenDue } from './table.ts';

export interface Done {
  readonly number: number;
  readonly repeated: boolean;
}
/** A node that thinks for a machine has at least so long before another node takes the turn over. */
export const LEASE_MS = 6000;
/** Entries between two saved positions, at least. */
const BETWEEN_CHECKPOINTS = 24;
const ALL = Number.MAX_SAFE_INTEGER;

/** Its methods are called under the table's lock. */
export class Shelf {
  readonly cache: Cache;
  readonly #house: House;
  /** Draining: machine turns are left to other nodes. */
  draining = false;
  constructor(house: House, isBusy: (id: string) => boolean) {
    this.#house = house;
    this.cache = new Cache(house.mostTables, house.mostBytes, isBusy);
  }

  /** The table as it stands, read and opened if need be; null if there is none. */
  async fresh(id: string): Promise<Table | null> {
    const known = this.cache.get(id);
    if (known !== undefined) {
      if (known.stale) await this.catchUp(known);
      return known;
    }
    const { db, registry } = this.#house;
    const table = await readTable(db, registry, id);
    if (table === null) return null;
    await this.#open(table);
    this.cache.put(table);
    this.#house.count('opened');
    await this.#tell(table, []);
    return table;
  }
  /** What has been stored; and what watchers miss besides, if a commit's answer was lost or another node wrote. */
  async #tell(table: Table, events: readonly StoredEvent[]): Promise<void> {
    const { hub, db, now } = this.#house;
    hub.publish(table, events, now());
    const told = hub.lowest(table.id);
    const { last } = table.row;
    if (told < last) hub.publish(table, await eventsAfter(db, table.id, told, last, ALL), now());
  }
  async #open(table: Table): Promise<void> {
    const { game, state, head } = table;
    if (state === 'waiting') return;
    const rules = game?.game.rules ?? 0;
    if (game === undefined || table.row.rules > rules) {
      const why = game === undefined ? `unknown game ${table.row.game}` : `rules ${table.row.rules}, not ${rules}`;
      table.foreign = true; // another node may know it, or this one after a deploy
      table.state = 'stopped';
      table.head = { ...head, stopped: { why, rules } };
      return;
    }
    if (state === 'stopped' && head.stopped?.rules === rules) return;
    try {
      table.play = await openGame(this.#house.db, table, game);
    } catch (error) {
      await this.#stop(table, rules, error);
      return;
    }
    if (state === 'over' || (state === 'playing' && table.row.rules === rules)) return;
    const body = { kind: 'rules', from: table.row.rules, to: rules } as const;
    this.#house.log.info({ table: table.id, from: body.from, to: rules }, 'a table goes on under new rules');
    const resumed = { ...head, stopped: null, asked: table.play.asked };
    await this.#storeWhileOpening(table, { events: [{ body }], head: resumed, state: 'playing', rules, turn: true });
  }
  /** Kept, shown read-only, and reported; never dropped. */
  async #stop(table: Table, rules: number, error: unknown): Promise<void> {
    if (!(error instanceof Error) || isStorageError(error)) throw error;
    const why = error.message;
    this.#house.count('stopped');
    this.#house.log.error({ table: table.id, why }, 'a table cannot be opened any more; it is kept, to be read');
    table.play = null;
    const head = { ...table.head, stopped: { why, rules }, proposal: null };
    if (table.state === 'over') table.head = head;
    else
      await this.#storeWhileOpening(table, {
        events: [{ body: { kind: 'stopped', why } }],
        head,
        state: 'stopped',
        turn: true,
      });
  }
  async #storeWhileOpening(table: Table, change: Change): Promise<void> {
    const done = await this.store(table, change, this.#house.now(), null);
    if (done === null) throw new Error('the table was opened elsewhere at the same time');
  }

  /** Null: another node was faster; the table was forgotten and must be read again. */
  async store(table: Table, change: Change, now: number, said: string | null): Promise<Done | null> {
    const { writer, count } = this.#house;
    const commit = this.#commit(table, change, now, said);
    const plan = planned(table, commit);
    try {
      const written = await writer.write({ table: table.id, write: (tx) => write(tx, table, commit, plan) });
      if (!written) {
        this.cache.drop(table.id);
        count('conflict');
        return null;
      }
    } catch (error) {
      this.cache.drop(table.id); // the position has gone on, the record has not
      if (said !== null && isRepeated(error)) return await this.repeated(table.id, said);
      count('storage-error');
      throw error;
    }
    table.row = plan.row;
    table.head = plan.head;
    table.state = plan.state;
    if (commit.checkpoint !== null) {
      table.checkpoint = commit.checkpoint.entry;
      this.cache.resize(table, bytesOf(commit.checkpoint.saved));
    }
    if (change.entries !== undefined) count('entry');
    await this.#tell(table, plan.events);
    table.play?.position.rest();
    if (commit.due?.lease) this.#house.machineTurn(table.id);
    return { number: plan.row.last, repeated: false };
  }
  #commit(table: Table, change: Change, now: number, said: string | null): Commit {
    const checkpoint = this.#checkpoint(table, change);
    if (change.turn !== true) return { now, said, change, checkpoint, due: null };
    const next = whenDue(change.state ?? table.state, change.head ?? table.head, table.play, now);
    const mine = next?.machine === true && !this.draining;
    const lease = mine ? { by: this.#house.node, until: now + LEASE_MS + table.head.thinking } : null;
    return { now, said, change, checkpoint, due: { next, lease } };
  }
  #checkpoint(table: Table, { entries }: Change): Checkpoint | null {
    const { play } = table;
    if (play === null || entries === undefined || entries - table.checkpoint < BETWEEN_CHECKPOINTS) return null;
    if (!play.isBarred(table.head.seats.map((s) => s.seat))) return null; // an undo must not reach behind it
    return { entry: entries, asked: play.asked, saved: JSON.stringify(play.position.save()) };
  }
  /** What this message did when it came before; null if it has not. */
  async repeated(id: string, said: string): Promise<Done | null> {
    const found = await this.#house.db
      .selectFrom('events')
      .select('number')
      .where('table_id', '=', id)
      .where('said', '=', said)
      .executeTakeFirst();
    if (found === undefined) return null;
    this.#house.count('repeated');
    return { number: found.number, repeated: true };
  }

  /** Other nodes may have written: take their events over, and tell them here. */
  async catchUp(table: Table): Promise<void> {
    const { db, registry } = this.#house;
    try {
      table.stale = false; // before reading: what is written from now on marks it again
      const read = await readTable(db, registry, table.id);
      if (read === null) throw new Error(`table ${table.id} is gone`);
      const before = table.row.last;
      const events = read.row.last === before ? [] : await eventsAfter(db, table.id, before, read.row.last, ALL);
      const followed = events.length === 0 || this.#follow(table, read, events);
      table.row = read.row;
      table.head = read.head;
      if (events.length > 0) table.state = read.state;
      if (!followed) await this.#open(table);
      await this.#tell(table, events);
    } catch (error) {
      this.cache.drop(table.id);
      throw error;
    }
  }
  /** Folds what others wrote onto the position in memory; false if it must be opened anew. */
  #follow(table: Table, read: Table, events: readonly StoredEvent[]): boolean {
    const same = read.row.rules === table.row.rules && read.state !== 'stopped' && table.state !== 'stopped';
    const entries = events.flatMap(({ body }) => {
      const entry = entryOf(body);
      return entry === null || !('entry' in body) ? [] : [{ number: body.entry, entry }];
    });
    const { play } = table;
    table.play = null;
    if (play === null || !same || entries.some(({ entry }) => 'backTo' in entry)) return false;
    try {
      foldAll(play, entries);
    } catch {
      return false; // opening it anew says why, if it cannot be opened either
    }
    table.play = play;
    return true;
  }
}
