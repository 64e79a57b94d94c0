import { card } from '../../verbs/text.ts';
import { SEES_TOP_OF_DECK } from '../../verbs/timing.ts';

/**
 * For as long as it is in play its owner is permitted, at all times, to look at the top card of his or her own
 * draw deck.
 */
export const mirrorOfGaladriel = card('mirror-of-galadriel', SEES_TOP_OF_DECK);
