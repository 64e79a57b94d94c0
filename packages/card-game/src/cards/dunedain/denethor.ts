import { FORSAKE } from '../../verbs/costs.ts';
import { searchDeck } from '../../verbs/fetch.ts';
import { card } from '../../verbs/text.ts';
import { useYourAction } from '../../verbs/timing.ts';

/**
 * From reserve, as an action: forsake 1 card, then search your draw deck for Boromir or Faramir, reveal the card,
 * put it into your hand and shuffle.
 */
export const denethor = card(
  'denethor',
  useYourAction({ from: 'reserve', cost: FORSAKE, to: searchDeck(['boromir', 'faramir']) }),
);
