import { marchOutWith } from '../../verbs/move.ts';
import { card } from '../../verbs/text.ts';
import { whenResolved } from '../../verbs/timing.ts';

/**
 * Has an effect only with the Witch-king in reserve: pick any battleground that shows the Mordor symbol and
 * activate or reactivate it; moving the Witch-king there afterwards is optional and allowed even when he came into
 * reserve this round.
 */
export const theBlackCaptain = card('the-black-captain', whenResolved(marchOutWith('the-witch-king', 'mordor')));
