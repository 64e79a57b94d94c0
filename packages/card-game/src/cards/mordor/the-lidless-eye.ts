import { NO_PATH_WHILE_SHADOW_BATTLEGROUND_ACTIVE } from '../../verbs/allow.ts';
import { draw } from '../../verbs/draw.ts';
import { card } from '../../verbs/text.ts';
import { carryover, whenPlayed } from '../../verbs/timing.ts';
import { each } from '../../verbs/whom.ts';

/**
 * May not be played or moved to a path while any Shadow battleground is active. Every Shadow player draws 1 card
 * when it is played. While it is in reserve its player's carryover limit is 1 higher.
 */
export const theLidlessEye = card(
  'the-lidless-eye',
  NO_PATH_WHILE_SHADOW_BATTLEGROUND_ACTIVE,
  whenPlayed(each('shadow', draw(1))),
  carryover(1, 'reserve'),
);
