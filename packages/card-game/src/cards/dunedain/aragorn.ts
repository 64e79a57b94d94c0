import { remove } from '../../verbs/fetch.ts';
import { card } from '../../verbs/text.ts';
import { CYCLED_IF_FORSAKEN_FROM_DECK, extraDraw, whenPlayed } from '../../verbs/timing.ts';

/**
 * Playing Aragorn removes Strider from the game wherever he is. In the draw step, an Aragorn in reserve lets his
 * player draw one card more. When the top card of the draw deck is forsaken and turns out to be Aragorn, he goes
 * to the cycle pile, not the eliminated pile.
 */
export const aragorn = card('aragorn', whenPlayed(remove('strider')), extraDraw(1), CYCLED_IF_FORSAKEN_FROM_DECK);
