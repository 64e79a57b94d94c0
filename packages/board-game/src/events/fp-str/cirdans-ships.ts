import { charge } from '../../battle/cards/charge.ts';
import { isCoastal, type Region } from '../../data/map.ts';
import { ELVES } from '../../data/nations.ts';
import { isAtWar } from '../../state/politics.ts';
import { event } from '../registry.ts';
import { condition } from '../verbs/conditions.ts';
import { inOneOf } from '../verbs/parts.ts';
import { unitWithArmy } from '../verbs/reinforcements.ts';

const ID = 'fp-str-13';
const coast: readonly Region[] = isCoastal.flatMap((yes, at) => (yes ? [at] : []));

export const cirdansShips = event({
  ...inOneOf(
    ID,
    () => coast,
    (at) => [unitWithArmy(ELVES, at), unitWithArmy(ELVES, at)],
  ),
  needs: (s) => condition(ID, isAtWar(s, ELVES)),
  combat: charge,
});
