import { mayJoin } from '../../verbs/allow.ts';
import { card, IN_PATH_COMBAT } from '../../verbs/text.ts';
import { cycleInstead } from '../../verbs/timing.ts';

/**
 * He may be played or moved to battlegrounds that show the Dúnedain symbol, and a Dúnedain army may support him
 * there. If path combat eliminates him, he and his items are cycled.
 */
export const pippinTook = card('pippin-took', mayJoin('pippin-took', 'dunedain'), cycleInstead(IN_PATH_COMBAT));
