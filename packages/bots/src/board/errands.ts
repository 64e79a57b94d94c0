/** Questions that Event cards ask, and the small ones: draws, discards, Nazgûl, dice, teammates. */
import {
  armyRow,
  CHARACTER_FACE,
  control,
  count,
  FREE,
  fellowshipCompanions,
  findRegion,
  insideOf,
  isElite,
  isLeader,
  MOUTH_OF_SAURON,
  NAZGUL,
  NO_ROW,
  neighbours,
  type Region,
  regionOfRow,
  SHADOW,
  type Side,
  STRONGHOLD,
  type State,
  settlement,
  units,
  victoryPointsOf,
  WILL_OF_THE_WEST,
} from '@amon-hen/board-game/reading';
import { theBest } from '../taste.ts';
import { keepWorth, playWorth } from './card-worth.ts';
import { hostIn } from './host.ts';
import { attackScore } from './march.ts';
import { type Moment, number, type Score, type Whole } from './moment.ts';
import { reinforceScore } from './muster.ts';
import { headroom, isInMordor, stepsLeft, toGate } from './ring.ts';
import { standing, threatTo } from './theatre.ts';

// ── cards in hand ──
/** The Free Peoples draw for the Ring first, the Shadow for the war, later for the Hunt. */
export const drawFrom: Score = (moment, option) => {
  const { s, side } = moment;
  const character = number(option) % 2 === 0;
  const left = s.decks[number(option)].length;
  if (left === 0) return -1;
  if (side === FREE) return character ? 0.35 : 0.2;
  const hunting = isInMordor(s) || headroom(s) < 9 || stepsLeft(s) < 9;
  return character === hunting ? 0.3 : 0.22;
};
export const sorcerer: Score = (_moment, option) => (number(option) < 0 ? 0 : 1);
/** Those that find no use any more. */
export const discardExcess: Whole = (moment) => {
  const { s, decision } = moment;
  if (decision.form !== 'some') return 0;
  return theBest(
    decision.options.map((o) => -keepWorth(s, number(o))),
    decision.least,
  );
};
export const freeCard: Score = (moment, option) =>
  number(option) < 0 ? 0 : (playWorth(moment.s, number(option)) ?? 0.5);
/** A card of the other's to strike out; from a hand it is not known which. */
export const discardFreeCard: Score = (moment, option) => {
  const card = number(option);
  return card === -1 ? 0 : card < -1 ? 0.7 : keepWorth(moment.s, card);
};
export const nazgulStrike: Score = (moment, option) => {
  const card = number(option);
  return card === -1 ? 0 : card === -2 ? 0.4 + 0.2 * moment.s.huntBox[SHADOW] : keepWorth(moment.s, card);
};

// ── Nazgûl ──
/** Where a Nazgûl is needed: with Armies that will fight, and with the Ring-bearers. */
function nazgulPlace(moment: Moment, at: Region): number {
  const { s } = moment;
  const plan = moment.war(SHADOW);
  const host = hostIn(s, at, SHADOW);
  const row = armyRow(s, at, SHADOW);
  let score = 0;
  if (row !== NO_ROW) {
    const near = standing(plan, at, plan.power[at]);
    score +=
      host.leadership >= Math.min(4, host.units)
        ? 0
        : (0.5 * near * Math.min(1, host.units / 5)) / (1 + host.leadership * 0.6);
  } else if (units(s, at, FREE) > 0) score -= 0.2;
  if (!isInMordor(s) && at === s.position && !hasNazgul(s, at)) {
    score += 0.25 + 0.06 * s.huntBox[SHADOW];
  }
  return score;
}
const hasNazgul = (s: State, at: Region): boolean => {
  const inside = insideOf[at];
  return nazgulIn(s, at) || (inside !== NO_ROW && nazgulIn(s, inside));
};
const nazgulIn = (s: State, row: number): boolean => count(s, row, NAZGUL) > 0;
export const moveNazgul: Score = (moment, option) => {
  const flyer = number(option);
  if (flyer < 0) return 0.12;
  const at = regionOfRow[flyer & 255];
  const figure = flyer >> 8;
  const stay = figure === MOUTH_OF_SAURON ? 0.2 : 0;
  return bestNazgulPlace(moment) - nazgulHere(moment, at) - stay;
};
/** What it does where it is: as a place without it would be worth. */
function nazgulHere(moment: Moment, at: Region): number {
  const { s } = moment;
  const host = hostIn(s, at, SHADOW);
  if (host.units === 0) return !isInMordor(s) && at === s.position ? 0.3 : 0;
  const plan = moment.war(SHADOW);
  const needed = Math.min(4, host.units);
  if (host.leadership > needed) return 0;
  return (
    (0.5 * standing(plan, at, plan.power[at]) * Math.min(1, host.units / 5)) /
    (1 + Math.max(0, host.leadership - 1) * 0.6)
  );
}
function bestNazgulPlace(moment: Moment): number {
  const plan = moment.war(SHADOW);
  let best = nazgulPlace(moment, moment.s.position);
  plan.power.forEach((power, at) => {
    if (power > 0) best = Math.max(best, nazgulPlace(moment, at));
  });
  return best;
}
export const nazgulTo: Score = (moment, option) => nazgulPlace(moment, number(option));
export function nazgulScore(moment: Moment): number {
  const best = bestNazgulPlace(moment);
  const plan = moment.war(SHADOW);
  let gain = 0;
  for (let row = 0; row < regionOfRow.length; row++) {
    if (nazgulIn(moment.s, row)) gain = Math.max(gain, best - nazgulHere(moment, regionOfRow[row]));
  }
  return gain * 1.6 - 0.1 + (plan.targets.length > 0 ? 0 : -1);
}

