import { deadlyStrife } from '../../battle/cards/deadly-strife.ts';
import { regularOf } from '../../data/figures.ts';
import { type Region, region } from '../../data/map.ts';
import { SHADOW, SOUTHRONS } from '../../data/nations.ts';
import { isFree } from '../../state/armies.ts';
import { isAtWar } from '../../state/politics.ts';
import { event } from '../registry.ts';
import { condition } from '../verbs/conditions.ts';
import { inOneOf } from '../verbs/parts.ts';
import { figures } from '../verbs/reinforcements.ts';

const ID = 'sh-str-21';
/** The lands of the Nation on the eastern edge of the map. */
const easternRim: readonly Region[] = [region('east-rhun'), region('south-rhun'), region('khand'), region('far-harad')];
export const hordeFromTheEast = event({
  ...inOneOf(
    ID,
    (s) => easternRim.filter((at) => isFree(s, at, SHADOW)),
    (at) => [figures(regularOf(SOUTHRONS), 5, at)],
  ),
  needs: (s) => condition(ID, isAtWar(s, SOUTHRONS)),
  combat: deadlyStrife,
});
