import { noPathIf } from '../../verbs/allow.ts';
import { ELIMINATE_THIS } from '../../verbs/costs.ts';
import { draw } from '../../verbs/draw.ts';
import { card, FORSAKEN_FROM_RESERVE } from '../../verbs/text.ts';
import { cycleInstead, useYourAction } from '../../verbs/timing.ts';

/**
 * From reserve, as an action: eliminate Fatty to draw 3 cards. If he is forsaken from reserve he is cycled, not
 * eliminated.
 */
export const fattyBolger = card(
  'fatty-bolger',
  useYourAction({ from: 'reserve', cost: ELIMINATE_THIS, to: draw(3) }),
  cycleInstead(FORSAKEN_FROM_RESERVE),
  noPathIf('fattyOnPaths', 'no'),
);
