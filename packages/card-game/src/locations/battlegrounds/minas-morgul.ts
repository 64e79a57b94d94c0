import { drawPlayCycle } from '../../verbs/draw-play-cycle.ts';
import { NAZGUL } from '../../verbs/filter.ts';
import { location } from '../../verbs/text.ts';
import { the } from '../../verbs/whom.ts';

/**
 * The Mordor player sets aside the top 5 cards of the draw deck, may play at most one Nazgûl among them to
 * reserve, and cycles all others.
 */
export const minasMorgul = location(
  'minas-morgul',
  the('mordor', drawPlayCycle({ draw: 5, playUpTo: 1, cards: NAZGUL, to: 'reserve' })),
);
