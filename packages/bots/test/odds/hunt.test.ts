import { describe, expect, it } from 'vitest';
import { hunt, huntTurn, mordorStep } from '../../src/odds/hunt.ts';
import { arrival, freeSpecials, shadowSpecials, standardPool } from '../../src/odds/mordor.ts';

const percent = (p: number): number => Math.round(p * 100);
const k = [1, 2, 3, 4, 5];

describe('odds of the Hunt', () => {
  const success: readonly (readonly [bonus: number, rerolls: number, chances: readonly number[]])[] = [
    [0, 0, [17, 31, 42, 52, 60]],
    [0, 1, [31, 42, 52, 60, 67]],
    [0, 2, [31, 52, 60, 67, 72]],
    [1, 0, [33, 56, 70, 80, 87]],
    [1, 1, [56, 70, 80, 87, 91]],
    [1, 2, [56, 80, 87, 91, 94]],
    [2, 0, [50, 75, 88, 94, 97]],
    [2, 1, [75, 88, 94, 97, 98]],
    [2, 2, [75, 94, 97, 98, 99]],
  ];
  for (const [bonus, rerolls, chances] of success) {
    it(`BG-13.2: success with ${bonus} Free Peoples dice in the box and ${rerolls} re-rolls`, () => {
      expect(k.map((dice) => percent(hunt({ dice, bonus, rerolls }).success))).toEqual(chances);
    });
  }
  it('BG-13.3: expected damage of a move', () => {
    const damage = (bonus: number) => k.map((dice) => Number(hunt({ dice, bonus, rerolls: 0 }).damage.toFixed(2)));
    expect(damage(0)).toEqual([0.24, 0.45, 0.63, 0.78, 0.92]);
    expect(damage(1)).toEqual([0.48, 0.83, 1.09, 1.29, 1.45]);
    expect(damage(2)).toEqual([0.72, 1.14, 1.41, 1.61, 1.78]);
  });
  it('BG-13.3.4: the chance of a reveal in a turn of one, two and three moves', () => {
    const reveal = (dice: number) =>
      [1, 2, 3].map((moves) => percent(huntTurn({ dice, bonus: 0, rerolls: 0 }, moves).reveal));
    expect(reveal(1)).toEqual([9, 26, 47]);
    expect(reveal(2)).toEqual([17, 43, 67]);
    expect(reveal(3)).toEqual([24, 54, 77]);
  });
  it('BG-13.2.2: without dice in the box there is no Hunt', () => {
    expect(hunt({ dice: 0, bonus: 3, rerolls: 2 })).toEqual({ success: 0, damage: 0, reveal: 0 });
  });
  it('BG1-10.2: in the first edition a natural 1 can succeed', () => {
    expect(hunt({ dice: 1, bonus: 5, rerolls: 0 }).success).toBeCloseTo(5 / 6, 9);
    expect(hunt({ dice: 1, bonus: 5, rerolls: 0, onesMaySucceed: true }).success).toBe(1);
  });
});

describe('a step on the Mordor Track', () => {
  const tile = (value: number | 'eye' | 'die', reveal = false, stop = false) => ({ value, reveal, stop });
  it('BG-14.3.3, BG-14.3.4: an Eye counts all dice of the box, Stop tiles hold the Fellowship', () => {
    const pool = [tile('eye', true), tile(3), tile('die', false, true), tile(-2)];
    expect(mordorStep(pool, 4, false)).toEqual({ stopped: 1 / 4, reveal: 1 / 4, damage: (4 + 3 + 3.5 - 2) / 4 });
  });
  it('with Gollum as Guide numbers do not reveal, Eyes and specials do', () => {
    const pool = [tile('eye', true), tile(1, true), tile(0, true), tile(1, true, true)];
    expect(mordorStep(pool, 1, false).reveal).toBe(1);
    expect(mordorStep(pool, 1, true).reveal).toBe(1 / 2);
  });
});

/** Which four numbers are gone, and which specials in play, is an average in the table and one case here. */
const TOLERANCE = 9;
describe('the chance to arrive (BG-14)', () => {
  const table: readonly (readonly [free: number, shadow: number, dice: number, chances: readonly number[]])[] = [
    [0, 0, 2, [90, 56, 18, 2, 0]],
    [0, 0, 3, [60, 27, 7, 1, 0]],
    [2, 0, 2, [96, 79, 48, 21, 5]],
    [4, 0, 2, [98, 89, 66, 39, 15]],
    [4, 0, 3, [90, 74, 49, 27, 10]],
    [0, 2, 2, [59, 31, 9, 1, 0]],
    [2, 2, 2, [79, 56, 31, 12, 3]],
    [4, 4, 2, [74, 56, 34, 17, 6]],
    [4, 4, 3, [58, 41, 24, 11, 4]],
  ];
  for (const [free, shadow, dice, chances] of table) {
    it(`${free} specials against ${shadow}, ${dice} dice in the box`, () => {
      const pool = [...standardPool(4), ...freeSpecials.slice(0, free), ...shadowSpecials.slice(0, shadow)];
      chances.forEach((expected, i) => {
        const found = arrival({ pool, corruption: i * 2, levels: 0, dice, actions: 2, steps: 5 });
        expect(Math.abs(percent(found.chance) - expected)).toBeLessThanOrEqual(TOLERANCE);
      });
    });
  }
  it('a Level kept is about a point of corruption', () => {
    const pool = [...standardPool(4), ...freeSpecials.slice(0, 2), ...shadowSpecials.slice(0, 2)];
    const terms = { pool, dice: 2, actions: 2, steps: 5 };
    const kept = arrival({ ...terms, corruption: 6, levels: 3 }).chance;
    const lower = arrival({ ...terms, corruption: 3, levels: 0 }).chance;
    expect(Math.abs(kept - lower)).toBeLessThan(0.1);
  });
  it('the same question has the same answer', () => {
    const terms = { pool: standardPool(4), corruption: 2, levels: 0, dice: 2, actions: 2, steps: 5 };
    expect(arrival(terms)).toEqual(arrival({ ...terms }));
  });
});
