import { FREE, SHADOW } from '../../data/nations.ts';
import type { CombatCard } from '../../events/registry.ts';
import { causeOf } from './cause.ts';

/** 4: every natural 1 of the Shadow's Combat roll hits its own Army, and is not rolled again. */
export const confusion: CombatCard = {
  title: 'Confusion',
  effects: {
    4: (game, b) => {
      const ones = b.roll[SHADOW].filter((die) => die === 1).length;
      if (ones === 0) return;
      b.ownHits[SHADOW] += ones;
      b.misses[SHADOW] = Math.max(0, b.misses[SHADOW] - ones);
      game.tell({ what: 'own-hits', side: SHADOW, n: ones, cause: causeOf(b, FREE) });
    },
  },
};
