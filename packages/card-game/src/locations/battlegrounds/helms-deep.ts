import { drawPlayCycle } from '../../verbs/draw-play-cycle.ts';
import { fitting } from '../../verbs/filter.ts';
import { location } from '../../verbs/text.ts';
import { the } from '../../verbs/whom.ts';

/**
 * The Rohan player sets aside the top 5 cards of the draw deck, may play one army or character among them to
 * Helm's Deep, and cycles all others.
 */
export const helmsDeep = location(
  'helms-deep',
  the(
    'rohan',
    drawPlayCycle({ draw: 5, playUpTo: 1, cards: fitting({ types: ['army', 'character'] }), to: 'helms-deep' }),
  ),
);
