import { CYCLE_THIS } from '../../verbs/costs.ts';
import { printedIf } from '../../verbs/icons.ts';
import { card } from '../../verbs/text.ts';
import { useYourAction } from '../../verbs/timing.ts';
import { addToken } from '../../verbs/tokens.ts';

/**
 * While its wielder is in reserve, as an action: cycle Nenya to put 1 defense token either on the active path or
 * on one active battleground.
 */
export const nenyaRingOfAdamant = card(
  'nenya-ring-of-adamant',
  useYourAction({ from: 'reserve', cost: CYCLE_THIS, to: addToken('defense', 'path-or-battleground') }),
  printedIf('nenyaIcons', 'attack-only', { defense: -1, path: -1 }),
);
