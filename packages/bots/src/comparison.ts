/**
 * Comparing proposals by looking ahead: each is played on imagined states and judged there. All get some samples, the
 * better ones more, and every proposal meets the same imagined states.
 */
import { FastChance, meaning, type Run } from '@amon-hen/kernel';
import type { Asked } from './machine.ts';
import { pick } from './taste.ts';

export interface Comparison {
  /** How many proposals are looked at, at most. */
  readonly breadth: number;
  /** Proposals that instinct likes so much less are not looked at. */
  readonly spread: number;
  /** What instinct's opinion counts, in the measure of what is seen ahead. */
  readonly opinion: number;
  /** Samples of each proposal in the rounds of the comparison, and how many go on to the next. */
  readonly rounds: readonly { readonly samples: number; readonly keep: number }[];
  /** Within so much the choice is a matter of taste. */
  readonly taste: number;
  /** A machine has no clock: its time is a number of questions that it may answer in thought. */
  readonly stepsAMillisecond: number;
}
/** What is seen ahead, for the one who asks, and how many questions were answered on the way. */
export interface Seen {
  readonly value: number;
  readonly steps: number;
}
interface Proposal {
  readonly index: number;
  /** Instinct's opinion: 0 for what it likes best, else negative. */
  readonly prior: number;
  sum: number;
  n: number;
}
export const SEEDS = 0x7fffffff;
const worth = (p: Proposal): number => p.sum / Math.max(1, p.n) + p.prior;

/** The index of the option that is chosen, of those that instinct has given these scores. */
export function compare<S, E, V>(
  asked: Asked<S, E, V>,
  base: number,
  scores: readonly number[],
  how: Comparison,
  lookAhead: (run: Run<S, E, V>, chance: FastChance) => Seen,
): number {
  const { which, decision, imagine, chance, milliseconds } = asked;
  let proposals = propose(scores, how);
  let steps = milliseconds * how.stepsAMillisecond;
  let seed = base;
  for (const { samples, keep } of how.rounds) {
    if (proposals.length < 2) break;
    for (let i = 0; i < samples && steps > 0; i++) {
      seed = (seed + 0x9e3779b1) % SEEDS;
      for (const proposal of proposals) {
        if (asked.late()) break;
        const run = imagine(seed);
        run.take(which, meaning(decision, proposal.index));
        const seen = lookAhead(run, FastChance.fromSeed(seed));
        proposal.sum += seen.value;
        proposal.n++;
        steps -= seen.steps + 2;
      }
    }
    proposals = seenOf(proposals)
      .sort((a, b) => worth(b) - worth(a))
      .slice(0, keep);
  }
  return proposals[pick(proposals.map(worth), chance, how.taste)].index;
}
/** Those that there was time to look at; the first at least, which instinct likes best. */
function seenOf(proposals: readonly Proposal[]): Proposal[] {
  return proposals.filter(({ n }, i) => n > 0 || i === 0);
}
function propose(scores: readonly number[], { breadth, spread, opinion }: Comparison): Proposal[] {
  const best = Math.max(...scores);
  return scores
    .map((score, index) => ({ index, prior: opinion * (score - best), sum: 0, n: 0 }))
    .filter(({ prior }) => prior > -spread * opinion)
    .sort((a, b) => b.prior - a.prior)
    .slice(0, breadth);
}
