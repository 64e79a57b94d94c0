import { activateBattleground } from '../../verbs/activate.ts';
import { location } from '../../verbs/text.ts';

/** The Shadow battleground Dol Guldur has to be activated or reactivated too. */
export const lorien = location('lorien', activateBattleground('dol-guldur', 'both'));
