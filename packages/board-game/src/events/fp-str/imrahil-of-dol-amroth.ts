import { shieldWall } from '../../battle/cards/shield-wall.ts';
import { region } from '../../data/map.ts';
import { GONDOR } from '../../data/nations.ts';
import { event } from '../registry.ts';
import { inOrder } from '../verbs/parts.ts';
import { unitAndLeader } from '../verbs/reinforcements.ts';

export const imrahilOfDolAmroth = event({
  ...inOrder('fp-str-18', unitAndLeader(GONDOR, region('dol-amroth'))),
  combat: shieldWall,
});
