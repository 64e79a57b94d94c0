/**
 * Looks ahead in the card game: what instinct proposes is played on imagined states to the end of the round, with
 * instinct for all seats, and judged there. The best proposals get more samples than the rest.
 */
import type { Fact, State, View } from '@amon-hen/card-game';
import { FREE_PEOPLES, OVER } from '@amon-hen/card-game/reading';
import { type Answer, FastChance, meaning, type Run } from '@amon-hen/kernel';
import { pick } from '../taste.ts';
import { type CardMachine, instinct } from './instinct.ts';
import { outlook } from './outlook.ts';
import { scoresOf, sideOfSeat, thumb } from './policy.ts';

const BREADTH = 6;
/** Samples of each proposal in the rounds of the comparison, and how many go on to the next. */
const stages: readonly { readonly samples: number; readonly keep: number }[] = [
  { samples: 2, keep: 3 },
  { samples: 3, keep: 2 },
  { samples: 4, keep: 2 },
];
/** Proposals that instinct likes so much less, in points, are not looked at. */
const SPREAD = 1.6;
/** What instinct's opinion counts against what was seen. */
const OPINION = 0.5;
const TASTE = 0.05;
/** A round of four players has some forty questions; a thought that is longer has lost its way. */
const MOST_STEPS = 120;
/** A machine has no clock: its time is a number of questions that it may answer in thought. */
const STEPS_A_MILLISECOND = 4;
const SEEDS = 0x7fffffff;

interface Proposal {
  readonly index: number;
  readonly prior: number;
  sum: number;
  n: number;
}
const worth = (p: Proposal): number => p.sum / Math.max(1, p.n) + OPINION * p.prior;

/** Plays on to the end of the round; gives the outlook there for the Free Peoples, and the questions answered. */
function lookAhead(
  run: Run<State, Fact, View>,
  chance: FastChance,
): { readonly value: number; readonly steps: number } {
  const { round } = run.state;
  let steps = 0;
  while (run.asked !== null && run.state.round === round && run.state.phase !== OVER && steps < MOST_STEPS) {
    const which = run.pending.findIndex((_, i) => !run.isAnswered(i));
    const decision = run.pending[which];
    run.take(which, meaning(decision, thumb(run.state, decision.by[0], decision, chance)));
    steps++;
  }
  return { value: outlook(run.state, run.state.round !== round), steps };
}

export const captain: CardMachine = {
  name: 'captain',
  standby: instinct,
  choose: ({ seat, decision, imagine, chance, which, milliseconds, late }): Answer => {
    const base = chance.below(SEEDS, 'imagined');
    const known = imagine(base).state;
    const scores = scoresOf(known, seat, decision);
    if (scores === null || decision.form !== 'one' || decision.options.length < 2) {
      return thumb(known, seat, decision, chance);
    }
    const sign = sideOfSeat(known, seat) === FREE_PEOPLES ? 1 : -1;
    let proposals = propose(scores);
    let steps = milliseconds * STEPS_A_MILLISECOND;
    let seed = base;
    for (const { samples, keep } of stages) {
      if (proposals.length < 2) break;
      for (let i = 0; i < samples && steps > 0; i++) {
        seed = (seed + 0x9e3779b1) % SEEDS;
        for (const proposal of proposals) {
          if (late()) break;
          const run = imagine(seed);
          run.take(which, meaning(decision, proposal.index));
          const seen = lookAhead(run, FastChance.fromSeed(seed));
          proposal.sum += sign * seen.value;
          proposal.n++;
          steps -= seen.steps + 2;
        }
      }
      proposals = seenOf(proposals)
        .sort((a, b) => worth(b) - worth(a))
        .slice(0, keep);
    }
    return proposals[pick(proposals.map(worth), chance, TASTE)].index;
  },
};
/** Those that there was time to look at; the first at least, which instinct likes best. */
function seenOf(proposals: readonly Proposal[]): Proposal[] {
  return proposals.filter(({ n }, i) => n > 0 || i === 0);
}
function propose(scores: readonly number[]): Proposal[] {
  const best = Math.max(...scores);
  return scores
    .map((score, index) => ({ index, prior: score - best, sum: 0, n: 0 }))
    .filter(({ prior }) => prior > -SPREAD)
    .sort((a, b) => b.prior - a.prior)
    .slice(0, BREADTH);
}
