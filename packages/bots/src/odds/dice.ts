/** How many hits dice make: binomials, and the Leader re-roll of missed dice. */

export const MOST_DICE = 5;

/** The chance that one die hits: a natural 6 always does, a natural 1 never (BG-9.5.3, BG-9.5.4). */
export function chanceToHit(need: number, bonus: number): number {
  const lowest = Math.min(6, Math.max(2, need - bonus));
  return (7 - lowest) / 6;
}
/** P(k of n) for k = 0 … n. */
export function binomial(n: number, p: number): readonly number[] {
  let row = [1];
  for (let i = 0; i < n; i++) {
    const next = new Array<number>(row.length + 1).fill(0);
    for (let k = 0; k < row.length; k++) {
      next[k] += row[k] * (1 - p);
      next[k + 1] += row[k] * p;
    }
    row = next;
  }
  return row;
}

const known = new Map<number, readonly number[]>();
/** P(k hits) of a roll with so many dice and re-rolls of missed dice; `p` for the roll, `again` for the re-roll. */
export function hitChances(dice: number, rerolls: number, p: number, again: number): readonly number[] {
  const key = ((dice * 8 + Math.min(7, rerolls)) * 8 + Math.round(p * 6)) * 8 + Math.round(again * 6);
  let found = known.get(key);
  if (found === undefined) {
    found = convolve(dice, rerolls, p, again);
    known.set(key, found);
  }
  return found;
}
function convolve(dice: number, rerolls: number, p: number, again: number): readonly number[] {
  const total = new Array<number>(dice + 1).fill(0);
  binomial(dice, p).forEach((first, hits) => {
    binomial(Math.min(rerolls, dice - hits), again).forEach((second, more) => {
      total[hits + more] += first * second;
    });
  });
  return total;
}
