import { FREE, SHADOW } from '../../data/nations.ts';
import type { CombatCard } from '../../events/registry.ts';
import { leadership, nazgulLeadership } from '../strength.ts';
import { causeOf } from './cause.ts';
import { hasNazgulLeadership } from './nazgul-leadership.ts';

/** 3: no Leader re-roll for the Free Peoples whose Leadership does not exceed that of the Nazgûl. Nothing is given up. */
export const foulStench: CombatCard = {
  title: 'Foul Stench',
  may: hasNazgulLeadership,
  effects: {
    3: (game, b) => {
      const s = game.state;
      if (leadership(s, b, FREE) > nazgulLeadership(s, b)) return;
      b.noReroll[FREE] = true;
      game.tell({ what: 're-roll-cancelled', side: FREE, cause: causeOf(b, SHADOW) });
    },
  },
};
