import { CYCLE_THIS } from '../../verbs/costs.ts';
import { takeFromCyclePile } from '../../verbs/fetch.ts';
import { card } from '../../verbs/text.ts';
import { useYourAction } from '../../verbs/timing.ts';

/** From reserve, as an action: cycle Gwaihir to take either Gandalf card out of your cycle pile into hand. */
export const gwaihirTheWindlord = card(
  'gwaihir-the-windlord',
  useYourAction({
    from: 'reserve',
    cost: CYCLE_THIS,
    to: takeFromCyclePile(['gandalf-the-grey', 'gandalf-the-white']),
  }),
);
