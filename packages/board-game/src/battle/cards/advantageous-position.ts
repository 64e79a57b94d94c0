import { sideOf } from '../../data/map.ts';
import { FREE, SHADOW } from '../../data/nations.ts';
import { type CombatCard, no } from '../../events/registry.ts';
import { battleRegion } from '../strength.ts';

const OUTSIDE = no('BG-9.3.4', 'defender-outside-free-nations');

/** 3: one less on the Shadow's Combat roll, where the defender stands in a Nation of the Free Peoples. */
export const advantageousPosition: CombatCard = {
  title: 'Advantageous Position',
  may: (_s, b) => sideOf[battleRegion(b)] === FREE || OUTSIDE,
  effects: {
    3: (_game, b) => {
      b.bonus[SHADOW]--;
    },
  },
};
