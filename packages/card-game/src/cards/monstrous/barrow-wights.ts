import { ELIMINATE_THIS } from '../../verbs/costs.ts';
import { forsake } from '../../verbs/forsake.ts';
import { card } from '../../verbs/text.ts';
import { useYourAction } from '../../verbs/timing.ts';
import { each } from '../../verbs/whom.ts';

/** From reserve, as an action: eliminate this card; every Free Peoples player has to forsake 1 card. */
export const barrowWights = card(
  'barrow-wights',
  useYourAction({ from: 'reserve', cost: ELIMINATE_THIS, to: each('free-peoples', forsake(1)) }),
);
