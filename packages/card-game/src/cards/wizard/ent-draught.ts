import { ELIMINATE_THIS } from '../../verbs/costs.ts';
import { takeFittingFromCyclePile } from '../../verbs/fetch.ts';
import { HOBBITS } from '../../verbs/filter.ts';
import { printedIf } from '../../verbs/icons.ts';
import { card } from '../../verbs/text.ts';
import { useYourAction } from '../../verbs/timing.ts';
import { the } from '../../verbs/whom.ts';

/**
 * Wherever it is in play, as an action: eliminate it; the Hobbit player may then take up to 2 Hobbit characters
 * out of that player's cycle pile into hand.
 */
export const entDraught = card(
  'ent-draught',
  useYourAction({
    from: 'play',
    cost: ELIMINATE_THIS,
    to: the('hobbit', takeFittingFromCyclePile(HOBBITS, { optional: true, upTo: 2 })),
  }),
  printedIf('entDraughtIcon', 'none', { path: -1 }),
);
