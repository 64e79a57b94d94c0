/** What a table's row holds besides its set-up, seed and events: who sits where, the clocks, what is proposed. */
import type { Seat } from '@amon-hen/kernel';
import type { ClockRule, Ending, Proposal, SeatState } from '../protocol/index.ts';
import type { PlayableGame } from '../registry.ts';
import type { Clocks } from './clocks.ts';

export interface SeatHead extends SeatState {
  /** The players who may act for it; known to the server only. */
  readonly holders: readonly string[];
}
export interface Head {
  readonly title: string;
  /** The player who opened the table. */
  readonly host: string;
  readonly seats: readonly SeatHead[];
  readonly clock: ClockRule;
  readonly clocks: Clocks;
  /** How long its machines may think about an answer, in milliseconds. */
  readonly thinking: number;
  readonly proposal: Proposal | null;
  /** The entry since which the present offers stand. */
  readonly asked: number;
  /** The persons who are to answer now: everybody sees who is asked. */
  readonly waitsFor: readonly Seat[];
  readonly ending: Ending | null;
  readonly rematch: string | null;
  readonly seedKnown: boolean;
  /** Why it cannot be played on, and with which version of the rules that was found. */
  readonly stopped: { readonly why: string; readonly rules: number } | null;
}
export type TableState = 'waiting' | 'playing' | 'over' | 'stopped';

export function seatOf(head: Head, seat: Seat): SeatHead | undefined {
  return head.seats.find((s) => s.seat === seat);
}
export function withSeat(head: Head, changed: SeatHead): Head {
  return { ...head, seats: head.seats.map((s) => (s.seat === changed.seat ? changed : s)) };
}
export function publicSeat({ holders: _, ...seen }: SeatHead): SeatState {
  return seen;
}
export function holds(seat: SeatHead, players: readonly string[]): boolean {
  return seat.holders.some((holder) => players.includes(holder));
}
export function openSeats(game: PlayableGame, setup: unknown): SeatHead[] {
  return game.seats(setup).map((s) => ({
    seat: s.seat,
    role: s.role,
    side: s.side,
    kind: 'open',
    name: null,
    machine: null,
    holders: [],
  }));
}
export function personAt(seat: SeatHead, player: { readonly id: string; readonly name: string }): SeatHead {
  return { ...seat, kind: 'person', name: player.name, machine: null, holders: [player.id] };
}
/** A machine that takes over keeps the seat for its holders, who may return. */
export function machineAt(seat: SeatHead, machine: string): SeatHead {
  return { ...seat, kind: 'machine', machine };
}
/** When one side gives up or runs out of time, all others have won. */
export function wonAgainst(head: Head, seat: Seat): Seat[] {
  const side = seatOf(head, seat)?.side;
  return head.seats.filter((s) => s.side !== side).map((s) => s.seat);
}
/** The other seats, held by persons, that must agree to a proposal. */
export function othersToAsk(head: Head, by: Seat, sameSide: boolean): Seat[] {
  const own = seatOf(head, by);
  return head.seats
    .filter((s) => s.seat !== by && s.kind === 'person' && (!sameSide || s.side === own?.side))
    .filter((s) => !s.holders.every((holder) => own?.holders.includes(holder))) // nobody has to ask himself
    .map((s) => s.seat);
}
