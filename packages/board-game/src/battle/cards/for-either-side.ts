/** 3: every die of the Combat roll and the Leader re-roll counts more, for either side. */
import { FREE, SHADOW } from '../../data/nations.ts';
import type { CombatCard } from '../../events/registry.ts';

export function forEitherSide(title: string, bonus: number): CombatCard {
  return {
    title,
    effects: {
      3: (_game, b) => {
        for (const side of [FREE, SHADOW]) {
          b.bonus[side] += bonus;
          b.rerollBonus[side] += bonus;
        }
      },
    },
  };
}
