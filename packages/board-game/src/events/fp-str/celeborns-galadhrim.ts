import { daylight } from '../../battle/cards/daylight.ts';
import { region } from '../../data/map.ts';
import { ELVES } from '../../data/nations.ts';
import { event } from '../registry.ts';
import { inOrder } from '../verbs/parts.ts';
import { strategyCard, unit } from '../verbs/reinforcements.ts';

export const celebornsGaladhrim = event({
  ...inOrder('fp-str-15', [unit(ELVES, region('lorien')), strategyCard]),
  combat: daylight,
});
