import { otherPath } from '../../verbs/activate.ts';
import { card } from '../../verbs/text.ts';
import { useYourAction } from '../../verbs/timing.ts';

/**
 * While on the active path, as an action: activate an unused path that has the same number (the current path is
 * resolved first).
 */
export const ugluk = card('ugluk', useYourAction({ from: 'path', to: otherPath() }));
