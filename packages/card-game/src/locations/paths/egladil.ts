import { draw } from '../../verbs/draw.ts';
import { cycle } from '../../verbs/forsake.ts';
import { location } from '../../verbs/text.ts';
import { each, inOrder } from '../../verbs/whom.ts';

/** Every Free Peoples player: draw 2, then cycle 1 hand card. */
export const egladil = location('egladil', each('free-peoples', inOrder(draw(2), cycle(1))));
