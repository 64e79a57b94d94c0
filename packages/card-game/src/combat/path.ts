/** Path combat (CG-10.2) and its outcome (CG-10.3; duel scoring CG-12.2.5). */
import type { Rules } from '@amon-hen/kernel';
import { FREE_PEOPLES, type Location, locationIds, pathNumber } from '../data/catalogue.ts';
import { lay } from '../state/doors.ts';
import { cardsAt } from '../state/queries.ts';
import { settingOf, WON_BY_FREE_PEOPLES, WON_BY_NOBODY, WON_BY_SHADOW } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { corruptBy } from '../verbs/corrupt.ts';
import { IN_PATH_COMBAT } from '../verbs/text.ts';
import { clearLocation } from './aftermath.ts';
import { pickLosses } from './losses.ts';
import { sums } from './sums.ts';

/** The Shadow attacks the active path, the Free Peoples defend it. */
export function* pathCombat(table: Table): Rules<void> {
  const { state } = table;
  const { path } = state;
  const { attack, ground, worth } = sums(state, path);
  // counted before any loss (CG-12.2.5)
  const whole = cardsAt(state, path, FREE_PEOPLES).reduce((total, card) => total + worth(card), ground);
  table.tell({ what: 'combat', location: locationIds[path], attack, defense: ground, cause: 'CG-10.2.3' });
  const left = yield* pickLosses(table, path, FREE_PEOPLES, Math.max(0, attack - ground), worth);
  yield* clearLocation(table, path, FREE_PEOPLES, IN_PATH_COMBAT);
  const { scenario } = settingOf(state);
  if (scenario.pathScoring === 'standard') settle(table, path, left, left === 0);
  else settle(table, path, Math.max(0, attack - whole), whole > attack);
  if (pathNumber[path] === scenario.lastPath) state.lastPathFought = 1;
}
function settle(table: Table, path: Location, corruption: number, scored: boolean): void {
  const { state } = table;
  const to = scored ? WON_BY_FREE_PEOPLES : corruption > 0 ? WON_BY_SHADOW : WON_BY_NOBODY;
  const cause = scored ? 'CG-10.3.1' : 'CG-10.3.2';
  lay(state, path, to);
  if (to === WON_BY_NOBODY) table.tell({ what: 'laid-aside', location: locationIds[path], cause: 'CG-12.2.5' });
  else table.tell({ what: 'won', side: scored ? 'free-peoples' : 'shadow', location: locationIds[path], cause });
  if (corruption > 0) corruptBy(table, corruption, locationIds[path]);
}
