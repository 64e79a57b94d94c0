import { openEverywhereFor } from '../../verbs/allow.ts';
import { card } from '../../verbs/text.ts';

/**
 * Until the end of the round, Legolas, Gimli and Strider (or Aragorn) may be played or moved to every active
 * battleground, and any Free Peoples army may support them.
 */
export const theThreeHunters = card('the-three-hunters', openEverywhereFor(['legolas', 'gimli', 'strider', 'aragorn']));
