import { draw } from '../../verbs/draw.ts';
import { location } from '../../verbs/text.ts';
import { each } from '../../verbs/whom.ts';

/** Every Shadow player draws 1 card. */
export const umbar = location('umbar', each('shadow', draw(1)));
