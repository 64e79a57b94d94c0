import { forsake } from '../../verbs/forsake.ts';
import { iconsAt } from '../../verbs/icons.ts';
import { card } from '../../verbs/text.ts';
import { whenPlayedOrMovedTo } from '../../verbs/timing.ts';
import { each } from '../../verbs/whom.ts';

/**
 * Has 1 more path icon on the Khazad-dûm path. When it enters a path or a battleground, by being played or moved,
 * every Free Peoples player has to forsake 1 card.
 */
export const balrogOfMoria = card(
  'balrog-of-moria',
  iconsAt('khazad-dum', { path: 1 }),
  whenPlayedOrMovedTo('path', each('free-peoples', forsake(1))),
  whenPlayedOrMovedTo('battleground', each('free-peoples', forsake(1))),
);
