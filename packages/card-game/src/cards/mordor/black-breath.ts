import { corrupt } from '../../verbs/corrupt.ts';
import { CYCLE_WIELDER } from '../../verbs/costs.ts';
import { card } from '../../verbs/text.ts';
import { useYourAction } from '../../verbs/timing.ts';

/**
 * While on a path or battleground, as an action: cycle this card, its wielder and every item on that wielder to
 * add 1 corruption token.
 */
export const blackBreath = card(
  'black-breath',
  useYourAction({ from: 'path or battleground', cost: CYCLE_WIELDER, to: corrupt(1) }),
);
