import { cycle } from '../../verbs/forsake.ts';
import { location } from '../../verbs/text.ts';
import { each } from '../../verbs/whom.ts';

/** Every Shadow player has to cycle 2 cards from hand. */
export const dimrillDale = location('dimrill-dale', each('shadow', cycle(2)));
