/**
 * Looks ahead: what instinct proposes is played on imagined states, with instinct for both sides, to the end of the action
 * and through some that answer it, and judged there. The best proposals get more samples than the rest. Whatever happens, instinct's answer stands ready.
 */
import { type Side, sideOfSeat } from '@amon-hen/board-game/reading';
import { type Answer, FastChance, meaning } from '@amon-hen/kernel';
import { pick } from '../taste.ts';
import { lookAhead } from './foresight.ts';
import { type BoardMachine, instinct } from './instinct.ts';
import { Moment } from './moment.ts';
import { scoresOf, thumb } from './policy.ts';

/** How many proposals of a question are looked at, at most; questions that are not here are left to instinct. */
const breadth: Readonly<Record<string, number>> = {
  action: 8,
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
/** Samples of each proposal in the rounds of the comparison, and how many go on to the next. */
const rounds: readonly { readonly samples: number; readonly keep: number }[] = [
  { samples: 4, keep: 4 },
  { samples: 6, keep: 2 },
  { samples: 10, keep: 2 },
];
/**
 * How many more actions, of both sides by turns, are played after an action before it is judged: what it leaves open to the
 * other shows there. What is asked within an action is judged at its end.
 */
const REPLIES = 4;
/** Proposals that instinct likes so much less, in actions, are not looked at. */
const SPREAD = 2;
/** What instinct's opinion counts, in chance of winning for an action: much in the long war of the Shadow. */
const OPINION = [0.03, 0.15];
/** Within so much the choice is a matter of taste. */
const TASTE = 0.002;
/** A machine has no clock: its time is a number of questions that it may answer in thought. */
const STEPS_A_MILLISECOND = 40;
const SEEDS = 0x7fffffff;

interface Proposal {
  readonly index: number;
  /** Instinct's opinion: 0 for what it likes best, else negative. */
  readonly prior: number;
  sum: number;
  n: number;
}
const worth = (p: Proposal): number => p.sum / Math.max(1, p.n) + p.prior;

export const captain: BoardMachine = {
  name: 'captain',
  standby: instinct,
  choose: (asked): Answer => {
    const { seat, decision, imagine, chance, which } = asked;
    const base = chance.below(SEEDS, 'imagined');
    const known = imagine(base).state;
    const most = breadth[decision.about];
    const moment = new Moment(known, seat, decision);
    const scores = most === undefined || decision.options.length < 2 ? null : scoresOf(moment);
    if (scores === null || most === undefined) return thumb(known, seat, decision, chance);
    const side: Side = sideOfSeat(known, seat);
    const replies = decision.about === 'action' ? REPLIES : 0;
    let proposals = propose(scores, most, OPINION[side]);
    let steps = asked.milliseconds * STEPS_A_MILLISECOND;
    let seed = base;
    for (const { samples, keep } of rounds) {
      if (proposals.length < 2) break;
      for (let i = 0; i < samples && steps > 0; i++) {
        seed = (seed + 0x9e3779b1) % SEEDS;
        for (const proposal of proposals) {
          if (asked.late()) break;
          const run = imagine(seed);
          run.take(which, meaning(decision, proposal.index));
          const seen = lookAhead(run, side, FastChance.fromSeed(seed), replies);
          proposal.sum += seen.value;
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
function propose(scores: readonly number[], most: number, opinion: number): Proposal[] {
  const best = Math.max(...scores);
  return scores
    .map((score, index) => ({ index, prior: opinion * (score - best), sum: 0, n: 0 }))
    .filter(({ prior }) => prior > -SPREAD * opinion)
    .sort((a, b) => b.prior - a.prior)
    .slice(0, most);
}
