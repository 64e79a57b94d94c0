import { weComeToKill } from '../../battle/cards/we-come-to-kill.ts';
import { ISENGARD, SHADOW } from '../../data/nations.ts';
import { isAtWar } from '../../state/politics.ts';
import { event } from '../registry.ts';
import { armyRegions } from '../verbs/army-regions.ts';
import { condition } from '../verbs/conditions.ts';
import { inOneOf } from '../verbs/parts.ts';
import { unitWithArmy } from '../verbs/reinforcements.ts';

const ID = 'sh-str-13';

export const halfOrcsAndGoblinMen = event({
  ...inOneOf(
    ID,
    (s) => armyRegions(s, SHADOW),
    (at) => [unitWithArmy(ISENGARD, at)],
  ),
  needs: (s) => condition(ID, isAtWar(s, ISENGARD)),
  combat: weComeToKill,
});
