import { SHADOW } from '../../data/nations.ts';
import type { CombatCard } from '../../events/registry.ts';
import { nearFangorn } from './near-fangorn.ts';

/** 3: at most two Combat dice for the Shadow. */
export const huornDark: CombatCard = {
  title: 'Huorn-dark',
  may: nearFangorn,
  effects: {
    3: (_game, b) => {
      b.mostDice[SHADOW] = Math.min(b.mostDice[SHADOW], 2);
    },
  },
};
