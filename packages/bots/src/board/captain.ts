/**
 * Looks ahead: what instinct proposes is played on imagined states to the end of the action, with instinct for both sides,
 * and judged there. What is hopeless is given up, what is doubtful gets more samples. Whatever happens, instinct's answer stands ready.
 */
import { type Side, sideOfSeat } from '@amon-hen/board-game/reading';
import { type Answer, FastChance, meaning } from '@amon-hen/kernel';
import { lookAhead } from './foresight.ts';
import type { BoardAsked, BoardMachine } from './instinct.ts';
import { Moment, pick } from './moment.ts';
import { scoresOf, thumb } from './policy.ts';

/** How many proposals of a question are looked at, at most; questions that are not here are left to instinct. */
const breadth: Readonly<Record<string, number>> = {
  action: 10,
  attack: 3,
  cease: 2,
  'combat-card': 3,
  declare: 3,
  diplomacy: 3,
  'elven-ring': 3,
  'enter-mordor': 2,
  'hunt-damage': 3,
  'minion-enters': 3,
  'move-army': 3,
  'press-siege': 2,
  recruit: 3,
  'recruit-in': 3,
  retreat: 3,
  'reveal-route': 3,
  'separate-to': 3,
};
/** Samples of a proposal in each round of the comparison. */
const SAMPLES = 4;
const ROUNDS = 10;
/** A mean that is known so well needs no more samples: a march needs few, a battle or a tile many. */
const PRECISION = 0.004;
/** A proposal that is worse than the best by so many standard errors is given up. */
const HOPELESS = 2.5;
/** Proposals that instinct likes so much less, in actions, are not looked at. */
const SPREAD = 2;
/** What instinct's opinion counts, in chance of winning for an action: much in the long war of the Shadow. */
const OPINION = [0.012, 0.06];
/** Within so much the choice is a matter of taste. */
const TASTE = 0.003;
/** A machine has no clock: its time is a number of questions that it may answer in thought. */
const STEPS_A_MILLISECOND = 10;
const SEEDS = 0x7fffffff;

interface Proposal {
  readonly index: number;
  /** Instinct's opinion: 0 for what it likes best, else negative. */
  readonly prior: number;
  sum: number;
  squares: number;
  n: number;
}
const worth = (p: Proposal): number => p.sum / Math.max(1, p.n) + p.prior;
/** The standard error of the mean. */
function doubt({ sum, squares, n }: Proposal): number {
  return n < 2 ? 1 : Math.sqrt(Math.max(0, squares - (sum * sum) / n) / (n - 1) / n);
}

export const captain: BoardMachine = {
  name: 'captain',
  choose: (asked): Answer => {
    const { seat, decision, imagine, chance } = asked;
    const base = chance.below(SEEDS, 'imagined');
    const known = imagine(base).state;
    const most = breadth[decision.about];
    const moment = new Moment(known, seat, decision);
    const scores = most === undefined || decision.options.length < 2 ? null : scoresOf(moment);
    if (scores === null || most === undefined) return thumb(known, seat, decision, chance);
    const side: Side = sideOfSeat(known, seat);
    const left = compare(propose(scores, most, OPINION[side]), asked, side, base);
    return left[pick(left.map(worth), chance, TASTE)].index;
  },
};
/** Plays the proposals on imagined states, all on the same ones, until it is clear which are good; gives those. */
function compare(proposals: readonly Proposal[], asked: BoardAsked, side: Side, base: number): readonly Proposal[] {
  const { decision, imagine, which } = asked;
  let steps = asked.milliseconds * STEPS_A_MILLISECOND;
  let left = proposals;
  for (let round = 0; round < ROUNDS && left.length > 1 && steps > 0; round++) {
    for (let i = 0; i < SAMPLES && steps > 0; i++) {
      const seed = (base + (round * SAMPLES + i + 1) * 0x9e3779b1) % SEEDS;
      for (const proposal of left) {
        if (round > 0 && doubt(proposal) < PRECISION) continue;
        const run = imagine(seed);
        run.take(which, meaning(decision, proposal.index));
        const { value, steps: taken } = lookAhead(run, side, FastChance.fromSeed(seed));
        proposal.sum += value;
        proposal.squares += value * value;
        proposal.n++;
        steps -= taken + 2;
      }
    }
    const best = left.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    left = left.filter((p) => worth(best) - worth(p) <= HOPELESS * (doubt(best) + doubt(p)) + TASTE);
    if (left.every((p) => doubt(p) < PRECISION)) break;
  }
  return left;
}
function propose(scores: readonly number[], most: number, opinion: number): Proposal[] {
  const best = Math.max(...scores);
  return scores
    .map((score, index) => ({ index, prior: opinion * (score - best), sum: 0, squares: 0, n: 0 }))
    .filter(({ prior }) => prior > -SPREAD * opinion)
    .sort((a, b) => b.prior - a.prior)
    .slice(0, most);
}
