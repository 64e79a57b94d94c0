import { nextPath } from '../../verbs/activate.ts';
import { CORRUPTION } from '../../verbs/costs.ts';
import { card, IN_PATH_COMBAT } from '../../verbs/text.ts';
import { cycleInstead, useYourAction } from '../../verbs/timing.ts';

/**
 * While on the active path, as an action: add 1 corruption token to activate an unused path whose number is one
 * higher. If path combat eliminates him he is cycled.
 */
export const smeagol = card(
  'smeagol',
  useYourAction({ from: 'path', cost: CORRUPTION, to: nextPath() }),
  cycleInstead(IN_PATH_COMBAT),
);
