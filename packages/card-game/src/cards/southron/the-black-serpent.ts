import { activateAny } from '../../verbs/activate.ts';
import { ELIMINATE_THIS } from '../../verbs/costs.ts';
import { card } from '../../verbs/text.ts';
import { useYourAction } from '../../verbs/timing.ts';

/**
 * From reserve, as an action: eliminate this card to reactivate a battleground that shows the Southron symbol,
 * taking it from either scoring area.
 */
export const theBlackSerpent = card(
  'the-black-serpent',
  useYourAction({ from: 'reserve', cost: ELIMINATE_THIS, to: activateAny('southron', 'scoring') }),
);
