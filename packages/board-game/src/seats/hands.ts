/** Hands (BG-6.1.1, BG-16.2.2). */
import type { Seat } from '@amon-hen/kernel';
import type { State } from '../state/state.ts';
import { seatsOfSide, sideOfSeat } from './seats.ts';

/** Six cards; four for each of two teammates. */
export function handLimit(s: State, seat: Seat): number {
  if (s.setup.players === 2) return 6;
  return seatsOfSide(s, sideOfSeat(s, seat)).length === 1 ? 6 : 4;
}
