/** The Ring: moving, hiding, declaring, the Guide, Companions, and what to give for damage. */
import type { State } from '@amon-hen/board-game';
import {
  ARAGORN,
  AT_WAR,
  activates,
  armyRow,
  BOROMIR,
  CHARACTER_FACE,
  control,
  distance,
  ELVES,
  FREE,
  fellowshipCompanions,
  GANDALF_THE_GREY,
  GANDALF_THE_WHITE,
  GIMLI,
  GOLLUM,
  GONDOR,
  IN_FELLOWSHIP,
  isFreePeoplesCityOrStronghold,
  LEGOLAS,
  levelOf,
  MERIADOC,
  MOST_CORRUPTION,
  NO_ROW,
  NOT_IN_PLAY,
  nationOf,
  PEREGRIN,
  type Region,
  region,
  regionOfRow,
  routeEnd,
  SHADOW,
  STRIDER,
  shadowStrongholds,
  tileValue,
  units,
  victoryPoints,
  WILL_OF_THE_WEST,
  whereIs,
} from '@amon-hen/board-game/reading';
import { theBest } from '../taste.ts';
import { type Moment, number, type Score, type Whole } from './moment.ts';
import { headroom, isInMordor, nextHunt, priceOfDamage, stepsLeft, toGate } from './ring.ts';
import { threatTo } from './theatre.ts';

export const crowning: readonly Region[] = [region('minas-tirith'), region('dol-amroth'), region('pelargir')];

/** The war is being won: half the points are taken, and the Shadow has none to speak of. For so long the Ring waits. */
const PATIENCE = 20;
const isWinningTheWar = (s: State): boolean =>
  victoryPoints(s, FREE) >= 2 && victoryPoints(s, SHADOW) <= 1 && s.turn <= PATIENCE;
/** A step of the Ring is worth more the nearer the Shadow is to its goal. */
export function worthOfStep(s: State): number {
  const points = victoryPoints(s, SHADOW);
  const idle = isWinningTheWar(s) && !isInMordor(s) ? 0.4 : 0;
  return 1.25 + 0.09 * Math.max(0, points - 2) + (isInMordor(s) ? 0.5 : 0) - idle;
}
export function moveFellowshipScore(moment: Moment): number {
  const { s } = moment;
  const hunt = nextHunt(s);
  const last = isInMordor(s) && stepsLeft(s) === 1;
  if (last) return 8;
  const idle = isInMordor(s) && !s.stirred ? 1.2 : 0;
  if (!isInMordor(s) && s.progress >= toGate(s.position)) return -0.5; // the gate is reached; declare first
  return worthOfStep(s) + idle - rest(s) - hunt.damage * priceOfDamage(s) - hunt.reveal * 0.45;
}
/** What is lost by leaving a haven: the healing of the next declaration, while the Shadow gives the time for it. */
function rest(s: State): number {
  if (isInMordor(s) || s.progress > 0 || !haveHeld(s, s.position) || s.corruption === 0) return 0;
  return 0.35 * Math.min(3, s.corruption) * Math.max(0, 1 - victoryPoints(s, SHADOW) / 4);
}
export function hideScore(s: State): number {
  const dice = s.dice[FREE][CHARACTER_FACE] + s.dice[FREE][WILL_OF_THE_WEST];
  return (isInMordor(s) ? 1.6 : 1) + (dice >= 2 ? 0.5 : 0.1) - 0.05 * s.huntBox[SHADOW];
}

// ── the way ──
/** How good it is for the Ring-bearers' figure to stand there. */
function standScore(s: State, at: Region): number {
  const watched =
    (shadowStrongholds.includes(at) && control(s, at) === SHADOW ? 1 : 0) + (armyRow(s, at, SHADOW) === NO_ROW ? 0 : 1);
  const gate = toGate(at);
  return -0.9 * gate - (gate === 0 ? 0 : 0.45 * watched);
}
const haveHeld = (s: State, at: Region): boolean => isFreePeoplesCityOrStronghold[at] && control(s, at) === FREE;

