import { draw } from '../../verbs/draw.ts';
import { location } from '../../verbs/text.ts';
import { inOrder, the } from '../../verbs/whom.ts';

/** Mordor player: draw 1. Hobbit player: draw 1. */
export const buckleburyFerry = location('bucklebury-ferry', inOrder(the('mordor', draw(1)), the('hobbit', draw(1))));
