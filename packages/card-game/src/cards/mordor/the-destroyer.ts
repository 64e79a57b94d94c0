import { CYCLE_THIS } from '../../verbs/costs.ts';
import { card } from '../../verbs/text.ts';
import { useYourAction } from '../../verbs/timing.ts';
import { addToken } from '../../verbs/tokens.ts';

/** From reserve, as an action: cycle this card to put 1 attack token on one active battleground. */
export const theDestroyer = card(
  'the-destroyer',
  useYourAction({ from: 'reserve', cost: CYCLE_THIS, to: addToken('attack', 'battleground') }),
);
