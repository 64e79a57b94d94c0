import { draw } from '../../verbs/draw.ts';
import { location } from '../../verbs/text.ts';
import { the } from '../../verbs/whom.ts';

/** Monstrous player: draw 2. */
export const deadMarshes = location('dead-marshes', the('monstrous', draw(2)));
