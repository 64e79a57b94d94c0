/** Companions leave the Fellowship, or move on the map, farther than usual: one of them or one group (D-11). */
import { pickOne, type Rules } from '@amon-hen/kernel';
import { movableCompanions, moveCompanions } from '../../characters/companions.ts';
import type { Table } from '../../fact.ts';
import { fellowshipCompanions } from '../../fellowship/guide.ts';
import { type Separation, separate } from '../../fellowship/separate.ts';
import { acting } from '../../seats/seats.ts';
import type { State } from '../../state/state.ts';

type Way = 'separate companions' | 'move companions';

function ways(s: State): Way[] {
  const options: Way[] = [];
  if (fellowshipCompanions(s).length > 0) options.push('separate companions');
  if (movableCompanions(s).length > 0) options.push('move companions');
  return options;
}
export function canSeparateOrMove(s: State): boolean {
  return ways(s).length > 0;
}
export function* separateOrMove(game: Table, how: Separation, cause: string): Rules<void> {
  const s = game.state;
  const options = ways(s);
  if (options.length === 0) return;
  const way = yield* pickOne({ by: acting(s), rule: cause, about: 'separate-or-move', id: (w) => w, options });
  if (way === 'separate companions') yield* separate(game, how, cause);
  else yield* moveCompanions(game, { ...how, once: true, optional: false }, cause);
}
