import { daylight } from '../../battle/cards/daylight.ts';
import { card } from '../../data/deck.ts';
import { ARAGORN } from '../../data/figures.ts';
import { FORCE, MARCH, type Region, type Row, regionOfRow, sideOf } from '../../data/map.ts';
import { FREE } from '../../data/nations.ts';
import { units, whereIs } from '../../state/armies.ts';
import type { State } from '../../state/state.ts';
import { event } from '../registry.ts';
import { discardFromTable } from '../table.ts';
import { condition } from '../verbs/conditions.ts';

const ID = 'fp-str-01';

/** The region of an Army, also while it fights or has just moved. */
function landOf(s: State, row: Row): Region {
  if (row === FORCE && s.battle !== null) return regionOfRow[s.battle.from];
  return row >= MARCH ? s.marches[row - MARCH] : regionOfRow[row];
}
/** Aragorn is with an Army outside all Nations of the Free Peoples. */
function holds(s: State): boolean {
  const row = whereIs(s, ARAGORN);
  return row >= 0 && units(s, row, FREE) > 0 && sideOf[landOf(s, row)] !== FREE;
}
export const theLastBattle = event({
  id: ID,
  needs: (s) => condition(ID, holds(s)),
  works: (s) => s.hidden,
  play: (game) => {
    if (!game.state.hidden) discardFromTable(game, card(ID), ID); // a revealed Fellowship discards it at once
  },
  table: {
    stands: holds,
    fallsOn: (_s, { what }) => what === 'declared' || what === 'revealed',
    keepsHuntBoxClear: true,
  },
  combat: daylight,
});
