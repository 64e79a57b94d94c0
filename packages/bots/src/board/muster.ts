/** Recruiting, politics, Minions: where figures do most, and which Nation is worth a step. */
import {
  AT_WAR,
  canAdvance,
  control,
  DWARVES,
  ELVES,
  eliteOf,
  FREE,
  GONDOR,
  ISENGARD,
  isElite,
  isLeader,
  isUnit,
  leaderOf,
  mayMuster,
  NAZGUL,
  type Nation,
  NORTH,
  nationsOfSide,
  neighbours,
  type Region,
  ROHAN,
  regularOf,
  SARUMAN,
  SAURON,
  SHADOW,
  type Side,
  SOUTHRONS,
  STRONGHOLD,
  settlement,
  settlementsOfNation,
  strongholdsOfNation,
  units,
  victoryPoints,
  victoryPointsOf,
  WITCH_KING,
} from '@amon-hen/board-game/reading';
import { hostIn } from './host.ts';
import { type Moment, number, type Score } from './moment.ts';
import { countedAt, menace, standing, threatTo } from './theatre.ts';

/** Hit points that a figure brings. */
export const strengthOf = (figure: number): number => (isElite[figure] ? 2 : isUnit[figure] ? 1 : 0.7);

/** What so much strength in the region is worth to the side. */
export function reinforceScore(moment: Moment, side: Side, region: Region, strength: number): number {
  return side === SHADOW ? shadowMuster(moment, region, strength) : freeMuster(moment, region, strength);
}
function shadowMuster(moment: Moment, region: Region, strength: number): number {
  const plan = moment.war(SHADOW);
  const have = plan.power[region];
  const own = countedAt(plan, region);
  const full = units(moment.s, region, SHADOW) >= 10 ? 0.2 : 1;
  const gain = standing(plan, region, have + strength, own) - standing(plan, region, have, own);
  const weak =
    victoryPointsOf[region] > 0
      ? threatTo(moment.war(FREE), region) *
        victoryPointsOf[region] *
        strength *
        (0.2 + 0.2 * victoryPoints(moment.s, FREE))
      : 0;
  return (gain * 3.6 + 0.16 * strength + weak) * full;
}
function freeMuster(moment: Moment, region: Region, strength: number): number {
  const { s } = moment;
  const threat = threatTo(moment.war(SHADOW), region);
  const have = hostIn(s, region, FREE);
  const room = have.units >= 5 && settlement[region] === STRONGHOLD ? 0.35 : 1;
  const points = Math.max(victoryPointsOf[region], 0.3);
  const attack =
    standing(moment.war(FREE), region, have.power + strength) - standing(moment.war(FREE), region, have.power);
  return strength * room * (0.08 + 0.42 * Math.min(1.3, threat) * points) + 0.8 * attack;
}
const place = (choice: number): Region => choice & 127;
const figureOf = (choice: number): number => choice >> 7;
export const recruit: Score = (moment, option) => {
  const choice = number(option);
  if (choice < 0) return 0;
  const figure = figureOf(choice);
  const at = place(choice);
  if (isLeader[figure] || figure === NAZGUL) return leaderScore(moment, at, figure);
  // an Elite comes alone; two others may come together
  const second = isElite[figure] ? 0 : 0.35;
  return reinforceScore(moment, moment.side, at, strengthOf(figure)) + second;
};
function leaderScore(moment: Moment, at: Region, figure: number): number {
  const { s, side } = moment;
  const host = hostIn(s, at, side);
  if (figure === NAZGUL) return host.leadership >= 3 ? 0.5 : 0.75; // it flies to where it is needed
  const lacking = host.units >= 2 && host.leadership === 0 ? 0.35 : 0.05;
  return lacking + reinforceScore(moment, side, at, 0.8);
}
/** What a Muster die that recruits is worth. */
export function bestRecruits(moment: Moment): number {
  const { s, side } = moment;
  let elite = 0;
  let first = 0;
  let second = 0;
  const take = (score: number): void => {
    if (score > first) {
      second = first;
      first = score;
    } else if (score > second) second = score;
  };
  for (const nation of nationsOfSide[side]) {
    if (s.box[nation] !== AT_WAR) continue;
    for (const at of settlementsOfNation[nation]) {
      if (mayMuster(s, eliteOf(nation), at) === true) elite = Math.max(elite, reinforceScore(moment, side, at, 2));
      let best = mayMuster(s, regularOf(nation), at) === true ? reinforceScore(moment, side, at, 1) : 0;
      if (nation < 5 && mayMuster(s, leaderOf(nation), at) === true)
        best = Math.max(best, leaderScore(moment, at, leaderOf(nation)));
      take(best);
    }
    if (nation === SAURON) {
      for (const at of strongholdsOfNation[SAURON])
        if (mayMuster(s, NAZGUL, at) === true) take(leaderScore(moment, at, NAZGUL));
    }
  }
  return Math.max(elite, first + second);
}

