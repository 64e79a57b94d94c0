/** Who sits where, and who decides what (BG-16.1). With two players a side is a seat. */
import type { Seat } from '@amon-hen/kernel';
import { FREE, SHADOW, type Side, sideId } from '../data/nations.ts';
import type { Setup } from '../options.ts';
import type { State } from '../state/state.ts';

const seatTable: Readonly<Record<Setup['players'], readonly { readonly id: string; readonly side: Side }[]>> = {
  2: [
    { id: sideId[FREE], side: FREE },
    { id: sideId[SHADOW], side: SHADOW },
  ],
  3: [
    { id: sideId[FREE], side: FREE },
    { id: 'witch-king', side: SHADOW },
    { id: 'saruman', side: SHADOW },
  ],
  4: [
    { id: 'gondor', side: FREE },
    { id: 'witch-king', side: SHADOW },
    { id: 'rohan', side: FREE },
    { id: 'saruman', side: SHADOW },
  ],
};
export function seatIds(setup: Setup): readonly string[] {
  return seatTable[setup.players].map((seat) => seat.id);
}
export function sideOfSeat(s: State, seat: Seat): Side {
  return seatTable[s.setup.players][seat].side;
}
export function seatsOfSide(s: State, side: Side): readonly Seat[] {
  return seatTable[s.setup.players].flatMap((seat, n) => (seat.side === side ? [n] : []));
}
/** The player who leads the side (BG-16.1.3): he decides for it wherever no Army's owner does. */
export function leading(s: State, side: Side): Seat {
  return s.leading[side];
}
/** The seat whose action it is. */
export function acting(s: State): Seat {
  return s.acting;
}
export function actingSide(s: State): Side {
  return sideOfSeat(s, s.acting);
}
/** The player who decides for an Army of the side (BG-16.4.3, BG-16.4.8). */
export function commander(s: State, _row: number, side: Side): Seat {
  return s.leading[side];
}
