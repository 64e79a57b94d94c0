/** Names for places and options: the ids of the data, lower-case words, stable for ever. */
import { type Card, cardIds, hasCopies, locationIds } from '../data/catalogue.ts';
import { AT, PLAYED_TO_RESERVE, RESERVE, type State } from './state.ts';

const PLACES = ['absent', 'deck', 'hand', 'cycle-pile', 'eliminated', 'aside', 'shown', 'reserve'] as const;
export function nameOfPlace(place: number): string {
  return place >= AT ? locationIds[place - AT] : PLACES[place];
}
export function placeName(s: State, card: Card): string {
  return nameOfPlace(s.place[card]);
}
/** Copies in reserve are told apart by whether they came this round: only the others may move (CG-8.6.1). */
export function reserveName(s: State, card: Card): string {
  const fresh = hasCopies(card) && s.place[card] === RESERVE && (s.marks[card] & PLAYED_TO_RESERVE) !== 0;
  return fresh ? `${cardIds[card]} new` : cardIds[card];
}
