import { CYCLE_THIS } from '../../verbs/costs.ts';
import { searchDeck } from '../../verbs/fetch.ts';
import { card } from '../../verbs/text.ts';
import { useYourAction } from '../../verbs/timing.ts';

/**
 * From reserve, as an action: cycle Halbarad, then search your draw deck for Strider or Aragorn, reveal the card,
 * put it into your hand and shuffle.
 */
export const halbarad = card(
  'halbarad',
  useYourAction({ from: 'reserve', cost: CYCLE_THIS, to: searchDeck(['strider', 'aragorn']) }),
);
