import { card } from '../../verbs/text.ts';

/**
 * For as long as it is in play its owner is permitted, at all times, to look at the top card of his or her own
 * draw deck.
 */
export const mirrorOfGaladriel = card('mirror-of-galadriel', { showsTop: true });
