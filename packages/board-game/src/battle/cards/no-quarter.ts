import { FREE } from '../../data/nations.ts';
import type { CombatCard } from '../../events/registry.ts';

/** 5: if the Free Peoples scored any hit in the Combat roll or re-roll, they score one more. */
export const noQuarter: CombatCard = {
  title: 'No Quarter',
  effects: {
    5: (_game, b) => {
      if (b.rollHits[FREE] + b.rerollHits[FREE] > 0) b.cardHits[FREE]++;
    },
  },
};
