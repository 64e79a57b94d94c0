/** A Hunt tile drawn by an Event card of the Shadow: Eyes and Fellowship specials are void. */
import type { Rules } from '@amon-hen/kernel';
import type { Table } from '../../fact.ts';
import type { TileTerms } from '../../hunt/terms.ts';
import { huntTile } from '../../hunt/tile.ts';
import { FOR_CARD } from '../../state/hunt.ts';

export function huntByCard(
  game: Table,
  cause: string,
  more: Pick<TileTerms, 'noReduction' | 'forcedCasualty'> = {},
): Rules<void> {
  return huntTile(game, { reason: FOR_CARD, eye: 'void', specialsVoid: true, cause, ...more });
}
