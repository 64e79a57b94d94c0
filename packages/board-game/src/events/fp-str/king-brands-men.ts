import { shieldWall } from '../../battle/cards/shield-wall.ts';
import { regularOf } from '../../data/figures.ts';
import { region } from '../../data/map.ts';
import { NORTH } from '../../data/nations.ts';
import { event } from '../registry.ts';
import { inOrder } from '../verbs/parts.ts';
import { figures, strategyCard } from '../verbs/reinforcements.ts';

export const kingBrandsMen = event({
  ...inOrder('fp-str-19', [figures(regularOf(NORTH), 2, region('dale')), strategyCard]),
  combat: shieldWall,
});
