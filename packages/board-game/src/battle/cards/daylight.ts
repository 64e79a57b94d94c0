import { SHADOW } from '../../data/nations.ts';
import type { CombatCard } from '../../events/registry.ts';

const MOST = 3;

/** 3: the Shadow rolls at most three Combat dice. */
export const daylight: CombatCard = {
  title: 'Daylight',
  effects: {
    3: (_game, b) => {
      b.mostDice[SHADOW] = Math.min(b.mostDice[SHADOW], MOST);
    },
  },
};
