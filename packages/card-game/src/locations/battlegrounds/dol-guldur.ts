import { activateBattleground } from '../../verbs/activate.ts';
import { location } from '../../verbs/text.ts';

/** The Free Peoples battleground Lórien has to be activated or reactivated too. */
export const dolGuldur = location('dol-guldur', activateBattleground('lorien', 'both'));
