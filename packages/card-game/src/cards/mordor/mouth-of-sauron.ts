import { NO_PATH_WHILE_SHADOW_BATTLEGROUND_ACTIVE } from '../../verbs/allow.ts';
import { card } from '../../verbs/text.ts';
import { extraDraw } from '../../verbs/timing.ts';

/**
 * May not be played or moved to a path while any Shadow battleground is active. In the draw step, while he is in
 * reserve, his player draws one card more.
 */
export const mouthOfSauron = card('mouth-of-sauron', NO_PATH_WHILE_SHADOW_BATTLEGROUND_ACTIVE, extraDraw(1));
