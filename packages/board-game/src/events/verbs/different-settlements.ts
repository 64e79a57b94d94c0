/** Regulars for several different Settlements of a Nation, chosen by the player. */
import { pickSome, type Rules } from '@amon-hen/kernel';
import type { CardId } from '../../data/cards.ts';
import { type Figure, regularOf } from '../../data/figures.ts';
import { type Region, regionId } from '../../data/map.ts';
import type { Nation } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { acting } from '../../seats/seats.ts';
import type { EventCard } from '../registry.ts';
import { canRecruit } from './recruit.ts';
import { recruitInEach } from './reinforcements.ts';

const regionName = (at: Region): string => regionId[at];

export function regularsInDifferent(
  id: CardId,
  nation: Nation,
  howMany: number,
  among: readonly Region[],
  n: number,
): Pick<EventCard, 'id' | 'works' | 'play'> {
  const regular: Figure = regularOf(nation);
  function* play(game: Table): Rules<void> {
    const s = game.state;
    const options = among.filter((at) => canRecruit(s, regular, at));
    const places = Math.min(howMany, options.length);
    const chosen = yield* pickSome({
      by: acting(s),
      rule: id,
      about: 'different-settlements',
      values: { n: places },
      id: regionName,
      options,
      least: places,
      most: places,
    });
    yield* recruitInEach(game, regular, n, chosen, id);
  }
  return { id, works: (s) => among.some((at) => canRecruit(s, regular, at)), play };
}
