/** Corruption tokens in the Shadow scoring area (CG-11.1.3). */
import type { Rules } from '@amon-hen/kernel';
import { FREE_PEOPLES, NONE } from '../data/catalogue.ts';
import { opted } from '../options.ts';
import { cardsAt } from '../state/queries.ts';
import type { Table } from '../state/table.ts';
import type { Filter } from './filter.ts';
import { refuse } from './refuse.ts';
import { causeOf, type Effect } from './text.ts';

export function corruptBy(table: Table, n: number, cause: string): void {
  table.state.corruption += n;
  table.tell({ what: 'corrupted', n, cause });
}
/** Add n corruption tokens. */
export function corrupt(n: number): Effect {
  return {
    can: () => true,
    *run(table, at): Rules<void> {
      corruptBy(table, n, causeOf(at));
    },
  };
}
/** Take away one corruption token for each fitting Free Peoples character on the active path, never below 0. */
export function healForEachOnPath(filter: Filter): Effect {
  return {
    can: (s) => s.corruption > 0 || opted(s, 'lembasAtZero', 'allowed') || refuse('CG-16.3.7', 'nothing-to-do'),
    *run(table, at): Rules<void> {
      const { state } = table;
      const counted = state.path === NONE ? [] : cardsAt(state, state.path, FREE_PEOPLES).filter(filter);
      const n = Math.min(state.corruption, counted.length);
      state.corruption -= n;
      table.tell({ what: 'removed-corruption', n, cause: causeOf(at) });
    },
  };
}
