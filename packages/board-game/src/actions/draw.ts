/** Drawing an Event card with an Event result (BG-6.2, D-10). */
import { pickOne, type Refusal, type Rules, type Verdict } from '@amon-hen/kernel';
import { type Deck, deckId, decksOf } from '../data/deck.ts';
import type { Side } from '../data/nations.ts';
import { drawAndDiscard } from '../events/cards.ts';
import type { Table } from '../fact.ts';
import { acting } from '../seats/seats.ts';
import type { State } from '../state/state.ts';

const DECKS_EMPTY: Refusal = { rule: 'BG-19.3.1', why: 'decks-empty' };
export function decksLeft(s: State, side: Side): Deck[] {
  return decksOf(side).filter((deck) => s.decks[deck].length > 0);
}
export function mayDraw(s: State, side: Side): Verdict {
  return decksLeft(s, side).length > 0 || DECKS_EMPTY;
}
export const drawId = (deck: Deck): string => `draw ${deckId[deck]}`;
export function* drawEvent(game: Table, side: Side): Rules<void> {
  yield* drawFromEither(game, side, 'BG-6.2.1');
}
/** BG-6.2.2: the deck is chosen before the card is seen. */
export function* drawFromEither(game: Table, side: Side, cause: string): Rules<void> {
  const s = game.state;
  const options = decksLeft(s, side);
  if (options.length === 0) return;
  const seat = acting(s);
  const deck = yield* pickOne({ by: seat, rule: 'BG-6.2.2', about: 'draw-from', id: drawId, options });
  yield* drawAndDiscard(game, seat, deck, 1, cause);
}
