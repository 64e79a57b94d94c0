import { draw } from '../../verbs/draw.ts';
import { forsake } from '../../verbs/forsake.ts';
import { card } from '../../verbs/text.ts';
import { whenPlayed, whenPlayedOrMovedTo } from '../../verbs/timing.ts';

/**
 * His player draws 1 card whenever Boromir is played (to any place). If he enters a path, by being played or moved
 * there, his player also has to forsake 1 card.
 */
export const boromir = card('boromir', whenPlayed(draw(1)), whenPlayedOrMovedTo('path', forsake(1)));
