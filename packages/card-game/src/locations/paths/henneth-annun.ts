import { draw } from '../../verbs/draw.ts';
import { location } from '../../verbs/text.ts';
import { the } from '../../verbs/whom.ts';

/** Dúnedain player: draw 1. */
export const hennethAnnun = location('henneth-annun', the('dunedain', draw(1)));