export const declare: Score = (moment, option) => {
  const { s } = moment;
  const route = number(option);
  if (route < 0) return 0;
  const at = routeEnd(route);
  const lost = toGate(at) + s.progress - toGate(s.position); // steps that would be wasted
  if (toGate(at) === 0) return headroom(s) < 4 ? 0.5 : 4;
  const heals =
    haveHeld(s, at) && s.corruption > 0 ? 0.35 + (s.corruption >= 2 ? 0.35 : 0) + (s.corruption >= 4 ? 0.4 : 0) : 0;
  const wakes = haveHeld(s, at) && !s.active[nationOf[at]] ? 0.15 + 0.5 * threatTo(moment.war(SHADOW), at) : 0;
  const striders = striderScore(s, at) > 0 && striderScore(s, s.position) <= 0 ? 0.2 : 0;
  const open = haveHeld(s, at)
    ? 0.15
    : 0.4 + (armyRow(s, at, SHADOW) === NO_ROW ? 0 : 0.5) + (shadowStrongholds.includes(at) ? 0.5 : 0);
  const past = route >> 7 !== 0 ? 0.8 : 0;
  return heals + wakes + striders - open - past - 0.65 * Math.max(0, lost);
};
/** Strider within reach of a place where he can be crowned. */
function striderScore(s: State, from: Region): number {
  return Math.max(...crowning.map((c) => (control(s, c) === FREE ? 4 - distance(from, c) : -9)));
}
/** Each Shadow Stronghold on the way draws a tile. */
export const revealRoute: Score = (moment, option) => {
  const { s } = moment;
  const route = number(option);
  let past = 0;
  for (let bits = route >> 7; bits > 0; bits >>= 1) past += bits & 1;
  return standScore(s, routeEnd(route)) - past * (0.2 + 1.4 * priceOfDamage(s));
};
export const enterMordor: Score = (moment, option) => {
  const { s } = moment;
  if (option === false) return 0;
  if (isWinningTheWar(s)) return -0.5;
  return s.corruption >= 9 && victoryPoints(s, SHADOW) < 6 && headroom(s) < 5 ? -0.5 : 2;
};
export const guide: Score = (moment, option) => {
  const { s } = moment;
  const who = number(option);
  if (who === GANDALF_THE_GREY) return s.hidden ? 1 : 0.4;
  if (who === STRIDER) return s.hidden ? 0.9 : 1;
  if (who === MERIADOC || who === PEREGRIN) return 0.5;
  return who === BOROMIR ? 0.45 : 0.5;
};

// ── damage ──
/** What losing a Companion from the Fellowship costs, in points of corruption. */
function priceOf(s: State, companion: number): number {
  switch (companion) {
    case STRIDER:
      return whereIs(s, ARAGORN) === NOT_IN_PLAY ? 3 : 1.5;
    case GANDALF_THE_GREY:
      return s.minionSeen ? 0.3 : 2.2;
    case MERIADOC:
    case PEREGRIN:
      return 0.5;
    default:
      return 1.2;
  }
}
export const huntDamage: Score = (moment, option) => {
  const { s, decision } = moment;
  const damage = number(moment.value('damage') ?? 1);
  const id = decision.id(option);
  const left = MOST_CORRUPTION - s.corruption;
  const pain = (n: number): number => (n >= left ? 50 : n * (1 + s.corruption / 12));
  if (id === 'use the ring') return -pain(damage);
  if (id === 'reveal') return -pain(damage - 1) - (isInMordor(s) ? 0.9 : 0.7);
  if (id.startsWith('separate')) return -pain(damage - 1) - 0.4;
  if (id === 'casualty guide') {
    return -pain(Math.max(0, damage - (s.guide === GOLLUM ? 0 : levelOf[s.guide]))) - priceOf(s, s.guide);
  }
  const all = fellowshipCompanions(s);
  let sum = 0;
  for (const c of all) sum += pain(Math.max(0, damage - levelOf[c])) + priceOf(s, c);
  return -sum / Math.max(1, all.length);
};
/** Table cards against a tile: for what is dear. */
export const preventTile: Score = (moment, option) => {
  if (number(option) < 0) return 0;
  return nextHunt(moment.s).damage * priceOfDamage(moment.s) > 0.9 || headroom(moment.s) < 4 ? 0.5 : -0.5;
};
export const replaceTile: Score = (moment, option) => {
  const { s } = moment;
  if (number(option) < 0) return 0;
  const hunt = s.hunt;
  if (hunt === null) return 0.1;
  const now = tileDamage(moment);
  const next = nextHunt(s).damage / Math.max(0.05, nextHunt(s).success);
  return (now - next - 0.9) * (s.corruption >= 8 ? 1.5 : 1);
};
function tileDamage(moment: Moment): number {
  const { s } = moment;
  const hunt = s.hunt;
  if (hunt === null || hunt.tile < 0) return 0;
  const value = tileValue[hunt.tile];
  if (value === 'eye') return Math.max(1, hunt.successes, isInMordor(s) ? s.huntBox[FREE] + s.huntBox[SHADOW] : 0);
  return value === 'die' ? 3.5 : value;
}
export const reduceDamage: Score = (_moment, option) => (number(option) < 0 ? 0 : 0.5);

