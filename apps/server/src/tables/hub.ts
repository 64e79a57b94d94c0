/** Who watches which table on this node. */
import type { ServerMessage } from '../protocol/index.ts';
import { type Eyes, heard, type StoredEvent } from './events.ts';
import { holds, seatOf } from './head.ts';
import { aboutFor, presentFor } from './seen.ts';
import type { Table } from './table.ts';

type Update = Extract<ServerMessage, { say: 'update' }>;
export interface Watcher {
  readonly eyes: Eyes;
  /** The ids under which this person plays. */
  readonly players: readonly string[];
  /** The last number that was sent. */
  number: number;
  send(update: Update): void;
  /** Sends a message that is ready; several watchers with the same eyes share it. */
  sendText(text: string): void;
  /** The seat is no longer this person's: nothing more is sent. */
  lost(): void;
}
/** Everybody may look with the public's eyes, nobody with another's. */
export function maySee(table: Table, { eyes, players }: Pick<Watcher, 'eyes' | 'players'>): boolean {
  if (eyes === 'public') return true;
  const seat = seatOf(table.head, eyes);
  return seat !== undefined && holds(seat, players);
}
/** These events change what a person may do at the table. */
const ABOUT_CHANGES = new Set<string>(['seat', 'rules']);

export class Hub {
  readonly #watchers = new Map<string, Set<Watcher>>();
  readonly #encode: (message: ServerMessage) => string;
  readonly #fault: (error: unknown) => void;
  constructor(encode: (message: ServerMessage) => string, fault: (error: unknown) => void) {
    this.#encode = encode;
    this.#fault = fault;
  }
  get size(): number {
    return this.#watchers.size;
  }
  get tables(): readonly string[] {
    return [...this.#watchers.keys()];
  }
  isWatched(id: string): boolean {
    return this.#watchers.has(id);
  }
  add(id: string, watcher: Watcher): void {
    const known = this.#watchers.get(id);
    if (known === undefined) this.#watchers.set(id, new Set([watcher]));
    else known.add(watcher);
  }
  remove(id: string, watcher: Watcher): void {
    const known = this.#watchers.get(id);
    known?.delete(watcher);
    if (known?.size === 0) this.#watchers.delete(id);
  }
  /** The least that any watcher of the table has been told; infinite if nobody watches. */
  lowest(id: string): number {
    let least = Number.POSITIVE_INFINITY;
    for (const watcher of this.#watchers.get(id) ?? []) least = Math.min(least, watcher.number);
    return least;
  }
  /** Tells what has just been stored to everybody who knows all that came before it. */
  publish(table: Table, events: readonly StoredEvent[], now: number): void {
    const from = (events[0]?.number ?? 1) - 1;
    const to = events.at(-1)?.number ?? 0;
    const aboutChanges = events.some((e) => ABOUT_CHANGES.has(e.body.kind));
    const texts = new Map<Eyes, string>();
    for (const watcher of this.#watchers.get(table.id) ?? []) {
      if (watcher.number >= to || watcher.number < from) continue;
      if (aboutChanges && !maySee(table, watcher)) {
        this.remove(table.id, watcher);
        watcher.lost();
        continue;
      }
      const whole = watcher.number === from && !aboutChanges;
      const known = whole ? texts.get(watcher.eyes) : undefined;
      const text = known ?? this.#text(table, watcher, events, aboutChanges, now);
      if (text === null) continue;
      if (whole) texts.set(watcher.eyes, text);
      watcher.sendText(text);
      watcher.number = to;
    }
  }
  /** Null if it cannot be said in the protocol: a fault of ours, which must not undo what is stored. */
  #text(
    table: Table,
    { eyes, number, players }: Watcher,
    all: readonly StoredEvent[],
    about: boolean,
    now: number,
  ): string | null {
    const events = all.filter((e) => e.number > number);
    try {
      return this.#encode({
        say: 'update',
        table: table.id,
        as: eyes,
        from: number,
        to: events.at(-1)?.number ?? number,
        ...(about ? { about: aboutFor(table, players) } : {}),
        events: events.map((e) => heard(e, eyes)),
        present: presentFor(table, eyes, now),
      });
    } catch (error) {
      this.#fault(error);
      return null;
    }
  }
}
