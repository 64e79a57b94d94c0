import { type Decision, FastChance, Position } from '@amon-hen/kernel';
import { describe, expect, it } from 'vitest';
import { type Fact, type State, toy, type View } from '../../kernel/test/toy.ts';
import { median, Stopwatch, timesReport } from '../src/arena/statistics.ts';
import {
  addTallies,
  answerOf,
  gameSeed,
  type Machine,
  type Match,
  NO_TALLY,
  playGame,
  random,
  Scorer,
  standings,
  summary,
  type Tally,
  wilson,
} from '../src/index.ts';

type ToyMachine = Machine<State, Fact, View>;
const clock = (): number => 0;
function match(
  seed: number,
  machines: readonly ToyMachine[] = [random, random],
): Match<State, Fact, View, { seats: number }> {
  return {
    game: toy,
    setup: { seats: machines.length },
    machines,
    seed,
    milliseconds: 100,
    steps: 1000,
    now: clock,
    turn: (state) => Math.floor(state.round / 4),
  };
}
const named = (name: string, choose: (decision: Decision) => number | readonly number[]): ToyMachine => ({
  name,
  choose: ({ decision }) => choose(decision),
});

describe('a game between machines', () => {
  it('is played to its end, the same for the same seed, another for another', () => {
    const once = playGame(match(7, [random, random, random]));
    expect(once).toMatchObject({ seed: 7, error: null, turns: 3, outcome: { by: 'TOY-6' } });
    expect(playGame(match(7, [random, random, random]))).toEqual(once);
    const others = Array.from({ length: 20 }, (_, i) => playGame(match(i)));
    expect(new Set(others.map((game) => `${game.decisions} ${game.outcome?.winners}`)).size).toBeGreaterThan(1);
  });

  it('tells its spectator every fact, every answer and its end', () => {
    const seen = { facts: 0, answers: 0, ended: 0 };
    const played = playGame(match(3), {
      heard: () => seen.facts++,
      answers: (seat, decision, answered) => {
        expect(decision.by).toContain(seat);
        expect(answered.intervention).toBe(null);
        seen.answers++;
      },
      ended: (position) => {
        expect(position.outcome).not.toBe(null);
        seen.ended++;
      },
    });
    expect(seen).toMatchObject({ answers: played.decisions, ended: 1 });
    expect(seen.facts).toBeGreaterThan(10);
  });

  it('goes on when a machine fails or answers nonsense, and says so', () => {
    const interventions: (string | null)[] = [];
    const broken: ToyMachine = named('broken', () => {
      throw new Error('I am lost');
    });
    const played = playGame(match(3, [broken, named('wrong', () => 99)]), {
      answers: (_, __, answered) => interventions.push(answered.intervention),
    });
    expect(played.error).toBe(null);
    expect(interventions.every((why) => why !== null)).toBe(true);
    expect(interventions).toContain('I am lost');
    expect(interventions).toContain('illegal answer to play: not-offered');
  });

  it('reports an error in the rules, an endless game and a missing machine', () => {
    const faulty = { ...match(1), turn: () => 1, game: { ...toy, outcome: () => JSON.parse('{') } };
    expect(playGame(faulty).error).toMatch(/JSON.* \(/);
    expect(playGame({ ...match(1), steps: 2 }).error).toMatch(/^no end after 2 decisions/);
    expect(playGame({ ...match(1), machines: [random] }).error).toMatch(/no machine sits on seat 1/);
  });

  it('shows a machine its view only if it looks, once, and lets it imagine', () => {
    const position = Position.begin(toy, { seats: 2 }, FastChance.fromSeed(1));
    let views = 0;
    const watched = { ...toy, view: (s: State, who: number | 'public') => [views++, toy.view(s, who)][1] as View };
    const looked = Position.load(watched, position.save(), FastChance.load);
    const thinking = { chance: FastChance.fromSeed(1), milliseconds: 10, now: clock };
    answerOf(looked, 0, random, thinking);
    expect(views).toBe(0);
    const curious: ToyMachine = {
      name: 'curious',
      choose: ({ view, imagine, seat }) => {
        expect(imagine(4).state.hands[seat]).toEqual(view.hand);
        return 0;
      },
    };
    expect(answerOf(looked, 0, curious, thinking)?.intervention).toBe(null);
    expect(answerOf(looked, 1, curious, thinking)).toBe(null);
  });
});

describe('the watchdog', () => {
  const position = (): Position<State, Fact, View> => Position.begin(toy, { seats: 2 }, FastChance.fromSeed(1));
  /** A clock that goes on by itself: a millisecond each time somebody looks. */
  const ticking = (milliseconds: number) => {
    let time = 0;
    return { chance: FastChance.fromSeed(1), milliseconds, now: () => time++ };
  };
  it('tells a machine when it is late', () => {
    let looked = 0;
    const patient: ToyMachine = {
      name: 'patient',
      choose: ({ late, imagine }) => {
        while (!late()) imagine(++looked);
        return 0;
      },
    };
    expect(answerOf(position(), 0, patient, ticking(100))).toMatchObject({ answer: 0, intervention: null });
    expect(looked).toBeGreaterThan(10);
    expect(looked).toBeLessThan(100);
  });
  it('stops one that imagines on and on, and lets its standby answer', () => {
    const dreamer: ToyMachine = {
      name: 'dreamer',
      standby: named('sober', () => 0),
      choose: ({ imagine }) => {
        for (let i = 0; ; i++) imagine(i);
      },
    };
    const found = answerOf(position(), 0, dreamer, ticking(100));
    expect(found).toMatchObject({ answer: 0, intervention: expect.stringMatching(/^overran its time at /) });
    expect(found?.milliseconds).toBeLessThan(250);
  });
  it('gives any legal answer if the standby fails too', () => {
    const hopeless: ToyMachine = { ...named('hopeless', () => 99), standby: named('no better', () => 99) };
    const at = position();
    const found = answerOf(at, 0, hopeless, ticking(100));
    expect(found?.intervention).toBe(`illegal answer to ${at.pending[0]?.about}: not-offered`);
    if (found !== null) expect(at.answer(0, found.which, found.answer)).toBe(true);
  });
});

describe('the tally', () => {
  const seats = ['first', 'second'];
  function tallyOf(from: number, to: number): Tally {
    const scorer = new Scorer(seats, (seat) => seats[seat], 100);
    for (let game = from; game < to; game++) {
      const played = playGame(match(gameSeed(9, game)), { answers: (_, __, a) => scorer.answered('random', a) });
      scorer.played(game, played);
    }
    return scorer.tally;
  }
  it('adds up to the same, however the games are shared out', () => {
    const whole = tallyOf(0, 30);
    const parts = addTallies(tallyOf(20, 30), addTallies(tallyOf(7, 20), tallyOf(0, 7)));
    expect(parts).toEqual(whole);
    expect(addTallies(NO_TALLY, whole)).toEqual(whole);
    expect(Object.values(whole.wins).reduce((a, b) => a + b, whole.draws)).toBe(30);
  });

  it('gives the figures of a match, with zeros where nothing happened', () => {
    const found = summary(tallyOf(0, 30), ['first', 'second', 'third'], ['stones', 'boredom'], 2);
    expect(found).toMatchObject({
      games: 30,
      errors: 0,
      wins: { third: 0 },
      endings: { stones: 30, boredom: 0 },
      turns: { median: 3 },
      seconds: 2,
      interventions: 0,
      mishaps: [],
    });
    expect(Object.keys(found).slice(0, 7)).toEqual([
      'games',
      'errors',
      'wins',
      'endings',
      'turns',
      'decisions',
      'seconds',
    ]);
  });

  it('names the seed of each game that went wrong', () => {
    const scorer = new Scorer(seats, (seat) => seats[seat], 100);
    scorer.answered('slow', { which: 0, answer: 0, milliseconds: 150, intervention: 'lost' });
    scorer.played(4, { seed: 77, outcome: null, turns: 1, decisions: 5, error: 'broken' });
    const found = summary(scorer.tally, [], [], 1);
    expect(found).toMatchObject({ games: 1, errors: 1, overruns: 1, interventions: 1, turns: { median: null } });
    expect(found.mishaps).toEqual([
      { game: 4, seed: 77, message: 'broken' },
      { game: 4, seed: 77, message: 'slow: lost' },
    ]);
  });

  it('counts a game that both sides win as drawn', () => {
    const scorer = new Scorer(seats, (seat) => seats[seat], 100);
    scorer.played(0, {
      seed: 1,
      outcome: { winners: [0, 1], by: 'X', how: 'tie' },
      turns: 1,
      decisions: 5,
      error: null,
    });
    expect(scorer.tally).toMatchObject({ draws: 1, wins: {}, seats: { first: 1, second: 1 } });
  });
});

describe('statistics', () => {
  it('Wilson intervals agree with published values', () => {
    const close = (k: number, n: number, low: number, high: number): void => {
      expect(wilson(k, n)[0]).toBeCloseTo(low, 3);
      expect(wilson(k, n)[1]).toBeCloseTo(high, 3);
    };
    close(0, 10, 0, 0.2775);
    close(5, 10, 0.2366, 0.7634);
    close(81, 263, 0.2553, 0.3662);
    close(0, 0, 0, 1);
  });
  it('a median lies in the middle', () => {
    expect(median({ 3: 1, 5: 1, 9: 1 })).toBe(5);
    expect(median({ 3: 1, 5: 1 })).toBe(4);
    expect(median({ 10: 2, 9: 1 })).toBe(10);
    expect(median({})).toBe(null);
  });
  it('times give mean and most exactly and p99 within 5 %', () => {
    const watch = new Stopwatch();
    for (let i = 1; i <= 1000; i++) watch.add(i);
    const { mean, p99, max } = timesReport(watch.times);
    expect([mean, max]).toEqual([500.5, 1000]);
    expect(p99).toBeGreaterThanOrEqual(990);
    expect(p99).toBeLessThan(990 * 1.05);
    expect(timesReport(new Stopwatch().times)).toEqual({ decisions: 0, mean: 0, p99: 0, max: 0 });
  });
  it('seeds of neighbouring games are nothing alike', () => {
    const seeds = Array.from({ length: 2000 }, (_, i) => gameSeed(1, i));
    expect(new Set(seeds).size).toBe(2000);
    expect(gameSeed(2, 0)).not.toBe(gameSeed(1, 1));
    for (let bit = 0; bit < 32; bit++) {
      const ones = seeds.filter((seed) => (seed >>> bit) & 1).length;
      expect(Math.abs(ones - 1000)).toBeLessThan(120);
    }
  });
});

describe('the tournament', () => {
  it('gives Elo numbers that explain the scores', () => {
    const [best, middle, last] = standings([
      { row: 'a', column: 'b', score: 7597, games: 10_000 }, // 200 points
      { row: 'b', column: 'c', score: 7597, games: 10_000 },
      { row: 'a', column: 'c', score: 9091, games: 10_000 }, // 400 points
    ]);
    expect([best?.machine, middle?.machine, last?.machine]).toEqual(['a', 'b', 'c']);
    expect(best?.elo).toBeCloseTo(200, -1);
    expect(middle?.elo).toBeCloseTo(0, -1);
    expect(last?.elo).toBeCloseTo(-200, -1);
    expect(best).toMatchObject({ score: 16_688, games: 20_000 });
  });
  it('keeps the numbers finite where one always wins', () => {
    const [best] = standings([{ row: 'a', column: 'b', score: 0, games: 50 }]);
    expect(best?.machine).toBe('b');
    expect(best?.elo).toBeLessThan(1000);
  });
});
