import { CYCLE_THIS } from '../../verbs/costs.ts';
import { cycle } from '../../verbs/forsake.ts';
import { card } from '../../verbs/text.ts';
import { useYourAction } from '../../verbs/timing.ts';
import { each } from '../../verbs/whom.ts';

/**
 * While its wielder is in reserve, as an action: cycle Narya; every Shadow player has to cycle 1 card from hand.
 */
export const naryaRingOfFire = card(
  'narya-ring-of-fire',
  useYourAction({ from: 'reserve', cost: CYCLE_THIS, to: each('shadow', cycle(1)) }),
);
