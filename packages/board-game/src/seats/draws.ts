/** The draw of phase 1 (BG-4.2.3, BG-16.2.1). */
import type { Rules } from '@amon-hen/kernel';
import { decksOf } from '../data/deck.ts';
import { FREE, SHADOW } from '../data/nations.ts';
import { discardExcess, draw } from '../events/cards.ts';
import type { Table } from '../fact.ts';
import { leading } from './seats.ts';

/** Two cards each, one from each of the own decks; then both discard at once (BG-4.2.5). */
export function* drawForTurn(game: Table): Rules<void> {
  const s = game.state;
  const seats = [leading(s, FREE), leading(s, SHADOW)];
  for (const side of [FREE, SHADOW]) for (const deck of decksOf(side)) draw(game, seats[side], deck, 'BG-4.2.3');
  yield* discardExcess(game, seats);
}
