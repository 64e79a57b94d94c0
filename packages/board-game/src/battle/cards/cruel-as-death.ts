import { SHADOW } from '../../data/nations.ts';
import type { CombatCard } from '../../events/registry.ts';
import { forfeitNazgul, hasTwoNazgulLeadership } from './nazgul-leadership.ts';

/** 3: two points of Nazgûl Leadership are given up for +1 on the Combat roll. */
export const cruelAsDeath: CombatCard = {
  title: 'Cruel as Death',
  may: hasTwoNazgulLeadership,
  effects: {
    3: (game, b) => {
      forfeitNazgul(game, b, 2);
      b.bonus[SHADOW]++;
    },
  },
};
