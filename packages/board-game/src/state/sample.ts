/** What a seat cannot see, dealt anew (BG-17.1.1): others' hands, face-down cards and the decks. */
import type { Chance, Seat } from '@amon-hen/kernel';
import { type Card, DECKS, deckOf } from '../data/deck.ts';
import { refill, type State } from './state.ts';

/**
 * Deck by deck: what lies in the deck, in others' hands, in others' face-down discards and in a face-down Combat card
 * is collected, sorted (so that the truth is forgotten) and dealt again. The chosen Combat card must be one that
 * could have been chosen.
 */
export function sample(
  s: State,
  seat: Seat,
  chance: Chance,
  hiddenCards: (s: State, seat: Seat) => readonly { readonly side: number; fits(card: Card): boolean }[],
): void {
  const faceDown = hiddenCards(s, seat);
  for (let deck = 0; deck < DECKS; deck++) {
    const unseen = s.decks[deck].slice();
    const zones: Card[][] = [];
    for (let other = 0; other < s.hands.length; other++)
      if (other !== seat) zones.push(s.hands[other], s.buried[other]);
    for (const zone of zones) for (const card of zone) if (deckOf(card) === deck) unseen.push(card);
    const chosen = faceDown.filter(({ side }) => s.battle !== null && deckOf(s.battle.cards[side]) === deck);
    for (const { side } of chosen) if (s.battle !== null) unseen.push(s.battle.cards[side]);
    unseen.sort((a, b) => a - b);
    for (const { side, fits } of chosen) {
      const possible = unseen.filter(fits);
      const from = possible.length > 0 ? possible : unseen;
      const card = from[chance.below(from.length, 'sample')];
      unseen.splice(unseen.indexOf(card), 1);
      if (s.battle !== null) s.battle.cards[side] = card;
    }
    shuffle(unseen, chance);
    let next = 0;
    for (const zone of zones) {
      for (let i = 0; i < zone.length; i++) if (deckOf(zone[i]) === deck) zone[i] = unseen[next++];
    }
    const rest = unseen.slice(next).sort((a, b) => a - b);
    refill(s.decks[deck], rest);
  }
}
function shuffle(cards: Card[], chance: Chance): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = chance.below(i + 1, 'sample');
    const card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
  }
}
