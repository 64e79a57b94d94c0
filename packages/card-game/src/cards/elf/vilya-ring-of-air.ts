import { CYCLE_THIS } from '../../verbs/costs.ts';
import { draw } from '../../verbs/draw.ts';
import { card } from '../../verbs/text.ts';
import { useYourAction } from '../../verbs/timing.ts';
import { each } from '../../verbs/whom.ts';

/** While its wielder is in reserve, as an action: cycle Vilya; every Free Peoples player draws 1 card. */
export const vilyaRingOfAir = card(
  'vilya-ring-of-air',
  useYourAction({ from: 'reserve', cost: CYCLE_THIS, to: each('free-peoples', draw(1)) }),
);
