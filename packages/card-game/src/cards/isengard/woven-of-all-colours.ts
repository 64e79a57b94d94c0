import { card, IN_ANY_COMBAT } from '../../verbs/text.ts';
import { cycleWielderInstead } from '../../verbs/timing.ts';

/**
 * Should any combat eliminate the wielder, the wielder and everything it wields are cycled in place of being
 * eliminated.
 */
export const wovenOfAllColours = card('woven-of-all-colours', cycleWielderInstead(IN_ANY_COMBAT));
