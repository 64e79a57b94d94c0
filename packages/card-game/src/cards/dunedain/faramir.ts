import { otherPath } from '../../verbs/activate.ts';
import { card } from '../../verbs/text.ts';
import { whenPlayedOrMovedTo } from '../../verbs/timing.ts';

/**
 * When Faramir enters a path with number 7, by being played or moved, his player may activate another path 7 that
 * was not activated earlier in the game. The path he stands on is resolved first.
 */
export const faramir = card('faramir', whenPlayedOrMovedTo('path', otherPath({ only: 7, optional: true })));
