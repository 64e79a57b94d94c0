/** Choosing among nearly equal options by weighted chance: the order in a list never shows. */
import type { Chance } from '@amon-hen/kernel';

/** Differences up to about this much are a matter of taste. */
const TEMPERATURE = 0.05;
export function pick(scores: readonly number[], chance: Chance, temperature = TEMPERATURE): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const x of scores) if (x > best) best = x;
  let sum = 0;
  for (const x of scores) sum += Math.exp((x - best) / temperature);
  let left = (chance.below(0x1000000, 'taste') / 0x1000000) * sum;
  for (let i = 0; i < scores.length; i++) {
    left -= Math.exp((scores[i] - best) / temperature);
    if (left <= 0) return i;
  }
  return scores.indexOf(best);
}
/** So many of the best, as ascending indexes. */
export function theBest(scores: readonly number[], n: number): readonly number[] {
  return scores
    .map((score, i) => ({ score, i }))
    .sort((a, b) => b.score - a.score)
    .slice(0, n)
    .map(({ i }) => i)
    .sort((a, b) => a - b);
}
