import { mayJoin } from '../../verbs/allow.ts';
import { card, IN_PATH_COMBAT } from '../../verbs/text.ts';
import { cycleInstead } from '../../verbs/timing.ts';

/**
 * He may be played or moved to battlegrounds that show the Rohan symbol, and a Rohan army may support him there.
 * If path combat eliminates him, he and his items are cycled.
 */
export const merryBrandybuck = card(
  'merry-brandybuck',
  mayJoin('merry-brandybuck', 'rohan'),
  cycleInstead(IN_PATH_COMBAT),
);
