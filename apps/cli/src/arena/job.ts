/** Some games of a match, played here: the same in the program itself and in a worker. */
import { gameSeed, playGame, Scorer, type Spectator, type Tally } from '@amon-hen/bots';
import type { AnyTitle } from '../registry.ts';

/** How thinking is timed: by the wall, or by what the thread had of its core, where others keep the machine busy. */
export const CLOCKS = ['wall', 'cpu'] as const;
export type Clock = (typeof CLOCKS)[number];
const clocks: Readonly<Record<Clock, () => number>> = {
  wall: () => performance.now(),
  cpu: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
};

/** What a worker must know: plain data. */
export interface Job {
  readonly game: string;
  readonly given: unknown;
  /** The machine of each seat. */
  readonly machines: readonly string[];
  readonly seed: number;
  /** How long a machine may think about an answer. */
  readonly milliseconds: number;
  readonly clock: Clock;
}

export function playGames(
  title: AnyTitle,
  job: Job,
  numbers: readonly number[],
  spectator: Spectator<unknown, unknown, unknown> = {},
): Tally {
  const { stage } = title;
  const setup = stage.setup(job.given);
  const seats = stage.seats(setup);
  const machines = job.machines.map((name) => {
    const machine = title.machines[name];
    if (machine === undefined) throw new Error(`there is no machine ${name}`);
    return machine;
  });
  const scorer = new Scorer(seats, (seat) => title.side(seats[seat] ?? ''), job.milliseconds);
  for (const number of numbers) {
    const played = playGame(
      {
        game: stage.game,
        setup,
        machines,
        seed: gameSeed(job.seed, number),
        milliseconds: job.milliseconds,
        steps: title.mostDecisions,
        now: clocks[job.clock],
        turn: (state) => title.turn(state),
      },
      {
        ...spectator,
        answers: (seat, decision, answered) => {
          scorer.answered(machines[seat]?.name ?? '', answered);
          spectator.answers?.(seat, decision, answered);
        },
      },
    );
    scorer.played(number, played);
  }
  return scorer.tally;
}
