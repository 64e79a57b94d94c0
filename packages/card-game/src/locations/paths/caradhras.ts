import { forsake } from '../../verbs/forsake.ts';
import { location } from '../../verbs/text.ts';
import { each } from '../../verbs/whom.ts';

/** Every Free Peoples player has to forsake 1 card. */
export const caradhras = location('caradhras', each('free-peoples', forsake(1)));
