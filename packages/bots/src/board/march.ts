/** Moving Armies, attacking, and who goes: the same weighing for the action and for the questions that follow it. */
import type { State } from '@amon-hen/board-game';
import {
  AT_WAR,
  attackKind,
  attackRows,
  CITY,
  control,
  count,
  enemyOf,
  FREE,
  figuresOfSide,
  isBesiegedSide,
  isElite,
  isFortification,
  isRegular,
  isUnit,
  moveFrom,
  moveTo,
  NO_NATION,
  NO_ROW,
  NO_SETTLEMENT,
  nationOf,
  neighbours,
  POINTS_TO_WIN,
  type Region,
  type Row,
  regionOfRow,
  SHADOW,
  SIEGE,
  type Side,
  SORTIE,
  STRONGHOLD,
  settlement,
  sideOf,
  units,
  victoryPoints,
  victoryPointsOf,
} from '@amon-hen/board-game/reading';
import { battle } from '../odds/battle.ts';
import { type Host, hostIn, hostOf } from './host.ts';
import { type Moment, number, type Score, type Whole } from './moment.ts';
import { countedAt, menace, standing, type Theatre, threatTo } from './theatre.ts';

/** How much of a rise in standing an action is worth. */
const ADVANCE = [2.2, 3.2];
/** A point on the way to victory; more when it is the last. */
export function worthOfPoints(s: State, side: Side, points: number): number {
  const have = victoryPoints(s, side);
  const need = POINTS_TO_WIN[side];
  const wins = have < need && have + points >= need;
  return points * (side === SHADOW ? 1.5 + 0.06 * have : 1.2 + 0.5 * have) + (wins ? 8 : 0);
}

/** How many units stay behind in a place that must not be left empty. */
export function guard(moment: Moment, from: Region, side: Side): number {
  const { s } = moment;
  if (settlement[from] < CITY || control(s, from) !== side) return 0;
  const foe = enemyOf(side);
  let near = 0;
  for (const r of neighbours[from]) {
    near = Math.max(near, units(s, r, foe));
    for (const far of neighbours[r]) near = Math.max(near, units(s, far, foe) * 0.7);
  }
  if (side === FREE) return near > 0 || threatTo(moment.war(SHADOW), from) > 0.1 ? 99 : victoryPointsOf[from];
  return near >= 2 ? Math.min(2, Math.ceil(near / 2)) : near > 0 ? 1 : 0;
}
function movedPower(moment: Moment, from: Region, side: Side): { moved: number; stays: number } {
  const host = hostIn(moment.s, from, side);
  const stay = Math.min(host.units, guard(moment, from, side));
  return { moved: Math.max(0, host.power - stay), stays: stay };
}
export function moveScore(moment: Moment, side: Side, from: Region, to: Region): number {
  const { s } = moment;
  const plan = moment.war(side);
  const foe = enemyOf(side);
  if (isBesiegedSide(s, from, foe) && units(s, from, side) > 0) return siegeLeft(s, plan, from);
  const { moved, stays } = movedPower(moment, from, side);
  if (moved <= 0) return -1;
  const there = plan.power[to];
  const own = countedAt(plan, from);
  const both = units(s, from, side) - stays + units(s, to, side);
  let score =
    standing(plan, to, moved + there, own + countedAt(plan, to)) +
    standing(plan, from, stays, own) -
    standing(plan, from, plan.power[from], own) -
    standing(plan, to, there, countedAt(plan, to));
  score *= ADVANCE[side];
  if (both > 10) score -= 0.35 * (both - 10);
  const taken = control(s, to) === foe && !isBesiegedSide(s, to, foe);
  if (taken && settlement[to] !== NO_SETTLEMENT) score += 0.4 + worthOfPoints(s, side, victoryPointsOf[to]);
  const danger = menace(plan, to, neighbours[to]);
  if (danger > (moved + there) * 1.1)
    score -= 0.15 * Math.min(4, moved + there) * (settlement[to] === STRONGHOLD && control(s, to) === side ? 0.2 : 1);
  score += side === FREE ? homeComing(moment, from, to, moved) : watch(moment, to, moved) - watch(moment, from, moved);
  return score;
}
/** An Army that leaves a siege lets the garrison go. */
function siegeLeft(s: State, plan: Theatre, from: Region): number {
  const t = plan.targets.find((x) => x.region === from);
  if (t === undefined) return -1;
  const odds = siegeOdds(hostIn(s, from, plan.side), t.garrison, 3);
  return odds < 0.05 ? 0.1 : -1.5;
}
/** What an Army of the Shadow guards where it stands: its own Cities and Strongholds, as far as they are in danger. */
function watch(moment: Moment, at: Region, moved: number): number {
  const { s } = moment;
  if (victoryPointsOf[at] === 0 || sideOf[at] !== SHADOW || control(s, at) !== SHADOW) return 0;
  const have = victoryPoints(s, FREE);
  return threatTo(moment.war(FREE), at) * victoryPointsOf[at] * Math.min(1, moved / 4) * (0.25 + 0.25 * have);
}
/** Free Peoples go where the Shadow will come, and not away from it. */
function homeComing(moment: Moment, from: Region, to: Region, moved: number): number {
  const { s } = moment;
  const plan = moment.war(SHADOW);
  const worth = (r: Region): number => {
    if (settlement[r] !== STRONGHOLD || control(s, r) !== FREE || isBesiegedSide(s, r, FREE)) return 0;
    const inside = units(s, r, FREE);
    return inside >= 5 ? 0.1 : 1;
  };
  let near = 0;
  for (const r of [to, ...neighbours[to]]) near = Math.max(near, plan.power[r]);
  let fear = 0;
  for (const r of neighbours[from]) fear = Math.max(fear, plan.power[r]);
  let score = 0;
  if (worth(to) > 0 && near > 0) score += 0.12 * Math.min(5, moved) * worth(to);
  if (fear > plan.enemy[from] * 1.5 && worth(from) === 0 && worth(to) > 0) score += 0.5;
  if (settlement[from] >= CITY && control(s, from) === FREE && fear > 0) score -= 0.4 * victoryPointsOf[from];
  return score;
}

