/** Which cards a text means (CG-1.1.8). */
import { type Card, cardIds, factionNamed, factionOf, hasKeyword, typeOf } from '../data/catalogue.ts';
import type { CardType, FactionId, Keyword } from '../data/faction-card.ts';
import type { CardId } from '../data/faction-cards.ts';

export type Filter = (card: Card) => boolean;

interface Fits {
  readonly faction?: FactionId;
  readonly types?: readonly CardType[];
  readonly keyword?: Keyword;
}
/** Cards that fit in every respect. */
export function fitting({ faction, types, keyword }: Fits): Filter {
  const wanted = faction === undefined ? null : factionNamed(faction);
  return (card) =>
    (wanted === null || factionOf[card] === wanted) &&
    (types === undefined || types.includes(typeOf[card])) &&
    (keyword === undefined || hasKeyword(card, keyword));
}
export function named(ids: readonly CardId[]): Filter {
  return (card) => ids.includes(cardIds[card]);
}
export const NAZGUL: Filter = fitting({ keyword: 'nazgul', types: ['character'] });
export const HOBBITS: Filter = fitting({ faction: 'hobbit', types: ['character'] });
