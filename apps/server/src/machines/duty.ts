/** Due work: machine turns and clocks. Times stand on the tables' rows; a node claims one by lease, so a dead node's work is taken over. */
import { randomInt } from 'node:crypto';
import { anyAnswer, FastChance, spell } from '@amon-hen/kernel';
import { takeAnswer } from '../actions/answer.ts';
import { expire } from '../actions/clock.ts';
import { Refused, refuse } from '../refused.ts';
import { LEASE_MS } from '../tables/shelf.ts';
import { type Change, machineToMove, type Table, whenDue } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Pool } from './pool.ts';
import type { Task, Thought } from './task.ts';

const LOOK_EVERY_MS = 500;
const MOST_AT_ONCE = 50;
/** Another try after the database was away, or after a rule failed. */
const LATER_MS = 2000;
const LUCK = 2 ** 32;
/** How often another answer is tried when a rule fails, before the table is stopped. */
const OTHER_ANSWERS = 8;

interface Turn {
  readonly entries: number;
  readonly task: Task;
}
export interface DutyWatch {
  thought(milliseconds: number): void;
  intervened(): void;
}

export class Duty {
  readonly #tables: Tables;
  readonly #pool: Pool;
  readonly #watch: DutyWatch;
  /** Clocks are not enforced before this: clients need time to come back after a restart. */
  readonly #clocksFrom: number;
  readonly #running = new Map<string, Promise<void>>();
  /** A turn came up while the last look at the table was ending. */
  readonly #again = new Set<string>();
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  #stopped = false;
  constructor(tables: Tables, pool: Pool, watch: DutyWatch, graceMs: number) {
    this.#tables = tables;
    this.#pool = pool;
    this.#watch = watch;
    this.#clocksFrom = tables.house.now() + graceMs;
  }
  start(): void {
    this.lookNow();
  }
  /** And from then on every half second. */
  lookNow(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#looking ??= this.#look()
      .catch((error) => this.#tables.house.log.warn({ error: String(error) }, 'due work could not be looked for'))
      .finally(() => {
        this.#looking = null;
        if (!this.#stopped) this.#timer = setTimeout(() => this.lookNow(), LOOK_EVERY_MS);
      });
  }
  /** What is being done is finished or given back; nothing new is begun. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#pool.close();
    await this.#looking;
    await Promise.all(this.#running.values());
  }
  get busy(): number {
    return this.#running.size;
  }
  async #look(): Promise<void> {
    const { db, node, now } = this.#tables.house;
    const time = now();
    const due = await db
      .selectFrom('tables')
      .select('id')
      .where('due', '<=', time)
      .where((e) => e.or([e('lease_until', 'is', null), e('lease_until', '<', time)]))
      .orderBy('due')
      .limit(MOST_AT_ONCE)
      .execute();
    for (const { id } of due) {
      if (this.#running.has(id) || this.#stopped) continue;
      const claimed = await db
        .updateTable('tables')
        .set({ lease_by: node, lease_until: time + LEASE_MS })
        .where('id', '=', id)
        .where('due', '<=', time)
        .where((e) => e.or([e('lease_until', 'is', null), e('lease_until', '<', time)]))
        .executeTakeFirst();
      if (claimed.numUpdatedRows > 0n) this.run(id);
    }
  }
  /** This node has the lease. */
  run(id: string): void {
    if (this.#stopped) return;
    if (this.#running.has(id)) {
      this.#again.add(id);
      return;
    }
    const work = this.#serve(id)
      .catch((error) => this.#giveBack(id, error))
      .finally(() => {
        this.#running.delete(id);
        if (this.#again.delete(id)) this.run(id);
      });
    this.#running.set(id, work);
  }
  async #serve(id: string): Promise<void> {
    while (!this.#stopped) {
      this.#again.delete(id);
      const turn = await this.#tables.look(id, (table) => turnOf(table, this.#tables.house.now()));
      if (turn instanceof Refused) return;
      if (turn === null) break;
      await this.#machine(id, turn);
    }
    if (!this.#stopped) await this.#clock(id);
  }
  async #machine(id: string, turn: Turn): Promise<void> {
    const thought = await this.#think(id, turn);
    const chosen = { seat: turn.task.seat, which: thought.which, says: thought.says };
    const stale = (table: Table): boolean => table.row.entries !== turn.entries || table.play === null;
    const done = await this.#tables.act(id, (table, now) => {
      if (table.play === null || stale(table)) return refuse('late');
      return takeAnswer(table, table.play, chosen, now);
    });
    if (!(done instanceof Refused) || done.error.code === 'late') return;
    await this.#otherwise(id, turn, done.error.why);
  }
  async #think(id: string, turn: Turn): Promise<Thought> {
    const { log } = this.#tables.house;
    try {
      const thought = await this.#pool.think(turn.task);
      this.#watch.thought(thought.milliseconds);
      if (thought.intervention !== null) {
        this.#watch.intervened();
        log.warn({ table: id, machine: turn.task.machine, why: thought.intervention }, 'a machine was helped out');
      }
      return thought;
    } catch (error) {
      if (this.#stopped) throw error;
      this.#watch.intervened();
      log.error(
        { table: id, machine: turn.task.machine, error: String(error) },
        'a machine failed; a legal answer is given for it',
      );
      return await this.#anyThought(id, turn);
    }
  }
  async #anyThought(id: string, { task }: Turn): Promise<Thought> {
    const found = await this.#tables.look(id, ({ play }) => {
      const position = play?.position;
      const which = position?.pending.findIndex((d, i) => d.by.includes(task.seat) && !position.isAnswered(i)) ?? -1;
      const decision = position?.pending[which];
      if (decision === undefined) return null;
      return { which, says: spell(decision, anyAnswer(decision, FastChance.fromSeed(randomInt(LUCK)))) };
    });
    if (found === null || found instanceof Refused)
      return { which: 0, says: '', milliseconds: 0, intervention: 'gone' };
    return { ...found, milliseconds: 0, intervention: 'failed' };
  }
  /** A rule failed on the machine's answer: another may pass; if none does, the table is stopped and reported. */
  async #otherwise(id: string, turn: Turn, why: string): Promise<void> {
    for (let i = 0; i < OTHER_ANSWERS; i++) {
      const { which, says } = await this.#anyThought(id, turn);
      const done = await this.#tables.act(id, (table, now) => {
        if (table.play === null || table.row.entries !== turn.entries) return refuse('late');
        return takeAnswer(table, table.play, { seat: turn.task.seat, which, says }, now);
      });
      if (!(done instanceof Refused) || done.error.code === 'late') return;
    }
    await this.#tables.act(id, (table) => stopAt(table, `a rule failed: ${why}`));
  }
  async #clock(id: string): Promise<void> {
    const { now } = this.#tables.house;
    if (now() < this.#clocksFrom) return this.#release(id, this.#clocksFrom);
    const done = await this.#tables.act(id, (table, time) => expire(table, time));
    if (done instanceof Refused) await this.#release(id, null);
  }
  /** Nothing was to be done after all: what the table waits for is written down again. */
  async #release(id: string, notBefore: number | null): Promise<void> {
    const { db, node, now } = this.#tables.house;
    const found = await this.#tables.look(id, (t) => ({
      foreign: t.foreign,
      due: whenDue(t.state, t.head, t.play, now()),
    }));
    if (found instanceof Refused) return;
    const mine = db.updateTable('tables').where('id', '=', id).where('lease_by', '=', node);
    if (found.foreign) {
      await mine.set({ lease_by: null, lease_until: now() + LATER_MS }).execute(); // left to nodes that can play it
      return;
    }
    const at = found.due?.at ?? null;
    const due = at === null || notBefore === null ? at : Math.max(at, notBefore);
    await mine.set({ due, lease_by: null, lease_until: null }).execute();
  }
  async #giveBack(id: string, error: unknown): Promise<void> {
    const { db, node, log, now } = this.#tables.house;
    if (!this.#stopped) log.warn({ table: id, error: String(error) }, 'due work failed; it will be tried again');
    const lease_until = this.#stopped ? null : now() + LATER_MS;
    try {
      await db
        .updateTable('tables')
        .set({ lease_by: null, lease_until })
        .where('id', '=', id)
        .where('lease_by', '=', node)
        .execute();
    } catch {
      // the lease runs out by itself
    }
  }
}

function turnOf(table: Table, now: number): Turn | null {
  const { play, head, row, state } = table;
  if (state !== 'playing' || play === null) return null;
  const next = machineToMove(head, play);
  if (next === null || (next.pause > 0 && (row.due ?? 0) > now)) return null;
  const task: Task = {
    game: row.game,
    saved: play.position.save(),
    seed: row.seed,
    seat: next.seat,
    machine: next.machine,
    milliseconds: head.thinking,
    luck: randomInt(LUCK),
  };
  return { entries: row.entries, task };
}
function stopAt(table: Table, why: string): Change | Refused {
  if (table.state !== 'playing') return refuse('not-playing');
  const stopped = { why, rules: table.row.rules };
  table.play = null;
  return {
    events: [{ body: { kind: 'stopped', why } }],
    head: { ...table.head, stopped },
    state: 'stopped',
    turn: true,
  };
}
