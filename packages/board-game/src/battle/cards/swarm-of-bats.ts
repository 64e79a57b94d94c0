import { FREE, SHADOW } from '../../data/nations.ts';
import type { CombatCard } from '../../events/registry.ts';
import { causeOf } from './cause.ts';

/** 0: the card of the Free Peoples has no effect; if they played none, +1 on the own Leader re-roll. */
export const swarmOfBats: CombatCard = {
  title: 'Swarm of Bats',
  effects: {
    0: (game, b) => {
      const card = b.cards[FREE];
      if (card < 0) {
        b.rerollBonus[SHADOW]++;
        return;
      }
      b.cancelled[FREE] = true;
      game.tell({ what: 'combat-card-cancelled', side: FREE, card, cause: causeOf(b, SHADOW) });
    },
  },
};
