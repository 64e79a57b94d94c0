import { CYCLE_THIS } from '../../verbs/costs.ts';
import { cycle } from '../../verbs/forsake.ts';
import { card } from '../../verbs/text.ts';
import { useYourAction } from '../../verbs/timing.ts';
import { each } from '../../verbs/whom.ts';

/** From reserve, as an action: cycle this card; every Free Peoples player has to cycle 1 card from hand. */
export const theBeguiler = card(
  'the-beguiler',
  useYourAction({ from: 'reserve', cost: CYCLE_THIS, to: each('free-peoples', cycle(1)) }),
);
