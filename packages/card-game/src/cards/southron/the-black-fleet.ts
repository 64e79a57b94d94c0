import { activateBattleground } from '../../verbs/activate.ts';
import { ELIMINATE_THIS } from '../../verbs/costs.ts';
import { iconsAt } from '../../verbs/icons.ts';
import { card } from '../../verbs/text.ts';
import { useYourAction } from '../../verbs/timing.ts';

/**
 * Gains 1 attack icon on the Pelargir battleground. From reserve, as an action, if Pelargir is still in the Free
 * Peoples battleground deck: eliminate this card to activate Pelargir.
 */
export const theBlackFleet = card(
  'the-black-fleet',
  iconsAt('pelargir', { attack: 1 }),
  useYourAction({ from: 'reserve', cost: ELIMINATE_THIS, to: activateBattleground('pelargir') }),
);
