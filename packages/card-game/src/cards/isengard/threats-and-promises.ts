import { marchOutWith } from '../../verbs/move.ts';
import { card } from '../../verbs/text.ts';
import { whenResolved } from '../../verbs/timing.ts';

/**
 * Has an effect only with Saruman in reserve: pick any battleground that shows the Isengard symbol and activate or
 * reactivate it; moving Saruman there afterwards is optional and allowed even when he came into reserve this
 * round.
 */
export const threatsAndPromises = card('threats-and-promises', whenResolved(marchOutWith('saruman', 'isengard')));
