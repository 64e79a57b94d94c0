/** What a seat cannot see, dealt anew (BG-17.1.1): others' hands, face-down cards and the decks. */
import type { Chance, Seat } from '@amon-hen/kernel';
import { type Card, DECKS, type Deck, deckOf, decksOf } from '../data/deck.ts';
import { refill, type State } from './state.ts';

/** A Combat card that lies face down: it must be one that could have been chosen. */
export interface FaceDown {
  readonly side: number;
  fits(card: Card): boolean;
}
/** A hand that holds a card of some kind, because its owner has said so. */
export interface Pledge {
  readonly seat: Seat;
  fits(card: Card): boolean;
}

/**
 * What lies in the decks, in others' hands, in their face-down discards and in face-down Combat cards is collected,
 * sorted (so that the truth is forgotten) and dealt again. Where backs are seen each deck is dealt apart; where they are
 * not, only how many cards each deck has lost is known.
 */
export function sample(
  s: State,
  seat: Seat,
  chance: Chance,
  faceDown: readonly FaceDown[],
  pledges: readonly Pledge[],
): void {
  const groups = s.rulings.combatCardBacks ? Array.from({ length: DECKS }, (_, d) => [d]) : [decksOf(0), decksOf(1)];
  for (const decks of groups) deal(s, seat, chance, decks, faceDown);
  for (const pledge of pledges) keep(s, seat, chance, groups, pledge);
}
function deal(s: State, seat: Seat, chance: Chance, decks: readonly number[], faceDown: readonly FaceDown[]): void {
  const belongs = (card: Card): boolean => card >= 0 && decks.includes(deckOf(card));
  const zones: Card[][] = [];
  for (let other = 0; other < s.hands.length; other++) if (other !== seat) zones.push(s.hands[other], s.buried[other]);
  const b = s.battle;
  const chosen = b === null ? [] : faceDown.filter(({ side }) => belongs(b.cards[side]));
  const loose: Card[] = []; // what is in none of the decks
  for (const deck of decks) {
    const inDeck = s.decks[deck];
    const unseen = inDeck.slice();
    for (const zone of zones) for (const card of zone) if (deckOf(card) === deck) unseen.push(card);
    if (b !== null) for (const { side } of chosen) if (deckOf(b.cards[side]) === deck) unseen.push(b.cards[side]);
    unseen.sort((x, y) => x - y);
    shuffle(unseen, chance);
    loose.push(...unseen.splice(0, unseen.length - inDeck.length));
    refill(
      inDeck,
      unseen.sort((x, y) => x - y),
    );
  }
  if (b !== null) for (const { side, fits } of chosen) b.cards[side] = fittingCard(s, loose, decks, chance, fits);
  shuffle(loose, chance);
  let next = 0;
  for (const zone of zones) for (let i = 0; i < zone.length; i++) if (belongs(zone[i])) zone[i] = loose[next++];
}
/** Takes a card that fits out of the loose ones; if none does, one from a deck is exchanged for a loose one. */
function fittingCard(
  s: State,
  loose: Card[],
  decks: readonly number[],
  chance: Chance,
  fits: (card: Card) => boolean,
): Card {
  const possible = loose.filter(fits);
  if (possible.length === 0) {
    for (const deck of decks) {
      const inDeck = s.decks[deck];
      const i = inDeck.findIndex(fits);
      const own = loose.findIndex((card) => deckOf(card) === deck);
      if (i < 0 || own < 0) continue;
      const card = inDeck[i];
      inDeck[i] = loose[own];
      inDeck.sort((x, y) => x - y);
      loose[own] = card;
      possible.push(card);
      break;
    }
  }
  const from = possible.length > 0 ? possible : loose;
  const card = from[chance.below(from.length, 'sample')];
  loose.splice(loose.indexOf(card), 1);
  return card;
}
/** A hand that has promised a card gets one, in exchange for others that the seat cannot see either. */
function keep(
  s: State,
  seat: Seat,
  chance: Chance,
  groups: readonly (readonly Deck[])[],
  { seat: owner, fits }: Pledge,
): void {
  const hand = s.hands[owner];
  if (hand.some(fits)) return;
  const loose = [
    hand,
    ...s.buried.filter((_, i) => i !== seat),
    ...s.hands.filter((_, i) => i !== seat && i !== owner),
  ];
  const groupOf = (card: Card): readonly Deck[] => groups.find((decks) => decks.includes(deckOf(card))) ?? [];
  const inHand = (card: Card): readonly number[] => places(hand, (own) => groupOf(card).includes(deckOf(own)));
  const sameDeck = (card: Card): readonly Card[][] =>
    loose.filter((zone) => zone.some((other) => deckOf(other) === deckOf(card)));
  const possible = [...s.decks, ...loose]
    .flatMap((zone) => zone.filter(fits))
    .filter((card) => inHand(card).length > 0 && sameDeck(card).length > 0);
  if (possible.length === 0) throw new Error(`seat ${owner} has promised a card that it cannot have`);
  const card = any(possible, chance);
  const deck = s.decks[deckOf(card)];
  if (deck.includes(card)) {
    const zone = any(sameDeck(card), chance);
    const other = any(
      places(zone, (own) => deckOf(own) === deckOf(card)),
      chance,
    );
    exchange(deck, deck.indexOf(card), zone, other);
    deck.sort((x, y) => x - y);
  }
  if (hand.includes(card)) return;
  const zone = loose.find((cards) => cards.includes(card)) ?? hand;
  exchange(zone, zone.indexOf(card), hand, any(inHand(card), chance));
}
const any = <T>(options: readonly T[], chance: Chance): T => options[chance.below(options.length, 'sample')];
const places = (zone: readonly Card[], fits: (card: Card) => boolean): readonly number[] =>
  zone.flatMap((card, at) => (fits(card) ? [at] : []));
function exchange(one: Card[], at: number, other: Card[], from: number): void {
  const card = one[at];
  one[at] = other[from];
  other[from] = card;
}
function shuffle(cards: Card[], chance: Chance): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = chance.below(i + 1, 'sample');
    const card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
  }
}
