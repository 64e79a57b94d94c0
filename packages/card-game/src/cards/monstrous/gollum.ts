import { otherPath } from '../../verbs/activate.ts';
import { card, IN_PATH_COMBAT } from '../../verbs/text.ts';
import { cycleInstead, useYourAction } from '../../verbs/timing.ts';

/**
 * While on the active path, as an action: activate an unused path that has the same number (the current path is
 * resolved first). If path combat eliminates him he is cycled.
 */
export const gollum = card('gollum', useYourAction({ from: 'path', to: otherPath() }), cycleInstead(IN_PATH_COMBAT));
