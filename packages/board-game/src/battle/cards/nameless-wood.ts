import { FREE } from '../../data/nations.ts';
import type { CombatCard } from '../../events/registry.ts';
import { nearFangorn } from './near-fangorn.ts';

/** 5: if the Free Peoples scored any hit in the Combat roll or re-roll, they score two more. */
export const namelessWood: CombatCard = {
  title: 'Nameless Wood',
  may: nearFangorn,
  effects: {
    5: (_game, b) => {
      if (b.rollHits[FREE] + b.rerollHits[FREE] > 0) b.cardHits[FREE] += 2;
    },
  },
};
