/** What many games come to. Tallies are plain data and add up in any order, so that workers can share the games. */
import type { Outcome, Seat } from '@amon-hen/kernel';
import type { Answered } from '../watchdog.ts';
import type { Played } from './play.ts';
import {
  addCounts,
  addTimes,
  type Counts,
  median,
  NO_TIMES,
  Stopwatch,
  type Times,
  timesReport,
  wilson,
} from './statistics.ts';

export interface Mishap {
  /** The number of the game in its match, and its own seed. */
  readonly game: number;
  readonly seed: number;
  readonly message: string;
}
export interface Tally {
  readonly games: number;
  readonly decisions: number;
  readonly errors: readonly Mishap[];
  /** By side; a game that several sides win is drawn. */
  readonly wins: Counts;
  readonly draws: number;
  readonly seats: Counts;
  readonly endings: Counts;
  readonly turns: Counts;
  readonly times: Readonly<Record<string, Times>>;
  readonly overruns: number;
  readonly interventions: readonly Mishap[];
}
export const NO_TALLY: Tally = {
  games: 0,
  decisions: 0,
  errors: [],
  wins: {},
  draws: 0,
  seats: {},
  endings: {},
  turns: {},
  times: {},
  overruns: 0,
  interventions: [],
};

export function addTallies(a: Tally, b: Tally): Tally {
  const times: Record<string, Times> = { ...a.times };
  for (const [machine, more] of Object.entries(b.times)) times[machine] = addTimes(times[machine] ?? NO_TIMES, more);
  return {
    games: a.games + b.games,
    decisions: a.decisions + b.decisions,
    errors: inOrder([...a.errors, ...b.errors]),
    wins: addCounts(a.wins, b.wins),
    draws: a.draws + b.draws,
    seats: addCounts(a.seats, b.seats),
    endings: addCounts(a.endings, b.endings),
    turns: addCounts(a.turns, b.turns),
    times,
    overruns: a.overruns + b.overruns,
    interventions: inOrder([...a.interventions, ...b.interventions]),
  };
}
const inOrder = (mishaps: readonly Mishap[]): readonly Mishap[] => mishaps.toSorted((a, b) => a.game - b.game);

/** Counts the games of one worker as they are played. */
export class Scorer {
  readonly #seats: readonly string[];
  readonly #side: (seat: Seat) => string;
  readonly #milliseconds: number;
  readonly #watches = new Map<string, Stopwatch>();
  #tally: Tally = NO_TALLY;
  #overruns = 0;
  #interventions: string[] = [];

  /** `milliseconds` is how long a machine may think. */
  constructor(seats: readonly string[], side: (seat: Seat) => string, milliseconds: number) {
    this.#seats = seats;
    this.#side = side;
    this.#milliseconds = milliseconds;
  }
  answered(machine: string, { milliseconds, intervention }: Answered): void {
    let watch = this.#watches.get(machine);
    if (watch === undefined) {
      watch = new Stopwatch();
      this.#watches.set(machine, watch);
    }
    watch.add(milliseconds);
    if (milliseconds > this.#milliseconds) this.#overruns++;
    if (intervention !== null) this.#interventions.push(`${machine}: ${intervention}`);
  }
  played(game: number, { outcome, turns, decisions, error, seed }: Played): void {
    const one: Tally = {
      ...NO_TALLY,
      games: 1,
      decisions,
      errors: error === null ? [] : [{ game, seed, message: error }],
      interventions: this.#interventions.map((message) => ({ game, seed, message })),
      ...(outcome === null ? {} : this.#result(outcome, turns)),
    };
    this.#interventions = [];
    this.#tally = addTallies(this.#tally, one);
  }
  #result({ winners, how }: Outcome, turns: number): Partial<Tally> {
    const sides = [...new Set(winners.map(this.#side))];
    const seats = Object.fromEntries(winners.map((seat) => [this.#seats[seat] ?? String(seat), 1]));
    const won = sides.length === 1 ? { wins: { [sides[0]]: 1 } } : { draws: 1 };
    return { ...won, seats, endings: { [how]: 1 }, turns: { [turns]: 1 } };
  }
  get tally(): Tally {
    const times = Object.fromEntries([...this.#watches].map(([machine, watch]) => [machine, watch.times]));
    return { ...this.#tally, times, overruns: this.#overruns };
  }
}

/** The figures of a match, as `amon-hen arena --json` prints them. */
export function summary(tally: Tally, sides: readonly string[], endings: readonly string[], seconds: number) {
  const zero = (keys: readonly string[], counts: Counts): Counts => ({
    ...Object.fromEntries(keys.map((key) => [key, 0])),
    ...counts,
  });
  const wins = zero(sides, tally.wins);
  const decided = tally.games - tally.errors.length;
  return {
    games: tally.games,
    errors: tally.errors.length,
    wins,
    endings: zero(endings, tally.endings),
    turns: { median: median(tally.turns) },
    decisions: tally.decisions,
    seconds,
    draws: tally.draws,
    shares: Object.fromEntries(
      Object.entries(wins).map(([side, n]) => [
        side,
        { share: decided === 0 ? 0 : n / decided, interval: wilson(n, decided) },
      ]),
    ),
    winsBySeat: tally.seats,
    milliseconds: Object.fromEntries(Object.entries(tally.times).map(([machine, t]) => [machine, timesReport(t)])),
    overruns: tally.overruns,
    interventions: tally.interventions.length,
    mishaps: [...tally.errors, ...tally.interventions],
  };
}
export type Summary = ReturnType<typeof summary>;
