import { card, IN_PATH_COMBAT } from '../../verbs/text.ts';
import { cycleWielderInstead } from '../../verbs/timing.ts';

/**
 * Should path combat eliminate the wielder, the wielder and everything it wields are cycled in place of being
 * eliminated.
 */
export const elvenCloak = card('elven-cloak', cycleWielderInstead(IN_PATH_COMBAT));
