/**
 * Looks ahead in the card game: what instinct proposes is played on imagined states to the end of the round, with
 * instinct for all seats, and judged there.
 */
import type { Fact, State, View } from '@amon-hen/card-game';
import { FREE_PEOPLES, OVER } from '@amon-hen/card-game/reading';
import { type Answer, type FastChance, meaning, type Run } from '@amon-hen/kernel';
import { compare, SEEDS, type Seen } from '../comparison.ts';
import { type CardMachine, instinct } from './instinct.ts';
import { outlook } from './outlook.ts';
import { scoresOf, sideOfSeat, thumb } from './policy.ts';

const HOW = {
  breadth: 6,
  spread: 1.6,
  opinion: 0.5,
  rounds: [
    { samples: 2, keep: 3 },
    { samples: 3, keep: 2 },
    { samples: 4, keep: 2 },
  ],
  taste: 0.05,
  stepsAMillisecond: 4,
};
/** A round of four players has some forty questions; a thought that is longer has lost its way. */
const MOST_STEPS = 120;

/** Plays on to the end of the round; gives the outlook there for the Free Peoples, and the questions answered. */
function lookAhead(run: Run<State, Fact, View>, chance: FastChance): Seen {
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
  choose: (asked): Answer => {
    const { seat, decision, imagine, chance } = asked;
    const base = chance.below(SEEDS, 'imagined');
    const known = imagine(base).state;
    const scores = scoresOf(known, seat, decision);
    if (scores === null || decision.form !== 'one' || decision.options.length < 2) {
      return thumb(known, seat, decision, chance);
    }
    const sign = sideOfSeat(known, seat) === FREE_PEOPLES ? 1 : -1;
    return compare(asked, base, scores, HOW, (run, luck) => {
      const { value, steps } = lookAhead(run, luck);
      return { value: sign * value, steps };
    });
  },
};
