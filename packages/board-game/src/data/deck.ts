/** Event cards and decks as numbers (BG-1.5.1): card 0 to 95, four decks of 24. */
import { type CardId, cardFacts } from './cards.ts';
import type { Side } from './nations.ts';

export type Card = number;
export const CARDS = cardFacts.length;
const DECK_SIZE = 24;
export type Deck = number;
export const DECKS = 4;
/** Free Peoples Character, Free Peoples Strategy, Shadow Character, Shadow Strategy. */
export const deckId = ['free-character', 'free-strategy', 'shadow-character', 'shadow-strategy'] as const;
export const deckOf = (card: Card): Deck => Math.floor(card / DECK_SIZE);
export const characterDeck = (side: Side): Deck => side * 2;
export const strategyDeck = (side: Side): Deck => side * 2 + 1;
export const decksOf = (side: Side): readonly [Deck, Deck] => [characterDeck(side), strategyDeck(side)];
export const isCharacterCard = (card: Card): boolean => deckOf(card) % 2 === 0;
export const sideOfDeck = (deck: Deck): Side => deck >> 1;
export const sideOfCard = (card: Card): Side => sideOfDeck(deckOf(card));
export const cardsOfDeck = (deck: Deck): Card[] => Array.from({ length: DECK_SIZE }, (_, i) => deck * DECK_SIZE + i);

export const cardId: readonly string[] = cardFacts.map((c) => c.id);
const numberOf = new Map<string, Card>(cardId.map((id, c) => [id, c]));
export function card(id: CardId): Card {
  return findCard(id);
}
export function findCard(id: string): Card {
  const found = numberOf.get(id);
  if (found === undefined) throw new Error(`there is no card “${id}”`);
  return found;
}

export const CHARACTER_TYPE = 0;
export const ARMY_TYPE = 1;
export const MUSTER_TYPE = 2;
export const typeOf: readonly number[] = cardFacts.map(({ type }) =>
  type === 'character' ? CHARACTER_TYPE : type === 'army' ? ARMY_TYPE : MUSTER_TYPE,
);
export const staysOnTable: readonly boolean[] = cardFacts.map((c) => c.staysOnTable);
export const cardName = (c: Card): string => `card ${cardId[c]}`;
