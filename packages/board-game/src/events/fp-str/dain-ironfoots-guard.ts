import { valour } from '../../battle/cards/valour.ts';
import { region } from '../../data/map.ts';
import { DWARVES } from '../../data/nations.ts';
import { event } from '../registry.ts';
import { inOrder } from '../verbs/parts.ts';
import { unitAndLeader } from '../verbs/reinforcements.ts';

export const dainIronfootsGuard = event({
  ...inOrder('fp-str-22', unitAndLeader(DWARVES, region('erebor'))),
  combat: valour,
});
