import { advantageousPosition } from '../../battle/cards/advantageous-position.ts';
import { region } from '../../data/map.ts';
import { ELVES } from '../../data/nations.ts';
import { event } from '../registry.ts';
import { inOrder } from '../verbs/parts.ts';
import { strategyCard, unit } from '../verbs/reinforcements.ts';

export const kindredOfGlorfindel = event({
  ...inOrder('fp-str-21', [unit(ELVES, region('rivendell')), strategyCard]),
  combat: advantageousPosition,
});
