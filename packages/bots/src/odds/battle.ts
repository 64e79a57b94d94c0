/**
 * Exact odds of battles (BG-9, BG-10) without Combat cards: a Markov chain over the units of both sides. Plain numbers,
 * so that machines, clients and tools can ask. Both fight on to the end; who would rather stop asks again with what is
 * left.
 *
 * Losses follow one rule: above five units Regulars go first, since dice are not lost; else an Elite is reduced first.
 * Who assaults loses Regulars first, for Elites pay for more rounds.
 */
import { chanceToHit, hitChances, MOST_DICE } from './dice.ts';

export interface Force {
  readonly regulars: number;
  readonly elites: number;
  /** Re-rolls (BG-9.2.2). */
  readonly leadership: number;
  /** Combat Strength beyond the units: Captains of the West (BG-7.2.2). */
  readonly captains?: number;
  /** Added to each die. */
  readonly bonus?: number;
}
/** city: a City or Fortification, where the first round needs a 6 (BG-10.1.1); siege: an assault (BG-10.3.2). */
export type BattleKind = 'field' | 'city' | 'siege' | 'sortie';
export interface Terms {
  readonly kind: BattleKind;
  /** Of a siege: rounds before an Elite must be reduced for one more (BG-10.3.3). */
  readonly rounds?: number;
  /** Of a siege: how many assaults, one after another. */
  readonly assaults?: number;
}
export interface BattleOdds {
  /** The defenders are gone and an attacker is left. */
  readonly win: number;
  /** The attackers are gone. */
  readonly loss: number;
  /** Expected hit points lost. */
  readonly attackerLosses: number;
  readonly defenderLosses: number;
  /** The chance of a win, and of a loss, up to and including each round. */
  readonly byRound: readonly { readonly win: number; readonly loss: number }[];
}

const MOST_ROUNDS = 24;
const NEGLIGIBLE = 1e-7;
const WIDTH = 16;
const pack = (r: number, e: number): number => r * WIDTH + e;
const regularsOf = (units: number): number => (units / WIDTH) | 0;
const elitesOf = (units: number): number => units % WIDTH;
const countOf = (units: number): number => regularsOf(units) + elitesOf(units);
const hitPoints = (units: number): number => regularsOf(units) + 2 * elitesOf(units);

/** What is left after so many hits. */
function after(units: number, hits: number, assault: boolean): number {
  let r = regularsOf(units);
  let e = elitesOf(units);
  for (let left = hits; left > 0 && r + e > 0; left--) {
    if (r > 0 && (assault || r + e > MOST_DICE || e === 0)) r--;
    else {
      e--;
      r++;
    }
  }
  return pack(r, e);
}

const memo = new Map<number, BattleOdds>();
const MOST_KEPT = 50_000;
/** Sixteen bits; more than fifteen of a kind or seven points of Leadership are no Army of this game. */
function keyOf({ regulars, elites, leadership, captains = 0, bonus = 0 }: Force): number {
  return (((regulars * 16 + elites) * 8 + Math.min(7, leadership)) * 4 + Math.min(3, captains)) * 8 + bonus + 3;
}
const kinds: Readonly<Record<BattleKind, number>> = { field: 0, city: 1, siege: 2, sortie: 3 };
export function battle(attacker: Force, defender: Force, terms: Terms): BattleOdds {
  const { kind, rounds = 1, assaults = 1 } = terms;
  const key = (keyOf(attacker) * 0x10000 + keyOf(defender)) * 64 + (kinds[kind] * 4 + rounds) * 4 + assaults;
  let found = memo.get(key);
  if (found === undefined) {
    found = compute(attacker, defender, kind, rounds, assaults);
    if (memo.size >= MOST_KEPT) memo.clear();
    memo.set(key, found);
  }
  return found;
}

function hitsOf(force: Force, units: number, need: number): readonly number[] {
  const dice = Math.min(MOST_DICE, countOf(units) + (force.captains ?? 0));
  const p = chanceToHit(need, force.bonus ?? 0);
  return hitChances(dice, Math.min(MOST_DICE, force.leadership), p, p);
}
function compute(attacker: Force, defender: Force, kind: BattleKind, rounds: number, assaults: number): BattleOdds {
  const assault = kind === 'siege';
  const startA = pack(attacker.regulars, attacker.elites);
  const startD = pack(defender.regulars, defender.elites);
  const byRound: { win: number; loss: number }[] = [];
  let win = 0;
  let loss = 0;
  let lostA = 0;
  let lostD = 0;
  const end = (chance: number, a: number, d: number): void => {
    if (countOf(a) === 0) loss += chance;
    else if (countOf(d) === 0) win += chance;
    lostA += chance * (hitPoints(startA) - hitPoints(a));
    lostD += chance * (hitPoints(startD) - hitPoints(d));
  };
  if (countOf(startA) === 0 || countOf(startD) === 0) {
    end(1, startA, startD);
    return { win, loss, attackerLosses: 0, defenderLosses: 0, byRound: [{ win, loss }] };
  }
  let now = new Map<number, number>([[stateOf(startA, startD, rounds, assaults), 1]]);
  for (let round = 1; round <= MOST_ROUNDS && now.size > 0; round++) {
    const needA = assault || (kind === 'city' && round === 1) ? 6 : 5;
    const next = new Map<number, number>();
    for (const [state, chance] of now) {
      const byA = hitsOf(attacker, attackersOf(state), needA);
      const byD = hitsOf(defender, defendersOf(state), 5);
      for (let i = 0; i < byA.length; i++) {
        const d = after(defendersOf(state), i, false);
        for (let j = 0; j < byD.length; j++) {
          const p = chance * byA[i] * byD[j];
          if (p < NEGLIGIBLE) continue;
          const a = after(attackersOf(state), j, assault);
          if (countOf(a) === 0 || countOf(d) === 0) end(p, a, d);
          else if (!assault) add(next, stateOf(a, d, 1, 1), p);
          else pressOn(next, a, d, freeRoundsOf(state) - 1, assaultsOf(state), rounds, p, end);
        }
      }
    }
    now = next;
    byRound.push({ win, loss });
  }
  for (const [state, p] of now) end(p, attackersOf(state), defendersOf(state));
  return { win, loss, attackerLosses: lostA, defenderLosses: lostD, byRound };
}

/** The units of both, the rounds of this assault that cost nothing, and the assaults left, this one included. */
const stateOf = (a: number, d: number, freeRounds: number, assaults: number): number =>
  ((assaults * 4 + freeRounds) * 256 + a) * 256 + d;
const defendersOf = (state: number): number => state % 256;
const attackersOf = (state: number): number => Math.floor(state / 256) % 256;
const freeRoundsOf = (state: number): number => Math.floor(state / 65536) % 4;
const assaultsOf = (state: number): number => Math.floor(state / 262144);
function add(to: Map<number, number>, state: number, p: number): void {
  to.set(state, (to.get(state) ?? 0) + p);
}
/** BG-10.3.3: an Elite is reduced for one more round; without one it takes another assault. */
function pressOn(
  next: Map<number, number>,
  a: number,
  d: number,
  freeRounds: number,
  assaults: number,
  rounds: number,
  p: number,
  end: (p: number, a: number, d: number) => void,
): void {
  const e = elitesOf(a);
  if (freeRounds > 0) add(next, stateOf(a, d, freeRounds, assaults), p);
  else if (e > 0) add(next, stateOf(pack(regularsOf(a) + 1, e - 1), d, 1, assaults), p);
  else if (assaults > 1) add(next, stateOf(a, d, rounds, assaults - 1), p);
  else end(p, a, d);
}
