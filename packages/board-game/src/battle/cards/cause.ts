import { cardId } from '../../data/deck.ts';
import type { Side } from '../../data/nations.ts';
import type { Battle } from '../../state/battle.ts';

/** The card that a side plays in this round, as the cause of what it does. */
export function causeOf(b: Battle, side: Side): string {
  return cardId[b.cards[side]];
}