/** How much the Shadow is after the land of a Nation. */
function threatened(moment: Moment, nation: Nation): number {
  const plan = moment.war(SHADOW);
  let most = 0;
  for (const at of settlementsOfNation[nation])
    most = Math.max(most, threatTo(plan, at) * (victoryPointsOf[at] > 0 ? 1 : 0.4));
  return Math.min(1.3, most);
}
export function advanceScore(moment: Moment, nation: Nation): number {
  const { s } = moment;
  const left = AT_WAR - s.box[nation];
  if (left <= 0) return -0.5;
  if (nation === ISENGARD) return left === 1 ? 4 : 3;
  if (nation === SAURON) return left === 1 ? 3.6 : 2.8;
  if (nation === SOUTHRONS) return left === 1 ? 2.6 : 2.1;
  const fear = threatened(moment, nation);
  const reach = s.active[nation] || left > 1 ? 1 : 0;
  const base =
    nation === GONDOR
      ? 0.55
      : nation === ROHAN
        ? 0.5
        : nation === ELVES
          ? 0.45
          : nation === NORTH
            ? 0.35
            : nation === DWARVES
              ? 0.35
              : 0.3;
  return reach * (base + (0.9 * fear) / left) * (s.active[nation] ? 1 : 0.7);
}
export const diplomacy: Score = (moment, option) => advanceScore(moment, number(option));
export function bestDiplomacy(moment: Moment): number {
  const { s, side } = moment;
  let best = -1;
  for (const nation of nationsOfSide[side]) {
    if (canAdvance(s, nation)) best = Math.max(best, advanceScore(moment, nation));
  }
  return best;
}

export const bringMinion: Score = (_moment, option) => {
  const minion = number(option);
  return minion === SARUMAN ? 6 : minion === WITCH_KING ? 5.5 : 5;
};
export const minionEnters: Score = (moment, option) => {
  const at = number(option);
  const plan = moment.war(SHADOW);
  const host = hostIn(moment.s, at, SHADOW);
  const safe = menace(plan, at, neighbours[at]) > host.power ? -1 : 0;
  return standing(plan, at, plan.power[at] + 2, countedAt(plan, at)) + 0.05 * Math.min(10, host.units) + safe;
};
/** The Voice of Saruman brings three Regulars, or two Elites for as many Regulars. */
export function voiceScore(moment: Moment, elites: boolean): number {
  const { s } = moment;
  const orthanc = strongholdsOfNation[ISENGARD][0];
  if (elites) return units(s, orthanc, SHADOW) >= 2 ? 1.35 : 0.5;
  let sum = 0;
  for (const at of settlementsOfNation[ISENGARD]) {
    if (control(s, at) === SHADOW && mayMuster(s, regularOf(ISENGARD), at) === true)
      sum += reinforceScore(moment, SHADOW, at, 1);
  }
  return sum;
}
