/** Drawing and discarding Event cards (BG-6.1, BG-6.2). */
import { type Part, part, pickSome, type Rules, type Seat, together } from '@amon-hen/kernel';
import { cardId, cardName, type Deck } from '../data/deck.ts';
import type { Table } from '../fact.ts';
import { handLimit } from '../seats/hands.ts';

/** Decks have no order: a card is drawn at random from what is left (BG-17.1.1). */
export function draw(game: Table, seat: Seat, deck: Deck, cause: string): void {
  const { decks, hands } = game.state;
  const cards = decks[deck];
  if (cards.length === 0) return; // BG-6.1.2: lost
  const [card] = cards.splice(
    game.chance.below(cards.length, DRAW_LABEL[deck], (i) => cardId[cards[i]]),
    1,
  );
  hands[seat].push(card);
  game.tell({ what: 'drew', seat, deck, cause }, { to: [seat], more: { card } });
}
const DRAW_LABEL = ['draw free-character', 'draw free-strategy', 'draw shadow-character', 'draw shadow-strategy'];

function excess(game: Table, seat: Seat): readonly Part[] {
  const s = game.state;
  const hand = s.hands[seat];
  const over = hand.length - handLimit(s, seat);
  if (over <= 0) return [];
  const asking = pickSome({
    by: seat,
    rule: 'BG-6.1.1',
    about: 'discard-excess',
    values: { n: over },
    privacy: 'secret',
    id: cardName,
    options: () => hand.slice(),
    least: over,
    most: over,
  });
  return [
    part(asking, (cards) => {
      for (const card of cards) {
        hand.splice(hand.indexOf(card), 1);
        s.buried[seat].push(card);
      }
      game.tell({ what: 'discarded-excess', seat, n: over, cause: 'BG-6.1.1' }, { to: [seat], more: { cards } });
    }),
  ];
}
/** BG-6.1.1, BG-4.2.4: the whole draw first, then the excess goes, face down; all at once and unseen. */
export function* discardExcess(game: Table, seats: readonly Seat[]): Rules<void> {
  const s = game.state;
  if (seats.every((seat) => s.hands[seat].length <= handLimit(s, seat))) return;
  yield* together(() => seats.flatMap((seat) => excess(game, seat)));
}
/** A draw outside phase 1: the hand limit acts at once. */
export function* drawAndDiscard(game: Table, seat: Seat, deck: Deck, n: number, cause: string): Rules<void> {
  for (let i = 0; i < n; i++) draw(game, seat, deck, cause);
  yield* discardExcess(game, [seat]);
}
