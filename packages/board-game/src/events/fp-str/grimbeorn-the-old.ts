import { scouts } from '../../battle/cards/scouts.ts';
import { region } from '../../data/map.ts';
import { NORTH } from '../../data/nations.ts';
import { event } from '../registry.ts';
import { inOrder } from '../verbs/parts.ts';
import { unitAndLeader } from '../verbs/reinforcements.ts';

export const grimbeornTheOld = event({
  ...inOrder('fp-str-17', unitAndLeader(NORTH, region('carrock'))),
  combat: scouts,
});
