import { advantageousPosition } from '../../battle/cards/advantageous-position.ts';
import { region } from '../../data/map.ts';
import { DWARVES, NORTH } from '../../data/nations.ts';
import { event } from '../registry.ts';
import { inOrder } from '../verbs/parts.ts';
import { strategyCard, unit } from '../verbs/reinforcements.ts';

export const swordsInEriador = event({
  ...inOrder('fp-str-20', [unit(NORTH, region('the-shire')), unit(DWARVES, region('ered-luin')), strategyCard]),
  combat: advantageousPosition,
});
