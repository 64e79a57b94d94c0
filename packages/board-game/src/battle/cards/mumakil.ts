import { eliteOf } from '../../data/figures.ts';
import { FREE, SHADOW, SOUTHRONS } from '../../data/nations.ts';
import { type CombatCard, no } from '../../events/registry.ts';
import { hitsBy, isFighting } from '../strength.ts';

const NO_MUMAKIL = no('BG-9.3.4', 'needs-southron-elite-in-battle');

/** 3: +1 on the Combat roll. 5: one hit more, if the Shadow has scored more than the Free Peoples. */
export const mumakil: CombatCard = {
  title: 'Mûmakil',
  may: (s, b) => isFighting(s, b, eliteOf(SOUTHRONS), SHADOW) || NO_MUMAKIL,
  effects: {
    3: (_game, b) => {
      b.bonus[SHADOW]++;
    },
    5: (_game, b) => {
      const byFree = hitsBy(b, FREE) + b.earlyHits[FREE] + b.ownHits[SHADOW];
      if (hitsBy(b, SHADOW) > byFree) b.cardHits[SHADOW]++;
    },
  },
};
