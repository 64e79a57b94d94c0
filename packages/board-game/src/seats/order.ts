/** Whose turn it is to act (BG-4.6.1, BG-16.2.7), and who leads (BG-16.1.3). */
import type { Seat } from '@amon-hen/kernel';
import { enemyOf, FREE, SHADOW } from '../data/nations.ts';
import type { State } from '../state/state.ts';
import { isTeam, sideOfSeat, teammateOf } from './seats.ts';

/** The Free Peoples act first; of two teammates the one who does not lead. */
export function firstToAct(s: State): Seat {
  for (const side of [FREE, SHADOW]) s.nextActor[side] = teammateOf(s, s.leading[side]);
  return s.nextActor[FREE];
}
/** The sides alternate. Teammates take turns; one who has passed keeps his place (BG-16.2.8). */
export function nextToAct(s: State, passed: boolean): Seat {
  const side = sideOfSeat(s, s.acting);
  if (!passed) s.nextActor[side] = teammateOf(s, s.acting);
  return s.nextActor[enemyOf(side)];
}
/** A side without dice does nothing: the other goes on (BG-4.6.4, BG-16.2.9). */
export function skipTurn(s: State): Seat {
  return s.nextActor[enemyOf(sideOfSeat(s, s.acting))];
}
/** From the second turn on each token goes to the teammate. */
export function passLeadership(s: State): void {
  if (s.turn === 1) return;
  for (const side of [FREE, SHADOW]) if (isTeam(s, side)) s.leading[side] = teammateOf(s, s.leading[side]);
}
