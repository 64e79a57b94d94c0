import { desperateBattle } from '../../battle/cards/desperate-battle.ts';
import { regularOf } from '../../data/figures.ts';
import { region } from '../../data/map.ts';
import { SAURON, SHADOW, SOUTHRONS } from '../../data/nations.ts';
import { allAtWar } from '../../state/politics.ts';
import { event } from '../registry.ts';
import { condition } from '../verbs/conditions.ts';
import { inOrder } from '../verbs/parts.ts';
import { figures } from '../verbs/reinforcements.ts';

const ID = 'sh-str-23';

export const musteringsOfLongPlannedWar = event({
  ...inOrder(ID, [
    figures(regularOf(SOUTHRONS), 5, region('gorgoroth')),
    figures(regularOf(SAURON), 5, region('nurn')),
  ]),
  needs: (s) => condition(ID, allAtWar(s, SHADOW)),
  combat: desperateBattle,
});
