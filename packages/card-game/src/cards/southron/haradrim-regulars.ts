import { activateBattleground } from '../../verbs/activate.ts';
import { ELIMINATE_THIS } from '../../verbs/costs.ts';
import { card } from '../../verbs/text.ts';
import { useYourAction } from '../../verbs/timing.ts';

/**
 * From reserve, as an action, if Harad is still in the Shadow battleground deck: eliminate this card to activate
 * Harad.
 */
export const haradrimRegulars = card(
  'haradrim-regulars',
  useYourAction({ from: 'reserve', cost: ELIMINATE_THIS, to: activateBattleground('harad') }),
);
