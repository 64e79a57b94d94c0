/** How likely the Free Peoples win from here. One function for both sides; the Shadow reads 1 − p. */
import type { State } from '@amon-hen/board-game';
import { BY_FREE_MILITARY, BY_RING, NOT_OVER } from '@amon-hen/board-game/reading';
import { featureNames, features } from './features.ts';
import { weights } from './weights.ts';

const weightList: readonly number[] = featureNames.map((name) => weights[name]);

export function freeWins(s: State): number {
  if (s.victory !== NOT_OVER) return s.victory === BY_RING || s.victory === BY_FREE_MILITARY ? 1 : 0;
  const x = features(s);
  let sum = 0;
  for (let i = 0; i < x.length; i++) sum += x[i] * weightList[i];
  return 1 / (1 + Math.exp(-sum));
}
