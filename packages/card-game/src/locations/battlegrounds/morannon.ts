import { drawPlayCycle } from '../../verbs/draw-play-cycle.ts';
import { fitting } from '../../verbs/filter.ts';
import { location } from '../../verbs/text.ts';
import { the } from '../../verbs/whom.ts';

/**
 * The Mordor player sets aside the top 5 cards of the draw deck, may play at most one army among them, and cycles
 * all others.
 */
export const morannon = location(
  'morannon',
  the('mordor', drawPlayCycle({ draw: 5, playUpTo: 1, cards: fitting({ types: ['army'] }) })),
);
