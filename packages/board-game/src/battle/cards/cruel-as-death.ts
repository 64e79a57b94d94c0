import { SHADOW } from '../../data/nations.ts';
import { type CombatCard, no } from '../../events/registry.ts';
import { nazgulLeadership } from '../strength.ts';

const TOO_FEW = no('BG-9.3.4', 'needs-two-nazgul-leadership');

/** 3: two points of Nazgûl Leadership are given up for +1 on the Combat roll. */
export const cruelAsDeath: CombatCard = {
  title: 'Cruel as Death',
  may: (s, b) => nazgulLeadership(s, b) >= 2 || TOO_FEW,
  effects: {
    3: (_game, b) => {
      b.nazgulForfeited += 2;
      b.bonus[SHADOW]++;
    },
  },
};
