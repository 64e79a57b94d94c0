import { drawPlayCycle } from '../../verbs/draw-play-cycle.ts';
import { fitting } from '../../verbs/filter.ts';
import { card } from '../../verbs/text.ts';
import { whenResolved } from '../../verbs/timing.ts';

/**
 * Set aside the top 7 cards of your draw deck; eliminate 1 of them, play at most 2 armies among them, cycle all
 * others.
 */
export const theDayWithoutDawn = card(
  'the-day-without-dawn',
  whenResolved(drawPlayCycle({ draw: 7, eliminate: 1, playUpTo: 2, cards: fitting({ types: ['army'] }) })),
);
