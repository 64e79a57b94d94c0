/** Declaring an attack (BG-9.1): who may attack whom, and with whom. */
import type { Refusal, Refused, Rules, Verdict } from '@amon-hen/kernel';
import { chooseGroup, type Group, type GroupRule, groupOf, largestGroup, leads } from '../armies/groups.ts';
import type { Figure } from '../data/figures.ts';
import {
  FORCE,
  insideOf,
  NO_ROW,
  neighbours,
  REGIONS,
  type Region,
  type Row,
  regionId,
  regionOfRow,
} from '../data/map.ts';
import { enemyOf, type Side } from '../data/nations.ts';
import { isClosed } from '../events/table.ts';
import type { Table } from '../fact.ts';
import { attacked } from '../politics/politics.ts';
import { shift, units } from '../state/armies.ts';
import { FIELD, newBattle, SIEGE, SORTIE, type Terms, usualTerms } from '../state/battle.ts';
import { figureAtWar } from '../state/politics.ts';
import type { State } from '../state/state.ts';
import { aftermath } from './aftermath.ts';
import { fight } from './round.ts';

const NOT_AT_WAR: Refusal = { rule: 'BG-9.1.4', why: 'attack-not-at-war' };
const NO_LEADER: Refusal = { rule: 'BG-9.1.1', why: 'needs-leader' };
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
  const shared = { rule: 'BG-9.1.5', about: 'attacking-force', values, rearguard: true } as const;
  const { needs } = rule;
  return needs === undefined ? shared : { ...shared, led: { by: (f) => needs.by(s, f), refusal: needs.refusal } };
}
/** BG-9.1.4, BG-9.1.6: figures of Nations not At War stay in the rearguard. */
export function attackers(s: State, row: Row, side: Side): Group {
  return groupOf(s, row, side, (f) => figureAtWar(s, f));
}
/** May the Army in the row attack the one in the other row? */
export function mayAttack(s: State, side: Side, row: Row, at: Row, rule: AttackRule): Verdict {
  if (isClosed(s, regionOfRow[at], side)) return CLOSED;
  const group = attackers(s, row, side);
  if (largestGroup(s, row, side, group, groupRule(s, at, rule)) !== null) return true;
  if (rule.needs === undefined) return NOT_AT_WAR;
  return largestGroup(s, row, side, group, groupRule(s, at, anyArmy)) === null ? NOT_AT_WAR : rule.needs.refusal;
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
/** BG-9.1.3: every attack there is to make, legal or not. */
function* targets(s: State, side: Side): Generator<number> {
  const enemy = enemyOf(side);
  for (let region = 0; region < REGIONS; region++) {
    const inside = insideOf[region];
    if (units(s, region, side) > 0) {
      for (const to of neighbours[region]) if (units(s, to, enemy) > 0) yield attackOf(FIELD, region, to);
      if (inside !== NO_ROW && units(s, inside, enemy) > 0) yield attackOf(SIEGE, region, region);
    } else if (inside !== NO_ROW && units(s, inside, side) > 0 && units(s, region, enemy) > 0) {
      yield attackOf(SORTIE, region, region);
    }
  }
}
function judgeAttack(s: State, side: Side, attack: number, rule: AttackRule): Verdict {
  const [row, at] = attackRows(attack);
  return mayAttack(s, side, row, at, rule);
}
export function attacks(s: State, side: Side, rule: AttackRule): number[] {
  const options: number[] = [];
  for (const attack of targets(s, side)) if (judgeAttack(s, side, attack, rule) === true) options.push(attack);
  return options;
}
export function anyAttack(s: State, side: Side, rule: AttackRule): boolean {
  for (const attack of targets(s, side)) if (judgeAttack(s, side, attack, rule) === true) return true;
  return false;
}
export function refusedAttacks(s: State, side: Side, rule: AttackRule): Refused[] {
  const noes: Refused[] = [];
  for (const attack of targets(s, side)) {
    const verdict = judgeAttack(s, side, attack, rule);
    if (verdict !== true) noes.push({ option: attackId(attack), refusal: verdict });
  }
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
  const b = newBattle(side, kind, row, at, terms);
  s.battle = b;
  game.tell({ what: 'attack', side, from: row, to: at, n: kind, cause });
  attacked(game, enemyOf(side), at, regionOfRow[at]);
  yield* fight(game, b);
  yield* aftermath(game, b);
  s.battle = null;
}
