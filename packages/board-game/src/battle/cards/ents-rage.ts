import { FREE } from '../../data/nations.ts';
import type { CombatCard } from '../../events/registry.ts';
import { nearFangorn } from './near-fangorn.ts';

/** 3: +2 on the Combat roll. */
export const entsRage: CombatCard = {
  title: "Ents' Rage",
  may: nearFangorn,
  effects: {
    3: (_game, b) => {
      b.bonus[FREE] += 2;
    },
  },
};
