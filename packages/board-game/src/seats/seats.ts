/** Who sits where, and who decides what (BG-16.1). With two players a side is a seat. */
import type { Seat } from '@amon-hen/kernel';
import { isElite, nationOfFigure, unitsOfSide } from '../data/figures.ts';
import { FREE, SHADOW, type Side, sideId } from '../data/nations.ts';
import type { Setup } from '../options.ts';
import { count } from '../state/armies.ts';
import type { State } from '../state/state.ts';
import { ownerOf } from './nations.ts';

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
const seatsBySide = ([2, 3, 4] as const).map((players) =>
  [FREE, SHADOW].map((side) => seatTable[players].flatMap((seat, n) => (seat.side === side ? [n] : []))),
);
export function seatIds(setup: Setup): readonly string[] {
  return seatTable[setup.players].map((seat) => seat.id);
}
export function sideOfSeat(s: State, seat: Seat): Side {
  return seatTable[s.setup.players][seat].side;
}
export function seatsOfSide(s: State, side: Side): readonly Seat[] {
  return seatsBySide[s.setup.players - 2][side];
}
/** Do two players share the side? */
export function isTeam(s: State, side: Side): boolean {
  return s.setup.players > 2 && seatsOfSide(s, side).length > 1;
}
export function teammateOf(s: State, seat: Seat): Seat {
  return seatsOfSide(s, sideOfSeat(s, seat)).find((other) => other !== seat) ?? seat;
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

/** Which of two teammates commands, by units, then Elites, then the token (BG-16.4.3); `n` counts the figures of a kind. */
export function commanderBy(s: State, side: Side, n: (figure: number) => number): Seat {
  const [one, other] = seatsOfSide(s, side);
  let lead = 0;
  let elites = 0;
  for (const figure of unitsOfSide[side]) {
    const here = n(figure);
    if (here === 0) continue;
    const sign = ownerOf(s, nationOfFigure[figure]) === one ? 1 : -1;
    lead += sign * here;
    if (isElite[figure]) elites += sign * here;
  }
  if (lead === 0) lead = elites;
  return lead === 0 ? s.leading[side] : lead > 0 ? one : other;
}
/** The player who decides for an Army of the side (BG-16.4.3, BG-16.4.8). */
export function commander(s: State, row: number, side: Side): Seat {
  if (!isTeam(s, side)) return s.leading[side];
  return commanderBy(s, side, (figure) => count(s, row, figure));
}
