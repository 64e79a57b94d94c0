import { FREE } from '../../data/nations.ts';
import type { CombatCard } from '../../events/registry.ts';
import { elitesInBattle, NO_ELITE } from './elites-in-battle.ts';

/** 3: with an Elite among them the Free Peoples add 1 to their Combat roll. */
export const valour: CombatCard = {
  title: 'Valour',
  may: (s, b) => elitesInBattle(s, b, FREE) > 0 || NO_ELITE,
  effects: {
    3: (_game, b) => {
      b.bonus[FREE]++;
    },
  },
};
