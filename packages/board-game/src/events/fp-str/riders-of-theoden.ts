import { daylight } from '../../battle/cards/daylight.ts';
import { region, regionsOfNation } from '../../data/map.ts';
import { ROHAN } from '../../data/nations.ts';
import { event } from '../registry.ts';
import { companionStandsIn } from '../verbs/conditions.ts';
import { inOneOf } from '../verbs/parts.ts';
import { unitAndLeader } from '../verbs/reinforcements.ts';

const EDORAS = region('edoras');

export const ridersOfTheoden = event({
  ...inOneOf(
    'fp-str-16',
    (s) => regionsOfNation[ROHAN].filter((at) => at === EDORAS || companionStandsIn(s, at)),
    (at) => unitAndLeader(ROHAN, at),
  ),
  combat: daylight,
});
