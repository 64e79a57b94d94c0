/** What it costs the other side to force a card off the table (BG-6.4.3). */
import { pickOne, type Rules } from '@amon-hen/kernel';
import { ARMY_TYPE, type Card, CHARACTER_TYPE, cardName, typeOf } from '../../data/deck.ts';
import type { Table } from '../../fact.ts';
import { acting } from '../../seats/seats.ts';
import { no, type TableEffect } from '../registry.ts';

const NEEDS_CARDS = no('BG-6.4.3', 'needs-army-and-character-card');

/** Any die, and an Army-type and a Character-type card from the hand, shown and discarded. */
export const forTwoCards: NonNullable<TableEffect['removal']> = {
  may: (s) => {
    const hand = s.hands[acting(s)];
    const both = hand.some((c) => typeOf[c] === ARMY_TYPE) && hand.some((c) => typeOf[c] === CHARACTER_TYPE);
    return both || NEEDS_CARDS;
  },
  pay: discardTwo,
};
function* discardTwo(game: Table): Rules<void> {
  const s = game.state;
  const hand = s.hands[acting(s)];
  for (const type of [ARMY_TYPE, CHARACTER_TYPE]) {
    const card: Card = yield* pickOne({
      by: acting(s),
      rule: 'BG-6.4.3',
      about: type === ARMY_TYPE ? 'discard-army-card' : 'discard-character-card',
      privacy: 'closed',
      id: cardName,
      options: () => hand.filter((c) => typeOf[c] === type),
    });
    hand.splice(hand.indexOf(card), 1);
    s.discard.push(card);
    game.reveal();
    game.tell({ what: 'card-discarded', card, cause: 'BG-6.4.3' });
  }
}
