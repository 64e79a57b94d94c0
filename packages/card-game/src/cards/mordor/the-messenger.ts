import { CYCLE_THIS } from '../../verbs/costs.ts';
import { takeFittingFromCyclePile } from '../../verbs/fetch.ts';
import { NAZGUL } from '../../verbs/filter.ts';
import { card } from '../../verbs/text.ts';
import { useYourAction } from '../../verbs/timing.ts';

/** From reserve, as an action: cycle this card to take one Nazgûl character out of your cycle pile into hand. */
export const theMessenger = card(
  'the-messenger',
  useYourAction({ from: 'reserve', cost: CYCLE_THIS, to: takeFittingFromCyclePile(NAZGUL) }),
);
