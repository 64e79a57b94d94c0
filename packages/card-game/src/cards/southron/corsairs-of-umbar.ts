import { activateBattleground } from '../../verbs/activate.ts';
import { ELIMINATE_THIS } from '../../verbs/costs.ts';
import { card } from '../../verbs/text.ts';
import { useYourAction } from '../../verbs/timing.ts';

/**
 * From reserve, as an action, if Umbar is still in the Shadow battleground deck: eliminate this card to activate
 * Umbar.
 */
export const corsairsOfUmbar = card(
  'corsairs-of-umbar',
  useYourAction({ from: 'reserve', cost: ELIMINATE_THIS, to: activateBattleground('umbar') }),
);
