import { weComeToKill } from '../../battle/cards/we-come-to-kill.ts';
import { SAURON, SHADOW } from '../../data/nations.ts';
import { isAtWar } from '../../state/politics.ts';
import { event } from '../registry.ts';
import { armyRegions } from '../verbs/army-regions.ts';
import { condition } from '../verbs/conditions.ts';
import { inOneOf } from '../verbs/parts.ts';
import { unitWithArmy } from '../verbs/reinforcements.ts';

const ID = 'sh-str-14';

export const ologHai = event({
  ...inOneOf(
    ID,
    (s) => armyRegions(s, SHADOW),
    (at) => [unitWithArmy(SAURON, at)],
  ),
  needs: (s) => condition(ID, isAtWar(s, SAURON)),
  combat: weComeToKill,
});