// ── places of recruits and marches ──
export const recruitIn: Score = (moment, option) => reinforceScore(moment, moment.side, number(option), 3);
export const regularOrElite: Score = (_moment, option) => (isElite[number(option)] ? 1 : 0);
export const upgradeRegular: Score = (moment, option) => {
  const plan = moment.war(SHADOW);
  const at = regionOfRow[number(option)];
  return standing(plan, at, plan.power[at] + 1) - 0.5 * standing(plan, at, plan.power[at]) + 0.02 * plan.power[at];
};
export const differentSettlements: Whole = (moment) => {
  const { decision, side } = moment;
  if (decision.form !== 'some') return 0;
  return theBest(
    decision.options.map((o) => reinforceScore(moment, side, number(o), 2)),
    decision.most,
  );
};
export const usual: Whole = (moment) => {
  const { decision } = moment;
  return decision.form === 'amounts' ? decision.usual : 0;
};
/** As many as may come. */
export const asMany: Whole = (moment) => {
  const { decision } = moment;
  if (decision.form !== 'amounts') return 0;
  let left = decision.most;
  return decision.upTo.map((n) => {
    const taken = Math.min(n, left);
    left -= taken;
    return taken;
  });
};
export const orderArmies: Score = (_moment, option) => (option === 1 ? 0.5 : option === 2 ? 0.4 : 0);
export const marchFrom: Score = (moment, option) => {
  const plan = moment.war(moment.side);
  const at = number(option);
  let best = 0;
  const here = standing(plan, at, plan.power[at]);
  for (const r of neighbours[at])
    best = Math.max(best, standing(plan, r, plan.power[at] + plan.power[r]) - here - standing(plan, r, plan.power[r]));
  return best;
};
export const marchTo: Score = (moment, option) => {
  const plan = moment.war(moment.side);
  const at = number(option);
  return at < 0 ? 0.5 : standing(plan, at, 4 + plan.power[at]);
};
export const corsairsTo: Score = (moment, option) => {
  const to = number(option);
  const { s } = moment;
  const umbar = hostIn(s, findRegion('umbar'), SHADOW);
  const there = hostIn(s, to, FREE);
  const points = control(s, to) === FREE ? victoryPointsOf[to] : 0;
  return there.units === 0 ? points * 1.5 : (umbar.power - 1.2 * there.power) * 0.2 + points * 0.5;
};
export const whichSiege: Score = (moment, option) => {
  const at = number(option);
  return hostIn(moment.s, at, SHADOW).power - 2 * hostIn(moment.s, insideOf[at], FREE).power;
};
export const relief: Score = (moment, option) => attackScore(moment, FREE, number(option));
export const armyTo: Score = (moment, option) => threatTo(moment.war(SHADOW), number(option));
export const armyToMove: Score = (moment, option) =>
  hostIn(moment.s, number(option), FREE).power - threatTo(moment.war(SHADOW), regionOfRow[number(option)]);
