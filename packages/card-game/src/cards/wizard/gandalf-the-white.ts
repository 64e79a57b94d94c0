import { remove } from '../../verbs/fetch.ts';
import { card } from '../../verbs/text.ts';
import { CYCLED_IF_FORSAKEN_FROM_DECK, extraDraw, whenPlayed } from '../../verbs/timing.ts';

/**
 * Playing him removes Gandalf the Grey from the game wherever that card is. In the draw step, while he is in
 * reserve, his player draws one card more. If forsaken as the top card of the draw deck he is cycled.
 */
export const gandalfTheWhite = card(
  'gandalf-the-white',
  whenPlayed(remove('gandalf-the-grey')),
  extraDraw(1),
  CYCLED_IF_FORSAKEN_FROM_DECK,
);
