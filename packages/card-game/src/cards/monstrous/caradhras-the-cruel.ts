import { otherPath } from '../../verbs/activate.ts';
import { ELIMINATE_THIS } from '../../verbs/costs.ts';
import { forsake } from '../../verbs/forsake.ts';
import { card } from '../../verbs/text.ts';
import { useYourAction, whenPlayedTo } from '../../verbs/timing.ts';
import { each } from '../../verbs/whom.ts';

/**
 * When played (not moved) to the path named Caradhras, its player has to activate another unused path 4; Caradhras
 * is resolved first. From reserve, as an action: eliminate this card; every Free Peoples player has to forsake 1
 * card.
 */
export const caradhrasTheCruel = card(
  'caradhras-the-cruel',
  whenPlayedTo('path', otherPath({ only: 'caradhras' })),
  useYourAction({ from: 'reserve', cost: ELIMINATE_THIS, to: each('free-peoples', forsake(1)) }),
);
