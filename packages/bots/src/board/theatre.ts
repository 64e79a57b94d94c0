/**
 * War plans: which Settlements a side wants, what each would take, and how well the Armies stand for it. A plan is not
 * kept between decisions: it follows from where the Armies are, so an Army that has set out goes on.
 */
import {
  control,
  distance,
  enemyOf,
  FREE,
  insideOf,
  isBesieged,
  NO_ROW,
  REGIONS,
  type Region,
  SHADOW,
  type Side,
  STRONGHOLD,
  type State,
  scoring,
  settlement,
  units,
  victoryPointsOf,
} from '@amon-hen/board-game/reading';
import { type Host, hostIn } from './host.ts';

export interface Target {
  readonly region: Region;
  readonly points: number;
  readonly stronghold: boolean;
  readonly besieged: boolean;
  readonly garrison: Host;
  /** The power of an Army that takes it more often than not. */
  readonly need: number;
  /** What it is worth to go for it. */
  weight: number;
}
export interface Theatre {
  readonly side: Side;
  readonly targets: readonly Target[];
  /** Power of the side's Army by region, 0 where there is none. */
  readonly power: readonly number[];
  /** The regions where it has one. */
  readonly armies: readonly Region[];
  /** Power of the enemy's. */
  readonly enemy: readonly number[];
  /** How much of the need of each target Armies on their way will meet. */
  readonly covered: number[];
  /** How much each target is threatened, where somebody has asked. */
  readonly threats: (number | undefined)[];
}
/** What an Army counts for by its distance. In matches a slower fall made Armies wander between far targets. */
const DECAY = [1, 0.74, 0.52, 0.35, 0.22, 0.13, 0.07, 0.04, 0.02, 0.01];
/** Beyond so many steps no Army threatens. */
const FAR = 5;
const MENACE = DECAY.slice(0, FAR + 1).map((d) => d ** 0.75);
const decay = (steps: number): number => DECAY[Math.min(steps, DECAY.length - 1)];
/** How much an Army in one region counts for another. */
const nearness: readonly (readonly number[])[] = Array.from({ length: REGIONS }, (_, a) =>
  Array.from({ length: REGIONS }, (_, b) => decay(distance(a, b))),
);

/** What it takes to capture the place, by its garrison (see the tables of `docs/bots.md`). */
function needOf(garrison: Host, stronghold: boolean): number {
  if (stronghold) return garrison.units === 0 ? 2 : 3.5 + 2.2 * garrison.hitPoints + 0.8 * garrison.leadership;
  return garrison.units === 0 ? 1 : 2 + 1.25 * garrison.hitPoints + 0.6 * garrison.leadership;
}
export function powers(s: State, side: Side): number[] {
  const list: number[] = new Array<number>(REGIONS).fill(0);
  for (let r = 0; r < REGIONS; r++) if (units(s, r, side) > 0) list[r] = hostIn(s, r, side).power;
  return list;
}
export function garrisonOf(s: State, region: Region, side: Side): Host {
  const inside = insideOf[region];
  const row = inside !== NO_ROW && units(s, inside, side) > 0 ? inside : region;
  return hostIn(s, row, side);
}

/** `both` are the powers of both sides, for those who have them already. */
export function theatre(s: State, side: Side, both = [powers(s, FREE), powers(s, SHADOW)]): Theatre {
  const foe = enemyOf(side);
  const targets: Target[] = [];
  for (const region of scoring) {
    if (control(s, region) !== foe) continue;
    const stronghold = settlement[region] === STRONGHOLD;
    const garrison = garrisonOf(s, region, foe);
    const need = needOf(garrison, stronghold);
    const points = victoryPointsOf[region];
    const besieged = stronghold && isBesieged(s, region) && units(s, region, side) > 0;
    targets.push({ region, points, stronghold, besieged, garrison, need, weight: 0 });
  }
  const power = both[side];
  for (const t of targets) t.weight = weightOf(t, side);
  const armies: Region[] = [];
  for (let r = 0; r < REGIONS; r++) if (power[r] > 0) armies.push(r);
  const plan: Theatre = {
    side,
    targets,
    power,
    armies,
    enemy: both[foe],
    covered: targets.map(() => 0),
    threats: [],
  };
  for (const r of armies) {
    const best = bestTarget(plan, r, power[r], 0);
    if (best >= 0) plan.covered[best] += power[r] * nearness[r][targets[best].region];
  }
  return plan;
}
/** Cheap points first; a siege that has begun is gone on with. */
function weightOf(t: Target, side: Side): number {
  const ease = Math.min(1.5, Math.max(0.35, 11 / (t.need + 4)));
  const goal = side === SHADOW ? 1 : 0.8;
  return goal * t.points * ease * (t.besieged ? 1.25 : 1);
}
function worthOf(plan: Theatre, i: number, region: Region, power: number, own: number): number {
  const t = plan.targets[i];
  const others = Math.max(0, plan.covered[i] - own);
  const open = 1 - 0.7 * Math.min(1, others / t.need);
  const enough = Math.min(1, power / t.need);
  return t.weight * open * enough * (0.7 + 0.3 * enough) * nearness[region][t.region];
}
/** Of the targets the one for which such an Army in this region is best; -1 if there is none. */
export function bestTarget(plan: Theatre, region: Region, power: number, own: number): number {
  let best = -1;
  let most = 0;
  for (let i = 0; i < plan.targets.length; i++) {
    const worth = worthOf(plan, i, region, power, own);
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}
/** How good it is to have an Army of this power in this region; `own` is what the Army counts in the plan already. */
export function standing(plan: Theatre, region: Region, power: number, own = 0): number {
  if (power <= 0) return 0;
  let most = 0;
  let sum = 0;
  for (let i = 0; i < plan.targets.length; i++) {
    const worth = worthOf(plan, i, region, power, own);
    sum += worth;
    if (worth > most) most = worth;
  }
  return most + 0.1 * sum;
}
/** What the Army in the region counts in the plan. */
export function countedAt(plan: Theatre, region: Region): number {
  const power = plan.power[region];
  if (power === 0) return 0;
  const best = bestTarget(plan, region, power, power);
  return best < 0 ? 0 : power * nearness[region][plan.targets[best].region];
}
/** How soon, and how likely, the side's Armies take the place: 0 to about 1.5. */
export function threatTo(plan: Theatre, region: Region): number {
  const i = plan.targets.findIndex((x) => x.region === region);
  if (i < 0) return 0;
  plan.threats[i] ??= threat(plan, plan.targets[i]);
  return plan.threats[i];
}
function threat(plan: Theatre, t: Target): number {
  let most = 0;
  let sum = 0;
  for (const r of plan.armies) {
    const d = distance(r, t.region);
    if (d > FAR) continue;
    const x = Math.min(1.2, plan.power[r] / t.need) * MENACE[d];
    sum += x;
    if (x > most) most = x;
  }
  return most + 0.25 * Math.min(1.5, sum - most);
}
/** The strongest Army of the other side next to the region. */
export function menace(plan: Theatre, region: Region, near: readonly Region[]): number {
  let most = plan.enemy[region];
  for (const r of near) most = Math.max(most, plan.enemy[r]);
  return most;
}
