/** A clock has run out: a machine takes over, or the side has lost, as the table says. */
import { Refused, refuse } from '../refused.ts';
import { firstToFall } from '../tables/clocks.ts';
import { machineAt, seatOf, withSeat } from '../tables/head.ts';
import type { Change, Table } from '../tables/table.ts';
import { ended, ranOut } from './proposals.ts';
import { seatEvent } from './seats.ts';
import { playing } from './who.ts';

export function expire(table: Table, now: number): Change | Refused {
  const play = playing(table);
  if (play instanceof Refused) return play;
  const { head, game } = table;
  const fallen = firstToFall(head.clocks);
  if (fallen === null || fallen.at > now || head.clock.kind === 'none') return refuse('late');
  const seat = seatOf(head, fallen.seat);
  const machine = game?.machines[0];
  if (seat === undefined) return refuse('no-such-seat');
  if (head.clock.expiry === 'loss' || machine === undefined)
    return ended(table, head, [], ranOut(head, fallen.seat), now);
  const over = machineAt(seat, machine.name);
  const clocks = head.clocks.map((c) => (c.seat === fallen.seat ? { ...c, left: 0, from: null } : c));
  return {
    events: [seatEvent(over, 'clock')],
    head: { ...withSeat(head, over), clocks, waitsFor: head.waitsFor.filter((s) => s !== fallen.seat) },
    turn: true,
  };
}
