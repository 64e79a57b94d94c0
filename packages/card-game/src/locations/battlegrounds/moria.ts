import { draw } from '../../verbs/draw.ts';
import { location } from '../../verbs/text.ts';
import { the } from '../../verbs/whom.ts';

/** Monstrous player: draw 2. */
export const moria = location('moria', the('monstrous', draw(2)));
