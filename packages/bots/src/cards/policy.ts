/** Rules of thumb for every question of the card game: how good an option is, in points. */
import type { State } from '@amon-hen/card-game';
import { afterGoing, FREE_PEOPLES, handSize, playerOnTurn, type Side, settingOf } from '@amon-hen/card-game/reading';
import { type Answer, anyAnswer, type Chance, type Decision, judge, type Seat } from '@amon-hen/kernel';
import { pick, theBest } from '../taste.ts';
import { nervesOf, openLocations, swingOf } from './outlook.ts';
import { worthOf } from './worth.ts';

export type Scores = readonly number[];
type Rule = (s: State, side: Side, decision: Decision) => Scores;

export function sideOfSeat(s: State, seat: Seat): Side {
  return settingOf(s).seatsOf[FREE_PEOPLES].includes(seat) ? FREE_PEOPLES : 1;
}
const asNumber = (option: unknown): number => (typeof option === 'number' ? option : -1);
const sign = (side: Side): number => (side === FREE_PEOPLES ? 1 : -1);

/** Playing costs the card and another; moving only the card's future. */
const PLAY_COST = 0.55;
const MOVE_COST = 0.25;

function turn(s: State, side: Side, decision: Decision): Scores {
  const nerves = nervesOf(s);
  const now = new Map(openLocations(s).map((location) => [location, swingOf(s, location, nerves)]));
  const hand = handSize(s, playerOnTurn(s));
  const roundsLeft = Math.max(0, 9 - s.round);
  return decision.options.map((option) => {
    const id = decision.id(option);
    const [verb = ''] = id.split(' ');
    const going = afterGoing(s, asNumber(option));
    if (going !== null) {
      const gain = sign(side) * (swingOf(going.state, going.location, nerves) - (now.get(going.location) ?? 0));
      return gain - (verb === 'move' ? MOVE_COST : PLAY_COST);
    }
    switch (verb) {
      case 'pass':
        return 0.05;
      case 'use':
        return 0.45;
      case 'play': // to the reserve, as an event, or as an item
        return (id.endsWith(' reserve') ? 0.05 + roundsLeft * 0.035 : 0.25) - (hand <= 2 ? 0.3 : 0);
      case 'ring':
        return ringScore(s, roundsLeft);
      case 'cycle':
        return -0.15 - 0.1 * worthOf(cardOf(option));
      default: // winnow
        return -0.6;
    }
  });
}
/** A token of the duel comes back every round; one of the Trilogy is a point if it is kept (CG-8.9.1, CG-12.2.4). */
function ringScore(s: State, roundsLeft: number): number {
  if (settingOf(s).players[playerOnTurn(s)].ring === 'once-per-round') return 0.6;
  return roundsLeft === 0 ? -1 : -0.1;
}
/** The card of an action, or an option that is a card. */
function cardOf(option: unknown): number {
  const n = asNumber(option);
  return n > 0xffff ? (n % (1 << 16)) >> 8 : n;
}
const cheapestCard: Rule = (_s, _side, { options }) => options.map((o) => -worthOf(asNumber(o)));
const dearestCard: Rule = (_s, _side, { options }) => options.map((o) => worthOf(asNumber(o)));
const evenly: Rule = (_s, _side, { options }) => options.map(() => 0);
const yes: Rule = (_s, _side, decision) => decision.options.map((o) => (decision.id(o) === 'agree' ? 1 : 0));
/** Something rather than nothing. */
const something: Rule = (_s, _side, decision) =>
  decision.options.map((o) =>
    ['none', 'decline', 'stay', 'no support', 'eliminate nothing'].includes(decision.id(o)) ? -0.5 : 0,
  );

const rules: Readonly<Record<string, Rule>> = {
  turn,
  agree: yes,
  'combat-next': evenly,
  cost: cheapestCard,
  cycle: cheapestCard,
  pay: cheapestCard,
  'cycle-at-set-up': cheapestCard,
  eliminate: dearestCard,
  'eliminate-drawn': cheapestCard,
  'eliminate-from-hand': cheapestCard,
  fetch: dearestCard,
  forsake: cheapestCard,
  'forsake-to-gain': something,
  grima: evenly,
  'keep-drawn': dearestCard,
  loss: cheapestCard,
  'move-wielder': something,
  'pick-battleground': evenly,
  'pick-location': evenly,
  'pick-path': evenly,
  'play-drawn': something,
  replacement: something,
  support: something,
  winnow: cheapestCard,
};
export const handledQuestions: readonly string[] = Object.keys(rules);

export function scoresOf(s: State, seat: Seat, decision: Decision): Scores | null {
  const rule = rules[decision.about];
  return rule === undefined ? null : rule(s, sideOfSeat(s, seat), decision);
}
export function thumb(s: State, seat: Seat, decision: Decision, chance: Chance): Answer {
  const scores = scoresOf(s, seat, decision);
  if (scores === null || decision.form === 'amounts') return anyAnswer(decision, chance);
  if (decision.form === 'one') return pick(scores, chance);
  const answer = theBest(scores, decision.least);
  return judge(decision, answer) === true ? answer : anyAnswer(decision, chance);
}
