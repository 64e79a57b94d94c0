import { draw } from '../../verbs/draw.ts';
import { location } from '../../verbs/text.ts';
import { the } from '../../verbs/whom.ts';

/** Hobbit player: draw 2. */
export const bagEnd = location('bag-end', the('hobbit', draw(2)));
