import { CYCLE_THIS } from '../../verbs/costs.ts';
import { card } from '../../verbs/text.ts';
import { useYourAction } from '../../verbs/timing.ts';
import { addToken } from '../../verbs/tokens.ts';

/**
 * From reserve, as an action: cycle Sam together with all items on him to put 1 defense token on the active path.
 */
export const samGamgee = card(
  'sam-gamgee',
  useYourAction({ from: 'reserve', cost: CYCLE_THIS, to: addToken('defense', 'path') }),
);
