import { FREE, SHADOW } from '../../data/nations.ts';
import type { CombatCard } from '../../events/registry.ts';
import { hitsBy } from '../strength.ts';

/** 6: if the Shadow scored two or more hits, one is cancelled. */
export const shieldWall: CombatCard = {
  title: 'Shield-wall',
  effects: {
    6: (_game, b) => {
      if (hitsBy(b, SHADOW) >= 2) b.cancelledHits[FREE]++;
    },
  },
};
