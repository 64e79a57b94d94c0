import { CYCLE_THIS } from '../../verbs/costs.ts';
import { draw } from '../../verbs/draw.ts';
import { card, IN_ANY_WAY } from '../../verbs/text.ts';
import { cycleInstead, useYourAction } from '../../verbs/timing.ts';

/**
 * Whatever would eliminate Bilbo, including forsaking, sends him to the cycle pile. From reserve, as an action:
 * cycle Bilbo to draw 2 cards.
 */
export const bilboBaggins = card(
  'bilbo-baggins',
  cycleInstead(IN_ANY_WAY),
  useYourAction({ from: 'reserve', cost: CYCLE_THIS, to: draw(2) }),
);
