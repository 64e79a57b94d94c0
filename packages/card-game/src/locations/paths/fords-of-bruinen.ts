import { draw } from '../../verbs/draw.ts';
import { forsake } from '../../verbs/forsake.ts';
import { location } from '../../verbs/text.ts';
import { each } from '../../verbs/whom.ts';

/**
 * Every Free Peoples player has to forsake 1 card; when all have done so, every Free Peoples player draws 3 cards.
 */
export const fordsOfBruinen = location('fords-of-bruinen', each('free-peoples', forsake(1), draw(3)));
