import { draw } from '../../verbs/draw.ts';
import { mayForsakeTo } from '../../verbs/forsake.ts';
import { location } from '../../verbs/text.ts';
import { the } from '../../verbs/whom.ts';

/** The Dúnedain player may forsake 1 card; if so, that player draws 1 card. */
export const pelargir = location('pelargir', the('dunedain', mayForsakeTo(draw(1))));
