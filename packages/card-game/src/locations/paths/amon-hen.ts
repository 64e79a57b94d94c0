import { draw } from '../../verbs/draw.ts';
import { cycle } from '../../verbs/forsake.ts';
import { location } from '../../verbs/text.ts';
import { inOrder, the } from '../../verbs/whom.ts';

/** Mordor player: draw 1, then cycle 1 hand card. */
export const amonHen = location('amon-hen', the('mordor', inOrder(draw(1), cycle(1))));
