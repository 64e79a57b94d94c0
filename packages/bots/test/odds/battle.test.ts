import { describe, expect, it } from 'vitest';
import { type BattleKind, battle, type Force } from '../../src/odds/battle.ts';

const force = (text: string): Force => {
  const [regulars = 0, elites = 0, leadership = 0] = text.split('/').map(Number);
  return { regulars, elites, leadership };
};
const percent = (p: number): number => Math.round(p * 100);

/** Chance to take a Stronghold within one, two and three assaults. */
const sieges: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  '5/1/1': {
    '1/0/0': [89, 96, 99],
    '2/0/0': [61, 81, 91],
    '1/1/1': [31, 54, 69],
    '0/2/1': [12, 30, 46],
    '1/2/1': [3, 11, 20],
    '3/1/1': [3, 10, 16],
    '5/0/1': [2, 8, 14],
    '3/2/2': [0, 0, 1],
  },
  '7/3/2': {
    '1/1/1': [87, 95, 98],
    '0/2/1': [71, 85, 93],
    '1/2/1': [50, 69, 80],
    '3/1/1': [49, 66, 75],
    '5/0/1': [48, 64, 72],
    '3/2/2': [13, 21, 26],
    '2/3/1': [6, 14, 20],
  },
  '6/4/3': { '0/2/1': [92, 97, 98], '1/2/1': [80, 88, 91], '3/2/2': [31, 37, 39], '2/3/1': [22, 30, 34] },
  '5/5/4': { '1/2/1': [93, 95, 96], '3/1/1': [90, 92, 93], '3/2/2': [47, 50, 51], '2/3/1': [39, 44, 46] },
};
describe('odds of sieges', () => {
  for (const [attacker, row] of Object.entries(sieges)) {
    it(`BG-10.3.3: ${attacker} against Strongholds, Elites spent for more rounds`, () => {
      for (const [defender, chances] of Object.entries(row)) {
        const found = [1, 2, 3].map((assaults) =>
          percent(battle(force(attacker), force(defender), { kind: 'siege', assaults }).win),
        );
        expect({ defender, found }).toEqual({ defender, found: chances });
      }
    });
  }
  it('a card of three rounds lifts 7/3 from 50 to 80, and from 13 to 28', () => {
    const three = (defender: string) =>
      percent(battle(force('7/3/2'), force(defender), { kind: 'siege', rounds: 3 }).win);
    expect(three('1/2/1')).toBe(80);
    expect(three('3/2/2')).toBe(28);
  });
});

describe('odds of field battles', () => {
  const cases: readonly (readonly [string, string, BattleKind, number, number?])[] = [
    ['5/0/1', '1/1/1', 'city', 90, 2.3],
    ['5/0/1', '3/1/1', 'field', 54, 3.7],
    ['5/0/1', '5/1/1', 'field', 16],
    ['5/2/2', '3/1/1', 'field', 99, 3.4],
    ['5/2/2', '5/1/1', 'field', 86, 5.3],
    ['5/2/2', '3/3/2', 'field', 48],
    ['8/2/2', '3/3/2', 'field', 82, 8.1],
  ];
  for (const [attacker, defender, kind, win, losses] of cases) {
    it(`BG-9.5: ${attacker} against ${defender} (${kind}) wins ${win} %`, () => {
      const found = battle(force(attacker), force(defender), { kind });
      expect(percent(found.win)).toBe(win);
      if (losses !== undefined) expect(found.attackerLosses).toBeCloseTo(losses, 1);
    });
  }
  it('BG-10.1.1: a City shields its defenders in the first round', () => {
    const [city, field] = (['city', 'field'] as const).map(
      (kind) => battle(force('5/0/1'), force('3/1/1'), { kind }).win,
    );
    expect(city).toBeLessThan(field);
  });
  it('BG-7.2.2: a Captain of the West adds a die, BG-9.5.3: a bonus helps but a natural 1 misses', () => {
    const plain = battle(force('2/0/0'), force('3/0/0'), { kind: 'field' }).win;
    const led = battle({ ...force('2/0/0'), captains: 1 }, force('3/0/0'), { kind: 'field' }).win;
    const sure = battle({ ...force('1/0/0'), bonus: 9 }, force('1/0/0'), { kind: 'field' });
    expect(led).toBeGreaterThan(plain);
    expect(sure.byRound[0].win).toBeCloseTo((5 / 6) * (2 / 3), 9);
  });
});

describe('odds as a distribution', () => {
  it('ends are complete: win, loss and both gone or nobody through make one', () => {
    const found = battle(force('5/1/1'), force('3/1/1'), { kind: 'field' });
    expect(found.win + found.loss).toBeCloseTo(1, 4);
    const siege = battle(force('5/1/1'), force('3/1/1'), { kind: 'siege' });
    expect(siege.win + siege.loss).toBeLessThan(1);
  });
  it('chances by round never fall, and end where the battle ends', () => {
    const { byRound, win, loss } = battle(force('5/2/2'), force('3/3/2'), { kind: 'field' });
    byRound.forEach((round, i) => {
      if (i > 0) expect(round.win).toBeGreaterThanOrEqual(byRound[i - 1].win);
    });
    expect(byRound.at(-1)).toEqual({ win, loss });
  });
  it('an Army without units has lost, and one that meets nobody has won', () => {
    expect(battle(force('0/0/0'), force('1/0/0'), { kind: 'field' }).loss).toBe(1);
    expect(battle(force('1/0/0'), force('0/0/0'), { kind: 'siege' }).win).toBe(1);
  });
  it('agrees with dice: one against one in the field', () => {
    // both need a 5: in a round with a result 2/9 only A, 2/9 only B, 1/9 both (attackers gone: a loss)
    const { win, loss } = battle(force('1/0/0'), force('1/0/0'), { kind: 'field' });
    expect(win).toBeCloseTo(2 / 5, 3);
    expect(loss).toBeCloseTo(3 / 5, 3);
  });
});
