import { ELIMINATE_THIS } from '../../verbs/costs.ts';
import { takeFittingThenDraw } from '../../verbs/fetch.ts';
import { HOBBITS } from '../../verbs/filter.ts';
import { card } from '../../verbs/text.ts';
import { useYourAction } from '../../verbs/timing.ts';

/**
 * Wherever it is in play, as an action: eliminate it to take 1 Hobbit character out of your cycle pile into hand
 * (if there is one), then draw 1 card.
 */
export const herbsAndStewedRabbit = card(
  'herbs-and-stewed-rabbit',
  useYourAction({ from: 'play', cost: ELIMINATE_THIS, to: takeFittingThenDraw(HOBBITS, 1) }),
);
