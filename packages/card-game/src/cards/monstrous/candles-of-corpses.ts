import { ELIMINATE_THIS } from '../../verbs/costs.ts';
import { forsake } from '../../verbs/forsake.ts';
import { iconsAt } from '../../verbs/icons.ts';
import { card } from '../../verbs/text.ts';
import { useYourAction } from '../../verbs/timing.ts';
import { each } from '../../verbs/whom.ts';

/**
 * Has 1 more path icon on the Dead Marshes path. From reserve, as an action: eliminate this card; every Free
 * Peoples player has to forsake 1 card.
 */
export const candlesOfCorpses = card(
  'candles-of-corpses',
  iconsAt('dead-marshes', { path: 1 }),
  useYourAction({ from: 'reserve', cost: ELIMINATE_THIS, to: each('free-peoples', forsake(1)) }),
);
