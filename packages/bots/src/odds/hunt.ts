/** Exact odds of one Hunt for the Ring outside Mordor (BG-13): the roll, then a tile of the pool. Plain numbers. */
import { binomial } from './dice.ts';

export const MOST_HUNT_DICE = 5;

/** What the tiles of a pool are; the standard pool if nothing is known. */
export interface Tiles {
  /** Tiles with an Eye: they reveal, and their damage is the number of successes. */
  readonly eyes: number;
  /** How many tiles of each number (index = damage), with and without the reveal icon. */
  readonly plain: readonly number[];
  readonly revealing: readonly number[];
}
export const standardTiles: Tiles = { eyes: 4, plain: [0, 2, 2, 3], revealing: [2, 2, 1] };

export interface HuntTerms {
  /** Shadow dice in the Hunt Box (k), and Free Peoples dice (m), which add to each die. */
  readonly dice: number;
  readonly bonus: number;
  readonly rerolls: number;
  readonly tiles?: Tiles;
  /** BG1-10.2: in the first edition a natural 1 may succeed. */
  readonly onesMaySucceed?: boolean;
}
export interface HuntOdds {
  readonly success: number;
  /** Before Guide and casualty. */
  readonly damage: number;
  readonly reveal: number;
}

/** P(n successes): the first roll, and re-rolls of what failed (BG-13.2.5). */
export function huntSuccesses({ dice, bonus, rerolls, onesMaySucceed = false }: HuntTerms): readonly number[] {
  const k = Math.min(MOST_HUNT_DICE, dice);
  const p = Math.min(onesMaySucceed ? 6 : 5, 1 + Math.max(0, bonus)) / 6;
  const total = new Array<number>(k + 1).fill(0);
  binomial(k, p).forEach((first, n) => {
    binomial(Math.min(rerolls, k - n), p).forEach((second, more) => {
      total[n + more] += first * second;
    });
  });
  return total;
}
export function hunt(terms: HuntTerms): HuntOdds {
  const { eyes, plain, revealing } = terms.tiles ?? standardTiles;
  const successes = huntSuccesses(terms);
  const success = 1 - successes[0];
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  const worth = (list: readonly number[]): number => list.reduce((a, n, damage) => a + n * damage, 0);
  const tiles = eyes + sum(plain) + sum(revealing);
  if (tiles === 0) return { success, damage: 0, reveal: 0 };
  const numbers = success * (worth(plain) + worth(revealing));
  const byEyes = successes.reduce((a, p, n) => a + p * n, 0) * eyes;
  return { success, damage: (numbers + byEyes) / tiles, reveal: (success * (eyes + sum(revealing))) / tiles };
}
/** A tile as it is printed. */
export interface Tile {
  readonly value: number | 'eye' | 'die';
  readonly reveal: boolean;
  readonly stop: boolean;
}
export interface StepOdds {
  readonly stopped: number;
  readonly reveal: number;
  /** Before Guide and casualty. */
  readonly damage: number;
}
const A_DIE = 3.5;
/**
 * A step on the Mordor Track: a tile of the pool, without a roll (BG-14.3.2). `eye`: all dice in the Hunt Box (BG-14.3.3).
 * `gollum` guides: numbered tiles do not reveal.
 */
export function mordorStep(pool: readonly Tile[], eye: number, gollum: boolean): StepOdds {
  const share = (is: (tile: Tile) => boolean): number => pool.filter(is).length / pool.length;
  const worth = ({ value }: Tile): number => (value === 'eye' ? eye : value === 'die' ? A_DIE : value);
  return {
    stopped: share(({ stop }) => stop),
    reveal: share(({ reveal, value, stop }) => reveal && (!gollum || value === 'eye' || stop)),
    damage: pool.reduce((sum, tile) => sum + worth(tile), 0) / pool.length,
  };
}
/** One turn with several moves: each die that has moved the Fellowship adds to the next roll. A reveal ends it. */
export function huntTurn(terms: HuntTerms, moves: number): HuntOdds {
  let hidden = 1;
  let damage = 0;
  let untouched = 1;
  for (let m = 0; m < moves; m++) {
    const one = hunt({ ...terms, bonus: terms.bonus + m });
    damage += hidden * one.damage;
    untouched *= 1 - one.success;
    hidden *= 1 - one.reveal;
  }
  return { success: 1 - untouched, damage, reveal: 1 - hidden };
}
