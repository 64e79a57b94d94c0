/** Winnow (CG-8.11): eliminate exactly 2 hand cards, then draw 1. */
import type { Rules, Verdict } from '@amon-hen/kernel';
import { type Card, cardIds } from '../data/catalogue.ts';
import type { Player } from '../seats/settings.ts';
import { cardsIn, handSize, nameOf, seatOf } from '../state/queries.ts';
import { HAND, type State } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { askSome } from '../verbs/ask.ts';
import { drawCards } from '../verbs/draw.ts';
import { eliminate } from '../verbs/eliminate.ts';
import { refuse } from '../verbs/refuse.ts';
import { OTHERWISE } from '../verbs/text.ts';

export function mayWinnow(s: State, player: Player): Verdict {
  const hand = handSize(s, player);
  return hand >= 2 || refuse('CG-8.11.1', 'too-few-cards', { hand });
}
/** Hand cards by name; further copies are numbered, so that two of them can be picked. */
export function handName(s: State, player: Player, card: Card): string {
  const copies = cardsIn(s, player, HAND).filter((c) => cardIds[c] === cardIds[card]);
  const n = copies.indexOf(card);
  return n <= 0 ? cardIds[card] : `${cardIds[card]} ${n + 1}`;
}
export function* winnow(table: Table, player: Player): Rules<void> {
  const { state } = table;
  const cards = yield* askSome({
    by: seatOf(state, player),
    rule: 'CG-8.11.1',
    about: 'winnow',
    values: { player: nameOf(state, player) },
    privacy: 'closed',
    options: () => cardsIn(state, player, HAND),
    id: (c) => handName(state, player, c),
    least: 2,
    most: 2,
  });
  table.tell({ what: 'winnowed', player: nameOf(state, player), cause: 'CG-8.11.1' });
  for (const card of cards) yield* eliminate(table, card, OTHERWISE, 'CG-8.11.1');
  drawCards(table, player, 1, 'CG-8.11.1');
}
