import { draw } from '../../verbs/draw.ts';
import { card } from '../../verbs/text.ts';
import { carryover, whenPlayed } from '../../verbs/timing.ts';

/** His player draws 1 card when he is played. While he is in reserve that player's carryover limit is 1 higher. */
export const elrond = card('elrond', whenPlayed(draw(1)), carryover(1, 'reserve'));
