/** Questions of a battle: cards, losses, going on, retreat. */
import {
  ARAGORN,
  type Battle,
  battleRegion,
  CITY,
  cardId,
  control,
  enemyOf,
  FIELD,
  FIGURES,
  FORCE,
  FREE,
  fighters,
  GANDALF_THE_WHITE,
  isBesiegedSide,
  isElite,
  isFortification,
  isLeader,
  levelOf,
  NAZGUL,
  neighbours,
  SHADOW,
  SIEGE,
  STRIDER,
  STRONGHOLD,
  type State,
  settlement,
  units,
  victoryPointsOf,
} from '@amon-hen/board-game/reading';
import { type BattleKind, type BattleOdds, battle as odds } from '../odds/battle.ts';
import { keepWorth } from './card-worth.ts';
import { hostIn, hostOf } from './host.ts';
import { capped, worthOfPoints } from './march.ts';
import { type Moment, number, type Score } from './moment.ts';
import { menace, standing } from './theatre.ts';

function kindOf(b: Battle): BattleKind {
  if (b.kind === SIEGE) return 'siege';
  if (b.kind !== FIELD) return 'sortie';
  const at = battleRegion(b);
  return b.round === 1 && (settlement[at] === CITY || isFortification[at]) ? 'city' : 'field';
}
/** From here on, if both go on. */
function oddsNow(s: State, b: Battle, kind: BattleKind = kindOf(b)): BattleOdds {
  const attackers = hostIn(s, FORCE, b.attacker);
  const defenders = hostIn(s, b.at, enemyOf(b.attacker));
  return odds(capped(attackers), capped(defenders), { kind });
}
/** How much hangs on the battle: points of the place, and the Armies. */
function stakes(moment: Moment, b: Battle): number {
  const { s } = moment;
  const at = battleRegion(b);
  const points = control(s, at) === enemyOf(b.attacker) ? victoryPointsOf[at] : 0;
  return (
    0.6 * worthOfPoints(s, b.attacker, points) +
    0.08 * (hostIn(s, FORCE, b.attacker).hitPoints + hostIn(s, b.at, enemyOf(b.attacker)).hitPoints)
  );
}

/** What a Combat half does, in hits, by its title's card. */
const combatWorth: Readonly<Record<string, number>> = {
  'sh-char-01': 0.9,
  'sh-char-02': 0.9,
  'sh-char-03': 0.9,
  'sh-char-04': 0.9,
  'sh-char-05': 0.5,
  'sh-char-06': 0.5,
  'sh-char-10': 0.5,
  'sh-char-21': 0.5,
  'sh-char-07': 0.5,
  'sh-char-13': 0.5,
  'sh-char-16': 0.5,
  'sh-char-08': 0.6,
  'sh-char-14': 0.6,
  'sh-char-20': 0.6,
  'sh-char-09': 0.6,
  'sh-char-22': 0.6,
  'sh-char-24': 0.6,
  'sh-char-11': 0.5,
  'sh-char-12': 0.5,
  'sh-char-17': 1.5,
  'sh-char-15': 0.4,
  'sh-char-18': 0.4,
  'sh-char-23': 0.4,
  'sh-char-19': 0.8,
  'sh-str-03': 0.8,
  'sh-str-05': 0.8,
  'sh-str-01': 0.7,
  'sh-str-10': 0.7,
  'sh-str-21': 0.7,
  'sh-str-22': 0.6,
  'sh-str-23': 0.6,
  'sh-str-24': 0.6,
  'sh-str-06': 0.8,
  'sh-str-16': 0.8,
  'sh-str-17': 0.8,
  'sh-str-02': 0.7,
  'sh-str-19': 0.7,
  'sh-str-20': 0.7,
  'sh-str-07': 1.1,
  'sh-str-08': 1.1,
  'sh-str-09': 0.7,
  'sh-str-12': 0.7,
  'sh-str-04': 0.8,
  'sh-str-11': 0.8,
  'sh-str-18': 0.8,
  'sh-str-13': 0.8,
  'sh-str-14': 0.8,
  'sh-str-15': 0.8,
  'fp-str-10': 0.9,
  'fp-str-02': 0.9,
  'fp-str-03': 0.8,
  'fp-str-04': 0.8,
  'fp-str-20': 0.8,
  'fp-str-21': 0.8,
  'fp-str-13': 0.9,
  'fp-str-14': 0.9,
  'fp-str-08': 0.8,
  'fp-str-12': 0.8,
  'fp-str-01': 0.9,
  'fp-str-15': 0.9,
  'fp-str-16': 0.9,
  'fp-str-05': 0.6,
  'fp-str-09': 0.6,
  'fp-str-17': 0.6,
  'fp-str-06': 0.8,
  'fp-str-07': 0.8,
  'fp-str-18': 0.8,
  'fp-str-19': 0.8,
  'fp-str-22': 0.7,
  'fp-str-23': 0.7,
  'fp-str-24': 0.7,
  'fp-str-11': 0.7,
  'fp-char-01': 0.8,
  'fp-char-02': 0.8,
  'fp-char-03': 0.8,
  'fp-char-04': 0.8,
  'fp-char-19': 1.6,
  'fp-char-20': 1.5,
  'fp-char-21': 1.5,
};
const worth: readonly number[] = cardId.map((id) => combatWorth[id] ?? 0.5);
export const combatCard: Score = (moment, option) => {
  const { s } = moment;
  const card = number(option);
  const b = s.battle;
  if (card < 0 || b === null) return 0;
  const hang = Math.min(2.5, stakes(moment, b));
  const enough = Math.min(1, Math.min(units(s, FORCE, b.attacker), units(s, b.at, enemyOf(b.attacker))) / 3);
  return worth[card] * (0.25 + 0.45 * hang) * (0.5 + 0.5 * enough) - 0.55 * keepWorth(s, card);
};
export const combatCardOrNot: Score = (moment, option) => {
  const { s, seat, side } = moment;
  if (option !== true || s.battle === null) return 0;
  const scores = s.hands[seat].map((card) => combatCard(moment, card));
  return scores.length === 0 || side < 0 ? -1 : Math.max(...scores);
};

