/** The best player of a winning team (BG-16.7). */
import type { Seat } from '@amon-hen/kernel';
import { MARCH, nationOf, type Region, scoring, sideOf, victoryPointsOf } from '../data/map.ts';
import { SHADOW, type Side } from '../data/nations.ts';
import { control, count } from '../state/armies.ts';
import type { State } from '../state/state.ts';
import { ownerOf } from './nations.ts';
import { commanderBy, isTeam, seatsOfSide } from './seats.ts';

/** BG-16.7.4: a capture belongs to the player who commands the Army at that moment; `by`, if it is known who that is. */
export function noteCaptor(s: State, region: Region, side: Side, by?: Seat): void {
  const i = scoring.indexOf(region);
  if (i < 0 || !isTeam(s, side)) return;
  if (by !== undefined) {
    s.captors[i] = by;
    return;
  }
  const rows = [region, ...s.marches.flatMap((to, n) => (to === region ? [MARCH + n] : []))];
  s.captors[i] = commanderBy(s, side, (figure) => rows.reduce((sum, row) => sum + count(s, row, figure), 0));
}
function worth(s: State, region: Region): number {
  return s.rulings.teamRanking === 'points' ? victoryPointsOf[region] : 1; // BG1-13.1
}
/** What a player has won and lost: for the Shadow captures count, for the Free Peoples only losses. */
export function score(s: State, seat: Seat, side: Side): number {
  let n = 0;
  scoring.forEach((region, i) => {
    const held = control(s, region);
    if (side === SHADOW && sideOf[region] !== side && held === side && s.captors[i] === seat) n += worth(s, region);
    if (sideOf[region] === side && held !== side && ownerOf(s, nationOf[region]) === seat) n -= worth(s, region);
  });
  return n;
}
/** Those of the side with the highest score; a tie is shared. */
export function bestPlayers(s: State, side: Side): readonly Seat[] {
  const seats = seatsOfSide(s, side);
  const best = Math.max(...seats.map((seat) => score(s, seat, side)));
  return seats.filter((seat) => score(s, seat, side) === best);
}
