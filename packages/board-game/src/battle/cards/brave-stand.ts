import { companionsIn } from '../../characters/companions.ts';
import { FREE, SHADOW } from '../../data/nations.ts';
import { type CombatCard, no } from '../../events/registry.ts';
import { hasCharacter } from '../../state/armies.ts';
import { fighters } from '../strength.ts';

const NO_COMPANION = no('BG-9.3.4', 'needs-companion-in-battle');

/** 3: one Combat die fewer for the Shadow for each Companion, never below one. */
export const braveStand: CombatCard = {
  title: 'Brave Stand',
  may: (s, b) => hasCharacter(s, fighters(b, FREE), FREE) || NO_COMPANION,
  effects: {
    3: (game, b) => {
      b.fewerDice[SHADOW] += companionsIn(game.state, fighters(b, FREE)).length;
    },
  },
};
