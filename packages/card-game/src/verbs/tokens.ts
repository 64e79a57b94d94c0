/** Attack and defense tokens on locations and cards (CG-10.1.3). */
import type { Rules } from '@amon-hen/kernel';
import { type Location, locationIds, NONE } from '../data/catalogue.ts';
import { activeBattlegrounds, nameOf, seatOf } from '../state/queries.ts';
import type { State } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { ask } from './ask.ts';
import { refuse } from './refuse.ts';
import { causeOf, type Effect } from './text.ts';

type Token = 'attack' | 'defense';

function place(table: Table, token: Token, location: Location, cause: string): void {
  table.state[token][location]++;
  table.tell({ what: 'token', location: locationIds[location], to: token, cause });
}
/** Put one token on an active location of the kind; if several fit, the player picks (CG-14.1.14). */
export function addToken(token: Token, on: 'path' | 'battleground' | 'path-or-battleground'): Effect {
  const targets = (s: State): Location[] => {
    const battlegrounds = on === 'path' ? [] : activeBattlegrounds(s);
    return on === 'battleground' || s.path === NONE ? battlegrounds : [s.path, ...battlegrounds];
  };
  return {
    can: (s) => targets(s).length > 0 || refuse('CG-9.8.3', 'nothing-to-do'),
    *run(table, at): Rules<void> {
      const { state } = table;
      if (targets(state).length === 0) return;
      const location = yield* ask({
        by: seatOf(state, at.player),
        rule: 'CG-14.1.14',
        about: 'pick-location',
        values: { player: nameOf(state, at.player), cause: causeOf(at) },
        options: () => targets(state),
        id: (l) => locationIds[l],
      });
      place(table, token, location, causeOf(at));
    },
  };
}
/** Put one token on the location whose text this is. */
export function addTokenHere(token: Token): Effect {
  return {
    can: () => true,
    *run(table, at): Rules<void> {
      place(table, token, at.location, causeOf(at));
    },
  };
}