// ── losses ──
const REDUCE = 64;
/** Regulars while dice are not lost, or where Elites pay for rounds; else Elites are reduced. */
export const casualties: Score = (moment, option) => {
  const { s, side } = moment;
  const loss = number(option);
  const row = rowOfLoss(moment);
  const many = units(s, row, side) > 5;
  const b = s.battle;
  const assault = b !== null && b.kind === SIEGE && b.attacker === side;
  if (loss >= REDUCE) return many || assault ? 0 : 1;
  if (isElite[loss]) return -1;
  return many || assault ? 1 : 0.3;
};
function rowOfLoss(moment: Moment): number {
  const { s, side } = moment;
  return s.battle === null ? FORCE : fighters(s.battle, side);
}
export const removeExcess: Score = (_moment, option) => {
  const figure = number(option) % FIGURES;
  return isElite[figure] ? -1 : 0;
};

// ── going on ──
export const cease: Score = (moment, option) => {
  const { s, side } = moment;
  const b = s.battle;
  if (option === true || b === null) return 0;
  const o = oddsNow(s, b, b.kind === FIELD ? 'field' : 'sortie');
  const at = battleRegion(b);
  const points = control(s, at) === enemyOf(side) ? victoryPointsOf[at] : 0;
  const price = side === FREE ? 0.24 : 0.16;
  const prize = 0.5 + worthOfPoints(s, side, settlement[at] === STRONGHOLD ? points * 0.4 : points);
  return o.win * prize + 0.16 * o.defenderLosses - price * o.attackerLosses - (1 - o.win) * 0.6;
};
export const pressSiege: Score = (moment, option) => {
  const { s, side } = moment;
  const b = s.battle;
  if (number(option) < 0 || b === null) return 0;
  const attackers = hostIn(s, FORCE, side);
  const defenders = hostIn(s, b.at, enemyOf(side));
  const after = hostOf(attackers.regulars + 1, attackers.elites - 1, attackers.leadership);
  const o = odds(capped(after), capped(defenders), { kind: 'siege' });
  const points = victoryPointsOf[battleRegion(b)];
  return o.win * worthOfPoints(s, side, points) - 0.18 - 0.16 * o.attackerLosses + 0.16 * o.defenderLosses;
};
/** Flee from a fight that is lost, to where there is a future. */
export const retreat: Score = (moment, option) => {
  const { s, side } = moment;
  const b = s.battle;
  if (b === null) return 0;
  const to = number(option);
  const at = battleRegion(b);
  const mine = hostIn(s, b.at, side);
  const o = oddsNow(s, b, b.kind === FIELD ? 'field' : 'sortie');
  if (to < 0) {
    const points = control(s, at) === side ? victoryPointsOf[at] : 0;
    return (
      -o.win * (0.25 * mine.hitPoints + worthOfPoints(s, enemyOf(side), points)) +
      (1 - o.win) * 0.2 * o.attackerLosses +
      0.1
    );
  }
  const points = control(s, at) === side && !isBesiegedSide(s, at, side) ? victoryPointsOf[at] : 0;
  const plan = moment.war(side);
  const haven = settlement[to] === STRONGHOLD && control(s, to) === side ? 0.6 : 0;
  const near =
    menace(
      plan,
      to,
      neighbours[to].filter((r) => r !== at),
    ) > mine.power
      ? -0.3
      : 0;
  return -0.9 * worthOfPoints(s, enemyOf(side), points) + haven + near + 0.2 * standing(plan, to, mine.power);
};
/** Behind walls, unless the field is ours. */
export const retreatIntoSiege: Score = (moment, option) => {
  const { s } = moment;
  const b = s.battle;
  if (b === null) return 0;
  const o = oddsNow(s, b, 'field');
  const stay = 1 - o.win;
  return option === true ? 0.6 + (units(s, b.at, enemyOf(b.attacker)) > 6 ? -0.15 : 0) : stay;
};
export const scouts: Score = (moment, option) => (number(option) < 0 ? 0.5 : retreat(moment, option));
export const mustRetreat: Score = (moment, option) => {
  const plan = moment.war(moment.side);
  return standing(plan, number(option), 4);
};

