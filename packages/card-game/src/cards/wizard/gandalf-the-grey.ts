import { nextPath } from '../../verbs/activate.ts';
import { card } from '../../verbs/text.ts';
import { useYourAction } from '../../verbs/timing.ts';

/**
 * While on the active path, as an action: activate an unused path whose number is one higher (the current path is
 * resolved first). He is eliminated at once when Gandalf the White is played.
 */
export const gandalfTheGrey = card('gandalf-the-grey', useYourAction({ from: 'path', to: nextPath() }));
