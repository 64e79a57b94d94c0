/** Battleground combat (CG-10.4). */
import type { Rules } from '@amon-hen/kernel';
import { FREE_PEOPLES, type Location, locationIds, otherSide, SIDES } from '../data/catalogue.ts';
import { lay } from '../state/doors.ts';
import { WON_BY_FREE_PEOPLES, WON_BY_SHADOW } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { IN_BATTLEGROUND_COMBAT } from '../verbs/text.ts';
import { clearLocation } from './aftermath.ts';
import { pickLosses } from './losses.ts';
import { sums } from './sums.ts';
import { pairUp } from './support.ts';
import { defender } from './values.ts';

export function* battlegroundCombat(table: Table, location: Location): Rules<void> {
  const { state } = table;
  const defending = defender(location);
  const attacking = otherSide(defending);
  state.support.length = 0;
  yield* pairUp(table, location, attacking, true);
  yield* pairUp(table, location, defending, false);
  const { attack, ground, worth } = sums(state, location);
  table.tell({ what: 'combat', location: locationIds[location], attack, defense: ground, cause: 'CG-10.4.4' });
  const left = yield* pickLosses(table, location, defending, Math.max(0, attack - ground), worth);
  state.support.length = 0;
  yield* clearLocation(table, location, defending, IN_BATTLEGROUND_COMBAT);
  const winner = left === 0 ? defending : attacking;
  lay(state, location, winner === FREE_PEOPLES ? WON_BY_FREE_PEOPLES : WON_BY_SHADOW);
  table.tell({ what: 'won', side: SIDES[winner], location: locationIds[location], cause: 'CG-10.4.7' });
}
