/** A table in memory: a cache of its row and position. The truth is in the database. */
import type { Seat, Told } from '@amon-hen/kernel';
import type { PlayableGame } from '../registry.ts';
import type { TableRow } from '../storage/schema.ts';
import { firstToFall } from './clocks.ts';
import type { EventBody } from './events.ts';
import type { Head, SeatHead, TableState } from './head.ts';
import type { Play } from './play.ts';

export interface Table {
  readonly id: string;
  /** Undefined when this server does not know the game any more. */
  readonly game: PlayableGame | undefined;
  readonly setup: unknown;
  row: Omit<TableRow, 'head' | 'setup' | 'state'>;
  state: TableState;
  head: Head;
  /** Null before the game begins and at a stopped table. */
  play: Play | null;
  /** The entry after which its position was last saved. */
  checkpoint: number;
  /** A guess at what it takes in memory. */
  bytes: number;
  /** This node is too old for it, or does not know its game: it is shown as stopped, and nothing is written to it. */
  foreign: boolean;
  /** Another node has written: look before use. */
  stale: boolean;
}

export interface NewEvent {
  readonly body: EventBody;
  readonly told?: readonly Told<unknown>[];
}
/** What an action wants to be stored, all or nothing. */
export interface Change {
  readonly events: readonly NewEvent[];
  readonly head?: Head;
  readonly state?: TableState;
  /** The number of the last entry, if the change makes entries. */
  readonly entries?: number;
  readonly rules?: number;
  /** Who may act for a seat, for the list of one's own tables. */
  readonly holders?: readonly { readonly seat: Seat; readonly add?: string; readonly clear?: true }[];
  /** Tables that come into being with it: a rematch. */
  readonly creates?: readonly NewTable[];
  /** Somebody else may be to move now: look when the table is next due. */
  readonly turn?: true;
}

/** A table that is about to be stored for the first time, with its first change. */
export interface NewTable {
  readonly table: Table;
  readonly change: Change;
}

export interface MachineTurn {
  readonly seat: Seat;
  readonly machine: string;
  /** How long it waits before it answers, in milliseconds. */
  readonly pause: number;
}
/** The machine that must answer now: a decision that only machines may answer. */
export function machineToMove(head: Head, play: Play): MachineTurn | null {
  for (const by of play.waitsFor) {
    const seats = by.map((seat) => head.seats.find((s) => s.seat === seat));
    const first = seats[0];
    if (first === undefined || seats.some((s) => s?.kind !== 'machine') || first.machine === null) continue;
    return { seat: first.seat, machine: first.machine, pause: pauseOf(head, first) };
  }
  return null;
}
/** Who was away for a while comes back to a game, not to its end: a machine in a person's place takes its time. */
function pauseOf({ clock }: Head, { holders }: SeatHead): number {
  return clock.kind === 'move' && holders.length > 0 ? Math.min(clock.seconds * 100, LONGEST_PAUSE_MS) : 0;
}
const LONGEST_PAUSE_MS = 60_000;
/** The persons whose clocks run now. */
export function personsAsked(head: Head, play: Play): Seat[] {
  const asked = new Set(play.waitsFor.flat());
  return head.seats.filter((s) => s.kind === 'person' && asked.has(s.seat)).map((s) => s.seat);
}
export interface Due {
  readonly at: number;
  /** A machine is to answer at once. */
  readonly machine: boolean;
}
export function whenDue(state: TableState, head: Head, play: Play | null, now: number): Due | null {
  if (state !== 'playing' || play === null) return null;
  const falls = firstToFall(head.clocks);
  const turn = machineToMove(head, play);
  if (turn?.pause === 0) return { at: now, machine: true };
  const at = Math.min(turn === null ? Infinity : now + turn.pause, falls?.at ?? Infinity);
  return at === Infinity ? null : { at, machine: false };
}
