import { describe, expect, it } from 'vitest';
import { FastChance, Position, pickOne } from '../src/index.ts';
import { tryGame } from '../src/kit/index.ts';
import { type State, toy } from './toy.ts';

const trial = (seats: number, seed: number) => ({
  game: toy,
  setup: { seats },
  seed,
  steps: 500,
  every: 1,
  invariants(state: State) {
    const cards = [...state.deck, ...state.hands.flat(), ...state.played.flatMap((c) => (c === null ? [] : [c]))];
    expect(cards.length).toBe(18);
    expect(state.pile + state.stones.reduce((a, b) => a + b, 0)).toBe(12);
  },
});

describe('the kit', () => {
  it('passes for the toy game with two, three and four seats', () => {
    const sum = { undone: 0, barred: 0, imagined: 0, compared: 0, refused: 0 };
    for (let seed = 0; seed < 30; seed++) {
      const report = tryGame(trial(2 + (seed % 3), seed));
      for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += report[key];
    }
    for (const n of Object.values(sum)) expect(n).toBeGreaterThan(100);
  });

  it('finds a leaking view', () => {
    const leaky = {
      ...toy,
      view: (s: State, who: number | 'public') => ({ ...toy.view(s, who), deck: s.hands[0][0] ?? 0 }),
    };
    expect(() => {
      for (let seed = 0; seed < 5; seed++) tryGame({ ...trial(2, seed), game: leaky });
    }).toThrow(/views of truth and sample/);
  });

  it('finds a question whose absence betrays a hand', () => {
    const telling = {
      ...toy,
      *next(table: Parameters<typeof toy.next>[0]) {
        if (table.state.round % 4 === 0 && table.state.hands[1].some((card) => card > 9)) {
          yield* pickOne({ by: 0, rule: 'X', about: 'a tell', id: String, options: [0, 1] });
        }
        yield* toy.next(table);
      },
    };
    expect(() => {
      for (let seed = 0; seed < 20; seed++) tryGame({ ...trial(2, seed), game: telling });
    }).toThrow(/behind one view|questions of truth and sample/);
  });

  it('finds a secret kept in a local variable', () => {
    let hidden = 0;
    const forgetful = {
      ...toy,
      *next(table: Parameters<typeof toy.next>[0]) {
        hidden++;
        table.state.pile += hidden > 40 ? 1 : 0;
        yield* toy.next(table);
      },
    };
    expect(() => {
      for (let seed = 0; seed < 10; seed++) tryGame({ ...trial(2, seed), game: forgetful });
    }).toThrow();
  });

  it('finds a game that does not end', () => {
    expect(() => tryGame({ ...trial(2, 1), game: { ...toy, outcome: () => null }, steps: 50, every: 1000 })).toThrow(
      /does not end/,
    );
  });

  it('finds a copy that shares something with its original', () => {
    const shallow = { ...toy, copy: (s: State) => ({ ...s, stones: s.stones }) };
    expect(() => tryGame({ ...trial(2, 3), game: shallow })).toThrow();
    expect(Position.begin(toy, { seats: 2 }, FastChance.fromSeed(1)).pending.length).toBe(1);
  });
});
