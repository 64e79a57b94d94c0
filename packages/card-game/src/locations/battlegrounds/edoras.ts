import { activateBattleground } from '../../verbs/activate.ts';
import { location } from '../../verbs/text.ts';

/** If Helm's Deep is still in the Free Peoples battleground deck it has to be activated too. */
export const edoras = location('edoras', activateBattleground('helms-deep'));
