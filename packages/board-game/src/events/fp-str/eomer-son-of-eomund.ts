import { valour } from '../../battle/cards/valour.ts';
import { settlementsOfNation } from '../../data/map.ts';
import { FREE, ROHAN } from '../../data/nations.ts';
import { isFree } from '../../state/armies.ts';
import { event } from '../registry.ts';
import { inOneOf } from '../verbs/parts.ts';
import { unitAndLeader } from '../verbs/reinforcements.ts';

export const eomerSonOfEomund = event({
  ...inOneOf(
    'fp-str-23',
    (s) => settlementsOfNation[ROHAN].filter((at) => isFree(s, at, FREE)),
    (at) => unitAndLeader(ROHAN, at),
  ),
  combat: valour,
});
