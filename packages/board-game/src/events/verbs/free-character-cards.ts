/** Character cards of the Free Peoples that cards of the Shadow discard. */
import { type Card, cardId, characterDeck, deckOf } from '../../data/deck.ts';
import { FREE } from '../../data/nations.ts';
import type { State } from '../../state/state.ts';

export const isFreeCharacterCard = (card: Card): boolean => deckOf(card) === characterDeck(FREE);
export function freeCharacterCardsOnTable(s: State): Card[] {
  return s.table.filter(isFreeCharacterCard);
}
export const discardId = (card: Card): string => `discard ${cardId[card]}`;
