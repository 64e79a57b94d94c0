import { draw } from '../../verbs/draw.ts';
import { location } from '../../verbs/text.ts';
import { each } from '../../verbs/whom.ts';

/** Every Shadow player draws 2 cards. */
export const innOfThePrancingPony = location('inn-of-the-prancing-pony', each('shadow', draw(2)));
