/** Draw and recycle (CG-9.1). A draw deck has no order except for a top card that somebody has seen. */
import type { Rules } from '@amon-hen/kernel';
import { type Card, cardIds, NONE } from '../data/catalogue.ts';
import type { Player } from '../seats/settings.ts';
import { put, shuffleCyclePileIn } from '../state/doors.ts';
import { canDraw, nameOf, ownerOf, seatOf, sizeOf } from '../state/queries.ts';
import { ASIDE, CYCLE_PILE, DECK, HAND, isInPlay, type State, settingOf } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { refuse } from './refuse.ts';
import { causeOf, type Effect, topShowers } from './text.ts';

/** One card of the draw deck by chance; a single card needs none. */
function anyOfDeck(table: Table, player: Player, label: string): Card {
  const { state } = table;
  const size = sizeOf(state, player, DECK);
  const nth =
    size === 1
      ? 0
      : table.chance.below(size, `${label} ${nameOf(state, player)}`, (k) => cardIds[nthOfDeck(state, player, k)]);
  return nthOfDeck(state, player, nth);
}
function nthOfDeck(s: State, player: Player, nth: number): Card {
  let left = nth;
  for (const card of settingOf(s).cardsOf[player]) if (s.place[card] === DECK && left-- === 0) return card;
  throw new Error(`the draw deck has no card ${nth}`);
}
/** CG-9.1.2, CG-9.1.4: is there a card to take? Recycles first if the deck is empty. */
export function deckIsReady(table: Table, player: Player): boolean {
  const { state } = table;
  if (sizeOf(state, player, DECK) > 0) return true;
  if (sizeOf(state, player, CYCLE_PILE) === 0) return false;
  recycle(table, player, 'CG-9.1.2');
  return true;
}
/** The top card, still lying there. The caller puts it somewhere and then calls `deckWasChanged`. */
export function topCard(table: Table, player: Player): Card {
  const seen = table.state.top[player];
  return seen === NONE ? anyOfDeck(table, player, 'draw') : seen;
}
/** CG-9.1.2: an empty deck is recycled at once; with the Mirror the new top card is seen. */
export function deckWasChanged(table: Table, player: Player): void {
  const { state } = table;
  if (sizeOf(state, player, DECK) === 0 && sizeOf(state, player, CYCLE_PILE) > 0) recycle(table, player, 'CG-9.1.2');
  else lookAtTop(table, player);
}
/** Mirror of Galadriel: from now on the top card is a certain card, which its owner knows. */
export function lookAtTop(table: Table, player: Player): void {
  const { state } = table;
  if (state.top[player] !== NONE || sizeOf(state, player, DECK) === 0) return;
  if (!topShowers.some((card) => isInPlay(state, card) && ownerOf(state, card) === player)) return;
  state.top[player] = anyOfDeck(table, player, 'top');
}
/** CG-9.1.3, CG-9.1.5: the cycle pile joins the draw deck; the deck is shuffled even if the pile is empty. */
export function recycle(table: Table, player: Player, cause: string): void {
  const { state } = table;
  const n = sizeOf(state, player, CYCLE_PILE);
  shuffleCyclePileIn(state, player);
  table.tell({ what: 'recycled', player: nameOf(state, player), n, cause });
  lookAtTop(table, player);
}
/** CG-9.6.1: after a search the deck is shuffled. */
export function shuffle(table: Table, player: Player): void {
  table.state.top[player] = NONE;
  deckWasChanged(table, player);
}

/** CG-9.1.1: draws n cards into hand, or as many as there are. */
export function drawCards(table: Table, player: Player, n: number, cause: string, to: number = HAND): number {
  const { state } = table;
  const seats = [seatOf(state, player)];
  const name = nameOf(state, player);
  let drawn = 0;
  while (drawn < n && deckIsReady(table, player)) {
    const card = topCard(table, player);
    put(state, card, to, false);
    table.tell(
      { what: to === HAND ? 'drew' : 'set-aside', player: name, cause },
      { to: seats, more: { card: cardIds[card] } },
    );
    deckWasChanged(table, player);
    drawn++;
  }
  return drawn;
}
/** CG-9.7.1: cards drawn by a text that do not join the hand. */
export function drawAside(table: Table, player: Player, n: number, cause: string): number {
  return drawCards(table, player, n, cause, ASIDE);
}

/** The player draws n cards. */
export function draw(n: number): Effect {
  return {
    can: (s, at) => canDraw(s, at.player) || at.gains === at.player || refuse('CG-9.8.3', 'nothing-to-draw'),
    *run(table, at): Rules<void> {
      drawCards(table, at.player, n, causeOf(at));
    },
  };
}
/** The player recycles the cycle pile. */
export const recycleAll: Effect = {
  can: () => true,
  *run(table, at): Rules<void> {
    recycle(table, at.player, causeOf(at));
  },
};
