/** Events that are a list of parts, carried out one after another as far as possible (BG-6.3.3). */
import { pickOne, type Rules } from '@amon-hen/kernel';
import type { CardId } from '../../data/cards.ts';
import { type Region, regionId } from '../../data/map.ts';
import type { Table } from '../../fact.ts';
import { acting } from '../../seats/seats.ts';
import type { State } from '../../state/state.ts';
import type { Effect, EventCard } from '../registry.ts';

export interface Part {
  /** Could it change anything (BG-6.3.8)? */
  can(s: State): boolean;
  readonly carryOut: Effect<[cause: string]>;
}
type Event = Pick<EventCard, 'id' | 'works' | 'play'>;

function* carryOut(game: Table, parts: readonly Part[], cause: string): Rules<void> {
  for (const part of parts) {
    const asking = part.carryOut(game, cause);
    if (asking !== undefined) yield* asking;
  }
}
const anyCan = (s: State, parts: readonly Part[]): boolean => parts.some((part) => part.can(s));

export function inOrder(id: CardId, parts: readonly Part[]): Event {
  return { id, works: (s) => anyCan(s, parts), play: (game) => carryOut(game, parts, id) };
}
const inId = (at: Region): string => `in ${regionId[at]}`;
/** The player chooses one of the places, and the parts are carried out there. */
export function inOneOf(
  id: CardId,
  places: (s: State) => readonly Region[],
  parts: (at: Region) => readonly Part[],
): Event {
  function* play(game: Table): Rules<void> {
    const s = game.state;
    const options = places(s).filter((at) => anyCan(s, parts(at)));
    if (options.length === 0) return;
    const at = yield* pickOne({ by: acting(s), rule: id, about: 'recruit-in', id: inId, options });
    yield* carryOut(game, parts(at), id);
  }
  return { id, works: (s) => places(s).some((at) => anyCan(s, parts(at))), play };
}
