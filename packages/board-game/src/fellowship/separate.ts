/** Separating Companions from the Fellowship (BG-12.8). */
import { pickOne, pickSome, type Rules } from '@amon-hen/kernel';
import { figureName, groupLevel, travel } from '../characters/companions.ts';
import { journeys, rousedOnTheWay } from '../characters/journeys.ts';
import type { Figure } from '../data/figures.ts';
import type { Region } from '../data/map.ts';
import { FREE } from '../data/nations.ts';
import type { Table } from '../fact.ts';
import { acting } from '../seats/seats.ts';
import { isBesiegedSide, place } from '../state/armies.ts';
import { ELIMINATED, OFF_MORDOR_TRACK, type State } from '../state/state.ts';
import { companionsLeft, fellowshipCompanions } from './guide.ts';
import { type Route, routeId } from './routes.ts';

/** Where a separated group may end: range is progress + Level (BG-12.8.2); from inside a siege nowhere else (BG-12.8.4). */
function separationWays(s: State, range: number, intoSieges: boolean, watched: readonly Region[]): Route[] {
  const from = s.position;
  return isBesiegedSide(s, from, FREE) ? [from] : journeys(s, from, range, intoSieges, watched);
}
/** The group goes where the Free Peoples choose; on the Mordor Track it is eliminated instead (BG-14.3.1). */
export function* sendOut(
  game: Table,
  by: number,
  group: readonly Figure[],
  range: number,
  intoSieges: boolean,
  cause: string,
): Rules<void> {
  const s = game.state;
  if (s.mordor !== OFF_MORDOR_TRACK) {
    for (const companion of group) {
      place(s, companion, ELIMINATED);
      game.tell({ what: 'character-eliminated', figure: companion, cause: 'BG-14.3.1' });
    }
    yield* companionsLeft(game);
    return;
  }
  const watched = rousedOnTheWay(s, group);
  const way = yield* pickOne({
    by,
    rule: 'BG-12.8.2',
    about: 'separate-to',
    values: { range },
    id: (route) => `to ${routeId(route, watched)}`,
    options: () => separationWays(s, range, intoSieges, watched),
  });
  travel(game, group, way, watched, cause);
  yield* companionsLeft(game);
}

export interface Separation {
  readonly bonus: number;
  readonly level: number;
  readonly intoSieges: boolean;
}
export const usualSeparation: Separation = { bonus: 0, level: 0, intoSieges: false };

/** D-20: one Companion or one group. */
export function* separate(game: Table, how: Separation, cause: string): Rules<void> {
  const s = game.state;
  const all = fellowshipCompanions(s);
  const group = yield* pickSome({
    by: acting(s),
    rule: 'BG-12.8.1',
    about: 'separate',
    id: figureName,
    options: all,
    least: 1,
    most: all.length,
  });
  const range = s.progress + Math.max(groupLevel(group), how.level) + how.bonus;
  yield* sendOut(game, acting(s), group, range, how.intoSieges, cause);
}
