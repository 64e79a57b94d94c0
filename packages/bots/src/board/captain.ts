/**
 * Looks ahead: what instinct proposes is played on imagined states, with instinct for both sides, to the end of the
 * action and through some that answer it, and judged there. Whatever happens, instinct's answer stands ready.
 */
import { type Side, sideOfSeat } from '@amon-hen/board-game/reading';
import type { Answer } from '@amon-hen/kernel';
import { compare, SEEDS } from '../comparison.ts';
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
/**
 * How many more actions, of both sides by turns, are played after an action before it is judged: what it leaves open to the
 * other shows there. What is asked within an action is judged at its end.
 */
const REPLIES = 4;
/** What instinct's opinion counts, in chance of winning for an action: much in the long war of the Shadow. */
const OPINION = [0.03, 0.15];
const HOW = {
  spread: 2,
  rounds: [
    { samples: 4, keep: 4 },
    { samples: 6, keep: 2 },
    { samples: 10, keep: 2 },
  ],
  taste: 0.002,
  stepsAMillisecond: 40,
};

export const captain: BoardMachine = {
  name: 'captain',
  standby: instinct,
  choose: (asked): Answer => {
    const { seat, decision, imagine, chance } = asked;
    const base = chance.below(SEEDS, 'imagined');
    const known = imagine(base).state;
    const most = breadth[decision.about];
    const moment = new Moment(known, seat, decision);
    const scores = most === undefined || decision.options.length < 2 ? null : scoresOf(moment);
    if (scores === null || most === undefined) return thumb(known, seat, decision, chance);
    const side: Side = sideOfSeat(known, seat);
    const replies = decision.about === 'action' ? REPLIES : 0;
    return compare(asked, base, scores, { ...HOW, breadth: most, opinion: OPINION[side] }, (run, luck) =>
      lookAhead(run, side, luck, replies),
    );
  },
};
