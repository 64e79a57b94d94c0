import { card } from '../../verbs/text.ts';
import { CYCLED_IF_FORSAKEN_FROM_DECK, extraDraw } from '../../verbs/timing.ts';

/**
 * In the draw step, while he is in reserve, his player draws one card more. If forsaken as the top card of the
 * draw deck he is cycled.
 */
export const saruman = card('saruman', extraDraw(1), CYCLED_IF_FORSAKEN_FROM_DECK);
