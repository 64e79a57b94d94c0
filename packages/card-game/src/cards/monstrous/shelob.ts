import { opted } from '../../options.ts';
import { forsake } from '../../verbs/forsake.ts';
import { iconsAt } from '../../verbs/icons.ts';
import { card, type Effect } from '../../verbs/text.ts';
import { whenPlayedOrMovedTo } from '../../verbs/timing.ts';
import { each } from '../../verbs/whom.ts';

const forsaking = each('free-peoples', forsake(1));
/** Only by the source that names battlegrounds too (CG-16.7.4). */
const onBattlegroundsToo: Effect = {
  can: (s, at) => forsaking.can(s, at),
  *run(table, at) {
    if (opted(table.state, 'shelob', 'path-and-battleground')) yield* forsaking.run(table, at);
  },
};

/**
 * Has 1 more path icon on the path Shelob's Lair. When she enters a path, by being played or moved, every Free Peoples
 * player has to forsake 1 card.
 */
export const shelob = card(
  'shelob',
  iconsAt('shelobs-lair', { path: 1 }),
  whenPlayedOrMovedTo('path', forsaking),
  whenPlayedOrMovedTo('battleground', onBattlegroundsToo),
);
