import { draw } from '../../verbs/draw.ts';
import { card } from '../../verbs/text.ts';
import { extraDraw, whenPlayed } from '../../verbs/timing.ts';

/**
 * Her player draws 1 card when she is played. While she is in reserve, that player draws 1 extra card in every
 * draw step and, after all draws of that step, has to cycle 1 card from hand.
 */
export const galadriel = card('galadriel', whenPlayed(draw(1)), extraDraw(1, { thenCycle: 1 }));
