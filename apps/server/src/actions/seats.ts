/** Who sits where. When the last seat is taken, the game begins. */
import type { Seat } from '@amon-hen/kernel';
import { Refused, refuse } from '../refused.ts';
import { newClocks, turned } from '../tables/clocks.ts';
import { type Head, machineAt, personAt, publicSeat, type SeatHead, seatOf, withSeat } from '../tables/head.ts';
import { begin } from '../tables/opening.ts';
import { type Change, type NewEvent, personsAsked, type Table } from '../tables/table.ts';
import { ownSeat, type Who } from './who.ts';

type Why = 'sat' | 'stood' | 'machine' | 'clock' | 'returned' | 'claimed';
export function seatEvent(seat: SeatHead, why: Why): NewEvent {
  return { body: { kind: 'seat', to: publicSeat(seat), why } };
}

export function sit(table: Table, who: Who, seat: Seat, now: number): Change | Refused {
  if (table.state !== 'waiting') return refuse('not-waiting');
  const found = seatOf(table.head, seat);
  if (found === undefined) return refuse('no-such-seat');
  if (found.kind !== 'open') return refuse('seat-taken');
  const taken = personAt(found, who);
  const change = beginIfFull(table, withSeat(table.head, taken), [seatEvent(taken, 'sat')], now);
  return { ...change, holders: [{ seat, add: who.id }] };
}
export function stand(table: Table, who: Who, seat: Seat): Change | Refused {
  if (table.state !== 'waiting') return refuse('not-waiting');
  const own = ownSeat(table, who, seat);
  if (own instanceof Refused) return own;
  const open: SeatHead = { ...own, kind: 'open', name: null, holders: [] };
  return {
    events: [seatEvent(open, 'stood')],
    head: withSeat(table.head, open),
    holders: [{ seat, clear: true }],
  };
}
/** The host gives an open seat to a machine, or takes it away from one, before the game begins. */
export function seatMachine(table: Table, who: Who, seat: Seat, machine: string | null, now: number): Change | Refused {
  if (!who.players.includes(table.head.host)) return refuse('not-host');
  if (table.state !== 'waiting') return refuse('not-waiting');
  const found = seatOf(table.head, seat);
  if (found === undefined) return refuse('no-such-seat');
  if (found.kind === 'person') return refuse('seat-taken');
  if (machine !== null && !table.game?.machines.some((m) => m.name === machine)) return refuse('no-such-machine');
  const filled: SeatHead = machine === null ? { ...found, kind: 'open', machine } : machineAt(found, machine);
  const change = beginIfFull(table, withSeat(table.head, filled), [seatEvent(filled, 'machine')], now);
  return { ...change };
}
/** A person plays on where a machine took over after the clock; a clock that was used up stays so. */
export function returnTo(table: Table, who: Who, seat: Seat, now: number): Change | Refused {
  const own = ownSeat(table, who, seat);
  if (own instanceof Refused) return own;
  const { play, head } = table;
  if (table.state !== 'playing' || play === null) return refuse('not-playing');
  if (own.kind !== 'machine') return refuse('seat-taken');
  if (head.clock.kind === 'total') return refuse('time-over');
  const back: SeatHead = { ...own, kind: 'person', machine: null };
  const seated = withSeat(head, back);
  const waitsFor = personsAsked(seated, play);
  const clocks = turned(head.clock, head.clocks, waitsFor, null, now);
  return { events: [seatEvent(back, 'returned')], head: { ...seated, clocks, waitsFor }, turn: true };
}
/** Another browser, or another person, may act for the seat from now on too. */
export function claimSeat(table: Table, player: string, seat: Seat): Change | Refused {
  const found = seatOf(table.head, seat);
  if (found === undefined) return refuse('no-such-seat');
  const held: SeatHead = { ...found, holders: [...new Set([...found.holders, player])] };
  return { events: [seatEvent(held, 'claimed')], head: withSeat(table.head, held), holders: [{ seat, add: player }] };
}

/** Also when a table is opened with all its seats filled. */
export function beginIfFull(table: Table, head: Head, events: readonly NewEvent[], now: number): Change {
  const { game } = table;
  if (game === undefined || head.seats.some((s) => s.kind === 'open')) return { events, head };
  const { play, told } = begin(game, table.setup, table.row.seed);
  table.play = play;
  const persons = head.seats.filter((s) => s.kind === 'person').map((s) => s.seat);
  const waitsFor = personsAsked(head, play);
  const clocks = turned(head.clock, newClocks(head.clock, persons), waitsFor, null, now);
  return {
    events: [...events, { body: { kind: 'begin', told: play.position.told }, told }],
    head: { ...head, clocks, waitsFor },
    state: 'playing',
    turn: true,
  };
}