export function siegeOdds(attacker: Host, defender: Host, assaults: number): number {
  if (defender.units === 0) return 1;
  return battle(capped(attacker), capped(defender), { kind: 'siege', assaults }).win;
}
/** More than fifteen of a kind do not fit the tables, and do not matter. */
export function capped(h: Host): Host {
  return h.regulars <= 10 && h.elites <= 10
    ? h
    : hostOf(Math.min(10, h.regulars), Math.min(10, h.elites), h.leadership, h.captains);
}
const LOSS = 0.16;
export function attackScore(moment: Moment, side: Side, attack: number, attackers?: Host): number {
  const { s } = moment;
  const [row, at] = attackRows(attack);
  const kind = attackKind(attack);
  return battleScore(moment, side, kind, row, at, attackers ?? atWarHost(s, row, side));
}
/** Those who may attack: figures of Nations at war. */
function atWarHost(s: State, row: Row, side: Side): Host {
  const host = hostIn(s, row, side);
  let regulars = 0;
  let elites = 0;
  for (const f of figuresOfSide[side]) {
    if (!isUnit[f]) continue;
    const n = count(s, row, f);
    if (n === 0 || !isReady(s, f)) continue;
    if (isElite[f]) elites += n;
    else regulars += n;
  }
  return regulars === host.regulars && elites === host.elites
    ? host
    : hostOf(regulars, elites, host.leadership, host.captains);
}
const isReady = (s: State, f: number): boolean => {
  const nation = f < 15 ? Math.floor(f / 3) : 5 + ((f - 15) >> 1);
  return s.box[nation] === AT_WAR;
};
export function battleScore(moment: Moment, side: Side, kind: number, row: Row, at: Row, attackers: Host): number {
  const { s } = moment;
  const foe = enemyOf(side);
  const region = regionOfRow[at];
  const defenders = hostIn(s, at, foe);
  const points = sideOf[region] === foe && control(s, region) === foe ? victoryPointsOf[region] : 0;
  const plan = moment.war(side);
  const target = plan.targets.find((t) => t.region === region);
  if (kind === SIEGE) {
    const once = battle(capped(attackers), capped(defenders), { kind: 'siege' });
    const thrice = siegeOdds(attackers, defenders, 3);
    const gain =
      once.win * worthOfPoints(s, side, points) + 0.25 * (thrice - once.win) * worthOfPoints(s, side, points);
    const cost = LOSS * (once.attackerLosses - once.defenderLosses * 0.8) * (side === SHADOW ? 1 : 1.6);
    return (thrice < 0.12 ? -1.2 : 0) + gain - cost - 0.1;
  }
  const stronghold = settlement[region] === STRONGHOLD && control(s, region) === foe && kind !== SORTIE;
  const shielded = settlement[region] === CITY || isFortification[region];
  const odds = battle(capped(attackers), capped(defenders), {
    kind: shielded ? 'city' : kind === SORTIE ? 'sortie' : 'field',
  });
  if (stronghold && !isBesiegedSide(s, region, foe)) {
    // the defenders withdraw: what counts is the siege that follows
    const inside =
      defenders.units > 5
        ? hostOf(
            Math.min(5, defenders.regulars),
            Math.max(0, Math.min(defenders.elites, 5 - defenders.regulars)),
            defenders.leadership,
          )
        : defenders;
    const siege = siegeOdds(attackers, inside, 3);
    const worth = target === undefined ? points : target.weight;
    return siege < 0.15 ? -0.8 : worth * (0.15 + 0.75 * siege) - waking(s, side, region);
  }
  const kills = odds.defenderLosses * LOSS * (foe === FREE ? 1.2 : 0.9);
  const losses = odds.attackerLosses * LOSS * (side === FREE ? 1.6 : 1);
  const entered = stronghold || points === 0 ? 0 : worthOfPoints(s, side, points);
  const road = roadScore(plan, regionOfRow[row], region, attackers.power - odds.attackerLosses);
  const relief = side === FREE && isBesiegedSide(s, region, FREE) ? 1.2 * victoryPointsOf[region] : 0;
  const sortie = kind === SORTIE ? 0.8 : 0;
  const score = odds.win * (entered + road + relief + sortie) + kills - losses - waking(s, side, region);
  return odds.win < 0.35 ? Math.min(score, -0.3) : score;
}
/** To stand where the defenders stood may be nearer to what is wanted. */
function roadScore(plan: Theatre, from: Region, to: Region, power: number): number {
  const own = countedAt(plan, from);
  const gain = standing(plan, to, power, own) - standing(plan, from, power, own);
  return Math.max(-0.3, gain * ADVANCE[plan.side]);
}
/** To attack wakes those who sleep (BG-11.4). */
function waking(s: State, side: Side, region: Region): number {
  const nation = nationOf[region];
  if (side !== SHADOW || nation === NO_NATION || sideOf[region] !== FREE) return 0;
  return s.box[nation] === AT_WAR ? 0 : 0.25;
}

