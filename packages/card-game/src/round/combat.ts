/** The combat step (CG-10.1.1): the starting player chooses the order, one combat at a time. */
import type { Rules } from '@amon-hen/kernel';
import { battlegroundCombat } from '../combat/battleground.ts';
import { pathCombat } from '../combat/path.ts';
import { isPath, type Location, locationIds, NONE } from '../data/catalogue.ts';
import { activeBattlegrounds, nameOf, seatOf, startingPlayer } from '../state/queries.ts';
import { type State, VICTORY } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { ask } from '../verbs/ask.ts';

function unfought(s: State): Location[] {
  return s.path === NONE ? activeBattlegrounds(s) : [...activeBattlegrounds(s), s.path];
}
export function* nextCombat(table: Table): Rules<void> {
  const { state } = table;
  if (unfought(state).length > 0) {
    const player = startingPlayer(state);
    const location = yield* ask({
      by: seatOf(state, player),
      rule: 'CG-10.1.1',
      about: 'combat-next',
      values: { player: nameOf(state, player) },
      options: () => unfought(state),
      id: (l) => locationIds[l],
    });
    if (isPath(location)) yield* pathCombat(table);
    else yield* battlegroundCombat(table, location);
  }
  if (unfought(state).length === 0) state.phase = VICTORY;
}
