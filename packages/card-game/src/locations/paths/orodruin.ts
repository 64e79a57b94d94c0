import { draw } from '../../verbs/draw.ts';
import { location } from '../../verbs/text.ts';
import { the } from '../../verbs/whom.ts';

/** Mordor player: draw 2. */
export const orodruin = location('orodruin', the('mordor', draw(2)));
