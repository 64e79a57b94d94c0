import { drawPlayCycle } from '../../verbs/draw-play-cycle.ts';
import { fitting } from '../../verbs/filter.ts';
import { card } from '../../verbs/text.ts';
import { whenPlayed } from '../../verbs/timing.ts';

/**
 * On being played: set aside the top 5 cards of your draw deck, play at most 1 Rohan army among them, cycle all
 * others.
 */
export const eomer = card(
  'eomer',
  whenPlayed(drawPlayCycle({ draw: 5, playUpTo: 1, cards: fitting({ faction: 'rohan', types: ['army'] }) })),
);