// ── the questions ──
export const moveArmy: Score = (moment, option) => {
  const move = number(option);
  return move < 0 ? 0.02 : moveScore(moment, moment.side, moveFrom(move), moveTo(move));
};
export const chooseAttack: Score = (moment, option) => attackScore(moment, moment.side, number(option));

/** The best move there is, and the second of another Army: what a die that moves one or two of them is worth. */
export function bestMoves(moment: Moment, options: readonly number[]): { first: number; second: number } {
  let first = -9;
  let second = -9;
  let firstFrom = -1;
  for (const move of options) {
    const score = moveScore(moment, moment.side, moveFrom(move), moveTo(move));
    if (score > first) {
      if (firstFrom !== moveFrom(move)) second = first;
      first = score;
      firstFrom = moveFrom(move);
    } else if (score > second && moveFrom(move) !== firstFrom) second = score;
  }
  return { first, second };
}

/** Who moves: all, but for a guard of Regulars where one is needed. */
export const whoMoves: Whole = (moment) => {
  const { decision } = moment;
  if (decision.form !== 'amounts') throw new TypeError('amounts were expected');
  const { upTo, options } = decision;
  const figures = options.map(number);
  const amounts = upTo.slice();
  const from = whereFrom(moment, figures, upTo);
  if (from === NO_ROW) return amounts;
  let stay = guard(moment, regionOfRow[from] ?? from, moment.side);
  const total = figures.reduce((n, f, i) => n + (isUnit[f] ? upTo[i] : 0), 0);
  stay = Math.min(stay, total - 1);
  for (let i = 0; i < figures.length && stay > 0; i++) {
    if (!isRegular[figures[i]]) continue;
    const n = Math.min(stay, amounts[i]);
    amounts[i] -= n;
    stay -= n;
  }
  const spare = units(moment.s, from, moment.side) - amounts.reduce((n, a, i) => n + (isUnit[figures[i]] ? a : 0), 0);
  return spare > 0 || stay === 0 ? amounts : decision.usual;
};
/** The row from which such a group can come: the one that has just these figures. */
function whereFrom(moment: Moment, figures: readonly number[], upTo: readonly number[]): Row {
  const { s, side } = moment;
  for (let row = 0; row < regionOfRow.length; row++) {
    if (units(s, row, side) === 0) continue;
    if (figures.every((f, i) => count(s, row, f) === upTo[i])) return row;
  }
  return NO_ROW;
}
/** Everybody attacks; a besieged garrison and an Army that besieges leave nobody behind. */
export const everybody: Whole = (moment) => {
  const { decision } = moment;
  return decision.form === 'amounts' ? decision.upTo.slice() : [];
};
export const advanceAll: Whole = (moment) => {
  const { decision, s, side } = moment;
  if (decision.form !== 'amounts') return [];
  const battleNow = s.battle;
  if (battleNow === null) return decision.upTo.slice();
  const region = regionOfRow[battleNow.at];
  const home = regionOfRow[battleNow.from];
  const gain = victoryPointsOf[region] > 0 && sideOf[region] !== side;
  const danger = menace(moment.war(side), region, neighbours[region]);
  const power = decision.options.reduce((n: number, f, i) => n + (isUnit[number(f)] ? decision.upTo[i] : 0), 0);
  const needed =
    victoryPointsOf[home] > 0 &&
    control(s, home) === side &&
    units(s, home, side) === 0 &&
    menace(moment.war(side), home, neighbours[home]) > 0;
  if (!gain && (needed || danger > power * 1.5)) return decision.upTo.map(() => 0);
  return decision.upTo.slice();
};
