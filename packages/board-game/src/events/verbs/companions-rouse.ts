/** Companions may move; then, with one of them in a certain place, a Nation becomes active and goes to war. */
import type { Rules } from '@amon-hen/kernel';
import { byDie, type CompanionMove, movableCompanions, moveCompanions } from '../../characters/companions.ts';
import type { CardId } from '../../data/cards.ts';
import type { Region } from '../../data/map.ts';
import { FREE, type Nation } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { activate, toWar } from '../../politics/politics.ts';
import { mayActFor } from '../../seats/rights.ts';
import { control } from '../../state/armies.ts';
import { isAtWar } from '../../state/politics.ts';
import type { State } from '../../state/state.ts';
import type { EventCard } from '../registry.ts';
import { companionStandsIn } from './conditions.ts';

const asManyAsWished: CompanionMove = { ...byDie, optional: true };

export function companionsRouse(
  id: CardId,
  nation: Nation,
  places: readonly Region[],
): Pick<EventCard, 'id' | 'works' | 'play'> {
  /** The place of a Companion who rouses them; not if the Shadow has captured it. */
  const place = (s: State): Region | undefined =>
    places.find((at) => control(s, at) === FREE && companionStandsIn(s, at));
  const isMoved = (s: State): boolean => !s.active[nation] || (!isAtWar(s, nation) && mayActFor(s, nation) === true);
  function* play(game: Table): Rules<void> {
    yield* moveCompanions(game, asManyAsWished, id);
    const at = place(game.state);
    if (at === undefined) return;
    activate(game, nation, 'card', at, id);
    toWar(game, nation, id);
  }
  return {
    id,
    works: (s) => movableCompanions(s).length > 0 || (isMoved(s) && place(s) !== undefined),
    play,
  };
}
