import { activateBattleground } from '../../verbs/activate.ts';
import { ELIMINATE_THIS } from '../../verbs/costs.ts';
import { iconsAt } from '../../verbs/icons.ts';
import { card } from '../../verbs/text.ts';
import { useYourAction } from '../../verbs/timing.ts';

/**
 * Gains 1 attack icon on the Dol Amroth battleground. From reserve, as an action, if Dol Amroth is still in the
 * Free Peoples battleground deck: eliminate this card to activate Dol Amroth.
 */
export const coastalRaiders = card(
  'coastal-raiders',
  iconsAt('dol-amroth', { attack: 1 }),
  useYourAction({ from: 'reserve', cost: ELIMINATE_THIS, to: activateBattleground('dol-amroth') }),
);
