import { searchDeck } from '../../verbs/fetch.ts';
import { card } from '../../verbs/text.ts';
import { whenPlayed } from '../../verbs/timing.ts';

/**
 * On being played, his player may fetch Bow of the Galadhrim out of the draw deck into hand (reveal, then
 * shuffle).
 */
export const legolas = card('legolas', whenPlayed(searchDeck(['bow-of-the-galadhrim'], { optional: true })));
