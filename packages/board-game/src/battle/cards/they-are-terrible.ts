import { SHADOW } from '../../data/nations.ts';
import type { CombatCard } from '../../events/registry.ts';
import { forfeitNazgul, hasNazgulLeadership } from './nazgul-leadership.ts';

/** 4: one point of Nazgûl Leadership is given up for +1 on the Leader re-roll. */
export const theyAreTerrible: CombatCard = {
  title: 'They Are Terrible',
  may: hasNazgulLeadership,
  effects: {
    4: (game, b) => {
      forfeitNazgul(game, b, 1);
      b.rerollBonus[SHADOW]++;
    },
  },
};
