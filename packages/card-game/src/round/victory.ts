/** The victory check (CG-11.2). */
import type { Outcome } from '@amon-hen/kernel';
import { FREE_PEOPLES, NONE, SHADOW, SIDES, type Side } from '../data/catalogue.ts';
import { ringPoints, score } from '../state/queries.ts';
import { DRAW, OVER, type State, settingOf } from '../state/state.ts';
import type { Table } from '../state/table.ts';

const LEAD = 10;
const BY_LEAD = 1;
const BY_POINTS = 2;
const BY_TIE = 3;

/** CG-11.2.2: after the last path the final scoring decides, Ring tokens counted, a tie to the Shadow. */
export function checkVictory(table: Table): void {
  const { state } = table;
  const final = state.lastPathFought === 1;
  const total = (side: Side): number => score(state, side) + (final ? ringPoints(state, side) : 0);
  const lead = total(FREE_PEOPLES) - total(SHADOW);
  if (final) end(table, lead > 0 ? FREE_PEOPLES : SHADOW, lead === 0 ? BY_TIE : BY_POINTS);
  else if (Math.abs(lead) >= LEAD)
    end(table, lead > 0 ? FREE_PEOPLES : SHADOW, BY_LEAD); // CG-11.2.1
  else state.phase = DRAW;
}
function end(table: Table, winner: Side, ending: number): void {
  const { state } = table;
  state.winner = winner;
  state.ending = ending;
  state.phase = OVER;
  table.tell({ what: 'won-game', side: SIDES[winner], cause: ending === BY_LEAD ? 'CG-11.2.1' : 'CG-11.2.2' });
}
export function outcome(s: State): Outcome | null {
  if (s.winner === NONE) return null;
  const winners = settingOf(s).seatsOf[s.winner];
  if (s.ending === BY_LEAD) return { winners, by: 'CG-11.2.1', how: 'lead' };
  return { winners, by: 'CG-11.2.2', how: s.ending === BY_TIE ? 'tie' : 'points' };
}
