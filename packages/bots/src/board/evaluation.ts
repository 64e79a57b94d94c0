/**
 * How likely each ending is from here, and so how likely the Free Peoples win. One function for both sides; the Shadow
 * reads 1 − p. The endings are weighed against each other: corruption counts for much where the Shadow is slow, and for
 * little where it has all but won.
 */
import type { State } from '@amon-hen/board-game';
import { BY_FREE_MILITARY, BY_RING, NOT_OVER } from '@amon-hen/board-game/reading';
import { featureNames, features } from './features.ts';
import { weights } from './weights.ts';

/** In the order of the weights. */
export const endings = ['ring', 'corruption', 'free-military', 'shadow-military'] as const;
const weightLists: readonly (readonly number[])[] = endings.map((_, k) => featureNames.map((name) => weights[name][k]));

export function freeWins(s: State): number {
  if (s.victory !== NOT_OVER) return s.victory === BY_RING || s.victory === BY_FREE_MILITARY ? 1 : 0;
  const x = features(s);
  const [ring = 0, corruption = 0, freeMilitary = 0, shadowMilitary = 0] = weightLists.map((list) => {
    let sum = 0;
    for (let i = 0; i < x.length; i++) sum += x[i] * list[i];
    return Math.exp(sum);
  });
  const free = ring + freeMilitary;
  return free / (free + corruption + shadowMilitary);
}
