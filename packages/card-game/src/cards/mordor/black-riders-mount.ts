import { mayMoveWielder } from '../../verbs/move.ts';
import { card } from '../../verbs/text.ts';
import { whenPlayedTo } from '../../verbs/timing.ts';

/**
 * When played on a wielder in reserve, that wielder may be moved to the active path straight away, even when it
 * came into reserve this round.
 */
export const blackRidersMount = card('black-riders-mount', whenPlayedTo('reserve', mayMoveWielder('path')));
