import { draw } from '../../verbs/draw.ts';
import { location } from '../../verbs/text.ts';
import { the } from '../../verbs/whom.ts';

/** Elf player: draw 2. */
export const imladris = location('imladris', the('elf', draw(2)));
