import { desperateBattle } from '../../battle/cards/desperate-battle.ts';
import { strongholdsOfNation } from '../../data/map.ts';
import { SAURON } from '../../data/nations.ts';
import { isAtWar } from '../../state/politics.ts';
import { event } from '../registry.ts';
import { condition } from '../verbs/conditions.ts';
import { regularsInDifferent } from '../verbs/different-settlements.ts';

const ID = 'sh-str-24';

export const pitsOfMordor = event({
  ...regularsInDifferent(ID, SAURON, 3, strongholdsOfNation[SAURON], 2),
  needs: (s) => condition(ID, isAtWar(s, SAURON)),
  combat: desperateBattle,
});
