/** Playing Event cards (BG-6.3), and what follows when an Event result paid for it. */
import { pickOne, type Refusal, type Rules, type Verdict } from '@amon-hen/kernel';
import { type Card, cardId, deckOf, isCharacterCard, staysOnTable } from '../data/deck.ts';
import type { Face } from '../data/dice.ts';
import { GANDALF_THE_GREY } from '../data/figures.ts';
import { FREE, SHADOW, type Side } from '../data/nations.ts';
import { drawAndDiscard } from '../events/cards.ts';
import { eventCard, tableEffect } from '../events/registry.ts';
import type { Table } from '../fact.ts';
import { mayUseCard } from '../seats/card-rights.ts';
import { acting } from '../seats/seats.ts';
import type { State } from '../state/state.ts';
import { EVENT, type Result } from './results.ts';

const WITHOUT_EFFECT: Refusal = { rule: 'BG-6.3.8', why: 'event-without-effect' };

/** BG-6.3.2, BG-6.3.8: may this card be played as an Event? */
export function mayPlayEvent(s: State, card: Card, paid: Face): Verdict {
  const right = mayUseCard(s, acting(s), card);
  if (right !== true) return right;
  const { needs, works, worksPaidBy } = eventCard(card);
  const verdict = needs === undefined ? true : needs(s);
  if (verdict !== true || s.rulings.emptyEvents) return verdict;
  return ((works?.(s) ?? true) && (worksPaidBy?.(s, paid) ?? true)) || WITHOUT_EFFECT;
}
/** Does it matter for the card which die pays for it? */
export function dieMatters(card: Card): boolean {
  return eventCard(card).worksPaidBy !== undefined;
}
/** The card is public from now on; it goes to the table or to the discards, and its effect is carried out. */
export function* playEvent(game: Table, card: Card, cause: string): Rules<void> {
  const s = game.state;
  const hand = s.hands[acting(s)];
  hand.splice(hand.indexOf(card), 1);
  (staysOnTable[card] ? s.table : s.discard).push(card);
  game.reveal();
  game.tell({ what: 'event', seat: acting(s), card, cause });
  const asking = eventCard(card).play(game);
  if (asking !== undefined) yield* asking;
}
export function* playEventWithDie(game: Table, side: Side, card: Card, result: Result): Rules<void> {
  const s = game.state;
  const listeners = s.table.filter((c) => c !== card && tableEffect(c).onEventDie !== undefined);
  yield* playEvent(game, card, 'BG-6.3.1');
  if (result !== EVENT) return;
  if (side === FREE) yield* gandalfDraws(game, card);
  for (const listener of listeners) {
    if (side !== SHADOW || !s.table.includes(listener)) continue;
    const asking = tableEffect(listener).onEventDie?.(game);
    if (asking !== undefined) yield* asking;
  }
}
/** BG-7.7.1, D-34: after an Event result has played a card. */
function* gandalfDraws(game: Table, card: Card): Rules<void> {
  const s = game.state;
  const deck = deckOf(card); // BG-6.2.3
  if (s.guide !== GANDALF_THE_GREY || s.decks[deck].length === 0) return;
  if (s.rulings.gandalfDrawsFor === 'character-card' && !isCharacterCard(card)) return; // BG1-14.1
  const yes = yield* pickOne({
    by: acting(s),
    rule: 'BG-7.7.1',
    about: 'gandalf-draws',
    values: { card: cardId[card] },
    id: (draw) => (draw ? 'draw' : 'no draw'),
    options: [true, false],
  });
  if (yes) yield* drawAndDiscard(game, acting(s), deck, 1, 'BG-7.7.1');
}