// ── what cards ask in battle ──
/** The more of it the better. */
export const theMore: Score = (_moment, option) => number(option);
export const ownLosses: Score = (moment, option) => {
  const { s, side } = moment;
  const n = number(option);
  const b = s.battle;
  if (b === null) return -n;
  const have = hostIn(s, fighters(b, side), side);
  const against = hostIn(s, fighters(b, enemyOf(side)), enemyOf(side));
  const spare = have.units - 6;
  return n === 0 ? 0 : n <= spare && against.units > 0 ? 0.2 * n : n === 1 && have.units > 3 ? 0.05 : -0.3 * n;
};
/** Whom to strike: the highest. */
export const victim: Score = (_moment, option) => {
  const figure = number(option);
  return figure < 0 ? 0 : isLeader[figure] ? 0.5 : 0.6 + 0.2 * Math.min(3, levelOf[figure]);
};
export const strikeMinion: Score = (_moment, option) => (number(option) < 0 ? 0 : number(option) === NAZGUL ? 0.5 : 1);
/** Who dies for others: a Leader where it saves the place, never the King. */
export const heroicDeath: Score = (moment, option) => {
  const { s } = moment;
  const figure = number(option);
  const b = s.battle;
  if (figure < 0 || b === null) return 0.25;
  if (figure === STRIDER || figure === ARAGORN || figure === GANDALF_THE_WHITE) return -1;
  const mine = hostIn(s, fighters(b, FREE), FREE);
  const hits = number(moment.value('hits') ?? 1);
  const saved = Math.min(hits, isLeader[figure] ? 1 : levelOf[figure]);
  return hits >= mine.hitPoints && hits - saved < mine.hitPoints ? 1.5 : saved * 0.15;
};
export const silence: Score = (_moment, option) => {
  const figure = number(option);
  return figure === ARAGORN ? 0 : figure === STRIDER || figure === GANDALF_THE_WHITE ? 0.2 : 0.3;
};
export const whiteRider: Score = (moment, option) => {
  const { s } = moment;
  const b = s.battle;
  if (b === null || option !== true) return 0;
  return hostIn(s, fighters(b, SHADOW), SHADOW).leadership - 1.5;
};