/** The strongest Army of the enemy near what we hold. */
export const armyToHit: Score = (moment, option) => {
  const row = number(option);
  const at = regionOfRow[row];
  const foe: Side = 1 - moment.side;
  return hostIn(moment.s, row, foe).power + (settlement[at] === STRONGHOLD ? 2 : 0);
};
export const spell: Score = (moment, option) => {
  const target = number(option) & 255;
  const host = hostIn(moment.s, target, FREE);
  const at = regionOfRow[target];
  return victoryPointsOf[at] + 0.2 * host.hitPoints + (target !== at ? 1 : 0) - (host.hitPoints > 5 ? 0.5 : 0);
};
export const stormcrow: Score = (moment, option) => moment.s.box[number(option)];
export const loseFigure: Score = (moment, option) => {
  const loss = number(option);
  const at = regionOfRow[loss & 255];
  const figure = loss >> 8;
  return (
    -threatTo(moment.war(SHADOW), at) -
    (isElite[figure] ? 1 : isLeader[figure] ? 0.3 : 0.4) -
    (units(moment.s, loss & 255, FREE) === 1 ? 0.5 : 0)
  );
};
/** Away from Mordor. */
export const ringBearersTo: Score = (_moment, option) => toGate(number(option));
export const lureOfTheRing: Score = (moment, option) => {
  const { s } = moment;
  const level = number(moment.value('level') ?? 1);
  const corrupts = s.corruption + level >= 12 ? 50 : level * (1 + s.corruption / 12);
  return option === true ? -0.9 * level : -corrupts;
};
export const anotherWay: Score = (moment, option) => {
  if (option === 'hide fellowship') return 1;
  return option === 'move fellowship' ? 1 - 0.1 * moment.s.corruption * (moment.s.corruption >= 9 ? 1 : 0) : 0;
};
export const separateOrMove: Score = (moment, option) => {
  const word = moment.decision.id(option);
  const fellowship = fellowshipCompanions(moment.s).length;
  return word.startsWith('separate') ? (fellowship > 4 ? 0.3 : 0) : 0.1;
};
export const blackCaptain: Score = (_moment, option) => (option === 1 ? 1 : option === 2 ? 0.5 : 0);
/** Dice that have little left to do become Eyes where the Fellowship will still move. */
export const diceToEyes: Whole = (moment) => {
  const { s, decision } = moment;
  if (decision.form !== 'amounts') return 0;
  const moves = s.dice[FREE][CHARACTER_FACE] + s.dice[FREE][WILL_OF_THE_WEST];
  const want = isInMordor(s) ? 3 : moves >= 2 && s.hidden ? 2 : moves === 1 && s.hidden ? 1 : 0;
  let left = Math.min(want, decision.most);
  return decision.upTo.map((n) => {
    const taken = Math.min(n, left);
    left -= taken;
    return taken;
  });
};
export const nazgulDrivenOff: Score = (moment, option) => standing(moment.war(SHADOW), number(option), 6);

// ── the Hunt ──
export const huntBonus: Score = (moment, option) => (number(option) < 0 ? 0.2 : 0.1 * moment.s.huntBox[SHADOW]);
export const ambush: Score = (_moment, option) => (option === true ? 1 : 0);
/** By the table: a box that pays, and dice enough for the war. */
export const huntAllocation: Score = (moment, option) => {
  const { s } = moment;
  const n = number(option);
  if (isInMordor(s)) return n * 0.5;
  if (s.turn === 1) return n === 0 ? 0.3 : n === 1 ? 0.25 : -0.2 * n;
  const ripe = headroom(s) < 8 ? 3 : 2; // two dice beat one and three in matches of instinct
  const want = s.hidden ? ripe : 1;
  return -0.4 * Math.abs(n - want);
};
export const firstIs: Score = (_moment, option) => (option === true ? 1 : 0);

// ── teammates ──
export const exchange: Score = (_moment, option) => (option === true ? -0.3 : 0);
export const exchangeCard: Score = (moment, option) => -keepWorth(moment.s, number(option));
export const mixedArmy: Score = (_moment, option) => (option === true ? 0.3 : 0);
