/** Declaring an attack (BG-9.1): who may attack whom, and with whom. */
import type { Refusal, Refused, Rules, Verdict } from '@amon-hen/kernel';
import { chooseGroup, type Group, type GroupRule, groupOf, largestGroup, leads } from '../armies/groups.ts';
import { type Figure, figuresOfSide, isUnit } from '../data/figures.ts';
import { FORCE, insideOf, NO_ROW, type Region, type Row, regionId, regionOfRow } from '../data/map.ts';
import { enemyOf, type Side } from '../data/nations.ts';
import { isClosed } from '../events/table.ts';
import type { Table } from '../fact.ts';
import { attacked } from '../politics/politics.ts';
import { areRested, noteArmy } from '../seats/consecutive.ts';
import { mayAttackWith, mayOrder, mergeForBattle } from '../seats/mixed-armies.ts';
import { acting } from '../seats/seats.ts';
import { hasAny, shift, units } from '../state/armies.ts';
import { FIELD, newBattle, SIEGE, SORTIE, type Terms, usualTerms } from '../state/battle.ts';
import { beside, lowest, strongholds, WORDS } from '../state/occupied.ts';
import { allAtWar, anyAtWar, figureAtWar } from '../state/politics.ts';
import type { State } from '../state/state.ts';
import { aftermath } from './aftermath.ts';
import { fight } from './round.ts';

const NOT_AT_WAR: Refusal = { rule: 'BG-9.1.4', why: 'attack-not-at-war' };
const NO_LEADER: Refusal = { rule: 'BG-9.1.1', why: 'needs-leader' };
const NOT_YOURS: Refusal = { rule: 'BG-16.3.1', why: 'not-your-nation' };
const CLOSED: Refusal = { rule: 'BG-6.4.1', why: 'closed-by-card' };

/** What the attacking force must have with it; a Character die and some cards ask for something. */
export interface AttackRule {
  readonly needs?: { readonly by: (s: State, figure: Figure) => boolean; readonly refusal: Refusal };
}
export const anyArmy: AttackRule = {};
/** BG-9.1.1: a Character result. Saruman serves too, since attackers stay where they are (BG-19.4.11). */
export const ledArmy: AttackRule = { needs: { by: leads, refusal: NO_LEADER } };

function groupRule(s: State, at: Row, rule: AttackRule): GroupRule {
  const values = { region: regionId[regionOfRow[at]] };
  const shared = { rule: 'BG-9.1.5', about: 'attacking-force', values, rearguard: true, ordered: true } as const;
  const { needs } = rule;
  return needs === undefined ? shared : { ...shared, led: { by: (f) => needs.by(s, f), refusal: needs.refusal } };
}
/** BG-9.1.4, BG-9.1.6: figures of Nations not At War stay in the rearguard. */
export function attackers(s: State, row: Row, side: Side): Group {
  return groupOf(s, row, side, (f) => figureAtWar(s, f) && (s.setup.players === 2 || mayOrder(s, acting(s), row, f)));
}
/** Who of a side may take part in an attack, and who may lead it. */
interface Muster {
  readonly units: readonly Figure[];
  readonly waiting: readonly Figure[];
  readonly leaders: readonly Figure[];
}
function musterOf(s: State, side: Side, { needs }: AttackRule): Muster {
  const ready = figuresOfSide[side].filter((f) => figureAtWar(s, f));
  return {
    units: ready.filter((f) => isUnit[f]),
    waiting: allAtWar(s, side) ? [] : figuresOfSide[side].filter((f) => !figureAtWar(s, f)),
    leaders: needs === undefined ? [] : ready.filter((f) => needs.by(s, f)),
  };
}
/** May an Army in this row attack at all? Most can as a whole, or cannot because nobody is At War. */
function mayAttackFrom(s: State, side: Side, row: Row, rule: AttackRule, muster: Muster): Verdict {
  if (!hasAny(s, row, muster.units)) return NOT_AT_WAR;
  if (rule.needs !== undefined && !hasAny(s, row, muster.leaders)) return rule.needs.refusal;
  const ready = !hasAny(s, row, muster.waiting);
  if (ready && s.setup.players === 2) return true;
  const commands = mayAttackWith(s, acting(s), row, side);
  if (commands !== true) return commands;
  const group = attackers(s, row, side);
  const asked = groupRule(s, row, rule);
  if (largestGroup(s, row, side, group, asked) !== null) return true;
  if (!group.figures.some((f) => isUnit[f])) return NOT_YOURS;
  const rested = areRested(s, side, regionOfRow[row], group.figures, group.upTo); // BG-16.6.3
  return rested === true ? NOT_AT_WAR : rested;
}
/** May the Army in the row attack the one in the other row? */
export function mayAttack(s: State, side: Side, row: Row, at: Row, rule: AttackRule): Verdict {
  return isClosed(s, regionOfRow[at], side) ? CLOSED : mayAttackFrom(s, side, row, rule, musterOf(s, side, rule));
}

