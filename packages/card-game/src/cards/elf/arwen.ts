import { draw } from '../../verbs/draw.ts';
import { lendsWhileInReserve } from '../../verbs/icons.ts';
import { card } from '../../verbs/text.ts';
import { whenPlayed } from '../../verbs/timing.ts';

/**
 * Her player draws 1 card when she is played. While she is in reserve, Strider or Aragorn (whichever is in play)
 * has 1 additional battleground defense icon and 1 additional path defense icon.
 */
export const arwen = card(
  'arwen',
  whenPlayed(draw(1)),
  lendsWhileInReserve(['strider', 'aragorn'], { defense: 1, path: 1 }),
);
