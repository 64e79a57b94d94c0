import { drawPlayCycle } from '../../verbs/draw-play-cycle.ts';
import { NAZGUL } from '../../verbs/filter.ts';
import { location } from '../../verbs/text.ts';
import { the } from '../../verbs/whom.ts';

/**
 * The Mordor player sets aside the top 5 cards of the draw deck, may play at most one Nazgûl character among them
 * (anywhere it may legally go), and cycles all others.
 */
export const morgulVale = location(
  'morgul-vale',
  the('mordor', drawPlayCycle({ draw: 5, playUpTo: 1, cards: NAZGUL })),
);