/** An attack is kind × 16384 + from × 128 + to, regions both. */
const attackOf = (kind: number, from: Region, to: Region): number => (kind << 14) | (from << 7) | to;
export const attackKind = (attack: number): number => attack >> 14;
export function attackId(attack: number): string {
  const from = regionId[(attack >> 7) & 127];
  const kind = attackKind(attack);
  if (kind === SIEGE) return `assault ${from}`;
  return kind === SORTIE ? `sortie ${from}` : `attack ${from} ${regionId[attack & 127]}`;
}
/** The rows from which and at which an attack is made. */
export function attackRows(attack: number): readonly [Row, Row] {
  const from = (attack >> 7) & 127;
  const to = attack & 127;
  const kind = attackKind(attack);
  return [kind === SORTIE ? insideOf[from] : from, kind === SIEGE ? insideOf[to] : to];
}
/** BG-9.1.3: visits every attack there is to make, legal or not; stops when the visitor says so. */
function eachTarget(s: State, side: Side, visit: (kind: number, from: Region, to: Region) => boolean): boolean {
  const enemy = enemyOf(side);
  const { occupied } = s;
  const own = side * WORDS;
  const theirs = enemy * WORDS;
  for (let word = 0; word < WORDS; word++) {
    let armies = occupied[own + word] | (occupied[theirs + word] & strongholds[word]);
    for (; armies !== 0; armies &= armies - 1) {
      const region = word * 32 + lowest(armies);
      const inside = insideOf[region];
      if (units(s, region, side) === 0) {
        if (units(s, inside, side) > 0 && visit(SORTIE, region, region)) return true;
        continue;
      }
      for (let w = 0; w < WORDS; w++) {
        let targets = beside[region * WORDS + w] & occupied[theirs + w];
        for (; targets !== 0; targets &= targets - 1) if (visit(FIELD, region, w * 32 + lowest(targets))) return true;
      }
      if (inside !== NO_ROW && units(s, inside, enemy) > 0 && visit(SIEGE, region, region)) return true;
    }
  }
  return false;
}
/** As `eachTarget`, legal attacks only; the Army is looked at once, whatever its targets. */
function eachAttack(s: State, side: Side, rule: AttackRule, visit: (attack: number) => boolean): boolean {
  if (!anyAtWar(s, side)) return false; // BG-9.1.4
  let muster: Muster | null = null;
  let looked = -1;
  let able = false;
  return eachTarget(s, side, (kind, from, to) => {
    if (from !== looked) {
      looked = from;
      muster ??= musterOf(s, side, rule);
      able = mayAttackFrom(s, side, kind === SORTIE ? insideOf[from] : from, rule, muster) === true;
    }
    return able && !isClosed(s, to, side) && visit(attackOf(kind, from, to));
  });
}
function judgeAttack(s: State, side: Side, attack: number, rule: AttackRule): Verdict {
  const [row, at] = attackRows(attack);
  return mayAttack(s, side, row, at, rule);
}
export function attacks(s: State, side: Side, rule: AttackRule): number[] {
  const options: number[] = [];
  eachAttack(s, side, rule, (attack) => {
    options.push(attack);
    return false;
  });
  return options;
}
const first = (): boolean => true;
export function anyAttack(s: State, side: Side, rule: AttackRule): boolean {
  return eachAttack(s, side, rule, first);
}
export function refusedAttacks(s: State, side: Side, rule: AttackRule): Refused[] {
  const noes: Refused[] = [];
  eachTarget(s, side, (kind, from, to) => {
    const attack = attackOf(kind, from, to);
    const verdict = judgeAttack(s, side, attack, rule);
    if (verdict !== true) noes.push({ option: attackId(attack), refusal: verdict });
    return false;
  });
  return noes;
}

/** One attack from its declaration to the end of the battle (BG-9.2.4). */
export function* attack(
  game: Table,
  side: Side,
  chosen: number,
  rule: AttackRule,
  cause: string,
  terms: Terms = usualTerms,
): Rules<void> {
  const [row, at] = attackRows(chosen);
  yield* battle(game, side, attackKind(chosen), row, at, rule, cause, terms);
}
export function* battle(
  game: Table,
  side: Side,
  kind: number,
  row: Row,
  at: Row,
  rule: AttackRule,
  cause: string,
  terms: Terms = usualTerms,
): Rules<void> {
  const s = game.state;
  const group = attackers(s, row, side);
  const amounts = yield* chooseGroup(s, row, side, group, groupRule(s, at, rule));
  for (let i = 0; i < group.figures.length; i++) if (amounts[i] > 0) shift(s, row, FORCE, group.figures[i], amounts[i]);
  noteArmy(s, side, regionOfRow[row], group.figures, amounts);
  noteArmy(s, side, regionOfRow[at], group.figures, amounts);
  mergeForBattle(s, at, enemyOf(side));
  const b = newBattle(side, kind, row, at, terms);
  s.battle = b;
  game.tell({ what: 'attack', side, from: row, to: at, n: kind, cause });
  attacked(game, enemyOf(side), at, regionOfRow[at]);
  yield* fight(game, b);
  yield* aftermath(game, b);
  s.battle = null;
}
