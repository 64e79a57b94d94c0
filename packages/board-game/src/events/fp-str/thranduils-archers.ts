import { valour } from '../../battle/cards/valour.ts';
import { region } from '../../data/map.ts';
import { ELVES } from '../../data/nations.ts';
import { event } from '../registry.ts';
import { inOrder } from '../verbs/parts.ts';
import { strategyCard, unit } from '../verbs/reinforcements.ts';

export const thranduilsArchers = event({
  ...inOrder('fp-str-24', [unit(ELVES, region('woodland-realm')), strategyCard]),
  combat: valour,
});