// ── Companions ──
/** Where a Companion does good, by who he is. */
function placeScore(moment: Moment, companion: number, at: Region): number {
  const { s } = moment;
  if (armyRow(s, at, SHADOW) !== NO_ROW && armyRow(s, at, FREE) === NO_ROW) return -1;
  const plan = moment.war(SHADOW);
  const held = haveHeld(s, at);
  if (companion === STRIDER && whereIs(s, ARAGORN) === NOT_IN_PLAY) {
    let best = -9;
    for (const c of crowning) {
      if (control(s, c) !== FREE) continue;
      const safe = c === at ? 1.5 - 0.8 * threatTo(plan, c) : 0;
      best = Math.max(best, safe - 0.5 * distance(at, c));
    }
    return best + 2;
  }
  let score = held ? 0.2 : 0;
  if (held && !s.active[nationOf[at]] && (activates[companion] ?? []).includes(nationOf[at])) {
    score += 0.5 + 0.5 * threatTo(plan, at);
  }
  if (held && s.box[nationOf[at]] < AT_WAR) {
    if (companion === BOROMIR && nationOf[at] === GONDOR) score += 0.4;
    if (companion === GIMLI && at === region('erebor')) score += 0.4;
    if (companion === LEGOLAS && nationOf[at] === ELVES) score += 0.3;
  }
  const army = units(s, at, FREE);
  if (army > 0) score += 0.12 * Math.min(4, army) * Math.min(1.2, threatTo(plan, at) + 0.2);
  if (companion === GANDALF_THE_WHITE && at === region('fangorn')) score += 0.1;
  return score;
}
/** How far a group may go: chosen before it is asked where. */
function reach(s: State, companion: number): number {
  return s.progress + levelOf[companion];
}
function canBeCrowned(s: State): boolean {
  if (whereIs(s, STRIDER) !== IN_FELLOWSHIP || whereIs(s, ARAGORN) !== NOT_IN_PLAY) return false;
  return crowning.some((c) => control(s, c) === FREE && distance(s.position, c) <= reach(s, STRIDER));
}
export function separateScore(moment: Moment): number {
  const { s } = moment;
  if (canBeCrowned(s)) return 1.7 + (s.dice[FREE][WILL_OF_THE_WEST] > 0 ? 0.4 : 0);
  const minion = s.minionSeen && whereIs(s, GANDALF_THE_GREY) === IN_FELLOWSHIP;
  if (minion && whereIs(s, GANDALF_THE_WHITE) === NOT_IN_PLAY) {
    const willing = s.dice[FREE][WILL_OF_THE_WEST] > 0 ? 1.9 : 0.9;
    return whereIs(s, STRIDER) === IN_FELLOWSHIP ? willing - 0.3 : willing;
  }
  return -0.3;
}
/** Strider for the crown; Gandalf when a Minion is out; nobody else goes without need. */
export const separate: Whole = (moment) => {
  const { s, decision } = moment;
  const scores = decision.options.map((o) => {
    const c = number(o);
    if (c === STRIDER && canBeCrowned(s)) return 3;
    if (c === GANDALF_THE_GREY && s.minionSeen) return 2;
    return -levelOf[c] * 0.1 - (c === STRIDER || c === GANDALF_THE_GREY ? 1 : 0);
  });
  const best = theBest(scores, 1);
  if (decision.form !== 'some') return best[0] ?? 0;
  return best;
};
/** In the Breaking of the Fellowship those go who are least missed. */
export const breakFellowship: Whole = (moment) => {
  const { s, decision } = moment;
  if (decision.form !== 'some') return 0;
  return theBest(
    decision.options.map((o) => -priceOf(s, number(o)) - 0.3 * levelOf[number(o)]),
    decision.least,
  );
};
/** Who has just been sent on the way is not known to the question: the best end for any who may have been. */
export const separateTo: Score = (moment, option) => {
  const { s } = moment;
  const at = routeEnd(number(option));
  const range = number(moment.value('range') ?? 0) - s.progress;
  const candidates = fellowshipCompanions(s);
  let best = -9;
  for (const c of candidates) {
    const fits = levelOf[c] === range ? 1 : 0;
    const wants = c === STRIDER && canBeCrowned(s) ? 2 : c === GANDALF_THE_GREY && s.minionSeen ? 1 : 0;
    best = Math.max(best, placeScore(moment, c, at) + 3 * fits * wants);
  }
  return best;
};
const companionsAt = (s: State, at: Region): number[] => {
  const list: number[] = [];
  for (let c = GANDALF_THE_GREY; c <= GANDALF_THE_WHITE; c++) {
    const row = whereIs(s, c);
    if (row >= 0 && regionOfRow[row] === at) list.push(c);
  }
  return list;
};
export const moveCompanionsFrom: Score = (moment, option) => {
  const { s } = moment;
  const from = number(option);
  if (from < 0) return 0.05;
  return Math.max(...companionsAt(s, from).map((c) => (hasWay(moment, c, from) ? 0.6 : -0.3)), -0.5);
};
function hasWay(moment: Moment, companion: number, from: Region): boolean {
  if (companion === STRIDER) return !crowning.includes(from);
  return placeScore(moment, companion, from) < 0.3;
}
export const companionGroup: Whole = (moment) => {
  const { decision } = moment;
  if (decision.form !== 'some') return 0;
  const strider = decision.options.findIndex((o) => number(o) === STRIDER);
  return [Math.max(0, strider)];
};
export const companionsTo: Score = (moment, option) => {
  const { s } = moment;
  const at = routeEnd(number(option));
  let best = -9;
  for (let c = GANDALF_THE_GREY; c <= GANDALF_THE_WHITE; c++)
    if (whereIs(s, c) >= 0) best = Math.max(best, placeScore(moment, c, at));
  return best;
};
export function moveCompanionsScore(moment: Moment): number {
  const { s } = moment;
  const row = whereIs(s, STRIDER);
  if (row >= 0 && !crowning.includes(regionOfRow[row])) return 1.1;
  return -0.2;
}
