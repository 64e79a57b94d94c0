import { searchDeck } from '../../verbs/fetch.ts';
import { mayCycleTo } from '../../verbs/may-cycle.ts';
import { card } from '../../verbs/text.ts';
import { whenPlayed } from '../../verbs/timing.ts';

/**
 * On being played (not moved), his player may cycle 1 further hand card, on top of the normal play cost, to fetch Knights
 * of Dol Amroth out of the draw deck into hand (reveal, then shuffle).
 */
export const princeImrahil = card('prince-imrahil', whenPlayed(mayCycleTo(searchDeck(['knights-of-dol-amroth']))));
