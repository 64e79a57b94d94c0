/** `amon-hen arena`: machines play against each other. */
import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { gameSeed, type Spectator, summary, type Tally } from '@amon-hen/bots';
import { type Entry, type Json, resultOf, spell, writeRecord } from '@amon-hen/kernel';
import { CLOCKS, type Clock, type Job, playGames } from '../arena/job.ts';
import { playMatch } from '../arena/pool.ts';
import { Progress } from '../arena/progress.ts';
import { reportLines } from '../arena/report.ts';
import { reason } from '../files.ts';
import { type Tell, teller } from '../log.ts';
import { BadInput, Options } from '../options.ts';
import type { Context } from '../program.ts';
import { type Chosen, chooseGame, SETUP_OPTIONS, seatMachines } from '../seating.ts';

export const MATCH_OPTIONS = [...SETUP_OPTIONS, 'games', 'seed', 'milliseconds', 'clock', 'workers'];
const MOST_GAMES = 100_000_000;

interface MatchOptions extends Pick<Job, 'seed' | 'milliseconds' | 'clock'> {
  readonly games: number;
  readonly workers: number;
}
/** What every kind of match is told: how many games, which seed, how long to think by which clock, on how many cores. */
export function matchOptions(options: Options): MatchOptions {
  const clock: Clock = CLOCKS.find((c) => c === options.choice('clock', CLOCKS)) ?? 'wall';
  return {
    clock,
    games: options.whole('games', { least: 1, most: MOST_GAMES }) ?? 1,
    seed: options.whole('seed', { least: 0, most: 0xffffffff }) ?? Math.floor(Math.random() * 0x100000000),
    milliseconds: options.whole('milliseconds', { least: 1, most: 3_600_000 }) ?? 300,
    workers: options.whole('workers', { least: 1, most: 1024 }) ?? availableParallelism(),
  };
}

export async function arena(args: readonly string[], context: Context): Promise<number> {
  const options = new Options('arena', args, ['json', 'log'], [...MATCH_OPTIONS, 'seats', 'only', 'record']);
  options.noRest();
  const { games, seed, milliseconds, clock, workers } = matchOptions(options);
  const chosen = chooseGame(context.registry, options, 'arena');
  const machines = seatMachines(chosen, options.text('seats'), 'arena');
  const only = options.whole('only', { least: 0, most: MOST_GAMES });
  const record = options.text('record');
  const log = options.flag('log');
  if (log && options.flag('json')) throw new BadInput('arena: --log and --json do not go together');
  const numbers = only === undefined ? Array.from({ length: games }, (_, i) => i) : [only];
  if (record !== undefined && numbers.length > 1)
    throw new BadInput('arena: --record writes one game: use --games 1 or --only');
  if (record !== undefined && existsSync(record)) throw new BadInput(`arena: ${record} is there already`);

  const job: Job = { game: chosen.name, given: chosen.given, machines, seed, milliseconds, clock };
  const begun = performance.now();
  let tally: Tally;
  if (log || record !== undefined) {
    const recorder = record === undefined ? null : new Recorder(chosen, job, numbers[0] ?? 0);
    const tell = await teller(chosen.title.stage, chosen.seats);
    tally = playGames(chosen.title, job, numbers, spectators(tell, log ? context : null, recorder));
    if (record !== undefined && recorder !== null) write(record, recorder.text);
  } else {
    const progress = new Progress(numbers.length);
    const pool = { registry: context.registry, title: chosen.title, workers, progress: (t: Tally) => progress.show(t) };
    tally = await playMatch(pool, job, numbers);
    progress.clear();
  }
  const found = summary(tally, chosen.title.sides, chosen.title.endings, (performance.now() - begun) / 1000);
  if (options.flag('json')) context.print(JSON.stringify({ ...found, seed, seats: seated(chosen, machines) }));
  else {
    const who = chosen.seats.map((seat, i) => `${seat} ${machines[i]}`).join(', ');
    context.print(`${chosen.name}: ${who}; seed ${seed}`);
    for (const line of reportLines(found)) context.print(line);
  }
  return found.errors === 0 && found.interventions === 0 ? 0 : 1;
}
function seated({ seats }: Chosen, machines: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(seats.map((seat, i) => [seat, machines[i] ?? '']));
}
function write(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    throw new BadInput(`arena: ${path}: ${reason(error)}`);
  }
}

function spectators(
  tell: Tell<unknown>,
  log: Context | null,
  recorder: Recorder | null,
): Spectator<unknown, unknown, unknown> {
  return {
    heard: ({ fact, secret }) => {
      const line = tell(Object.assign({}, fact, secret?.more));
      log?.print(line);
      recorder?.remark(line);
    },
    answers: (seat, decision, answered) => {
      recorder?.entries.push({ seat, which: answered.which, says: spell(decision, answered.answer) });
    },
    ended: (position) => {
      if (recorder !== null) recorder.result = resultOf(position);
    },
  };
}
/** Writes one game down as it is played. */
class Recorder {
  readonly entries: Entry[] = [];
  result: ReturnType<typeof resultOf>;
  readonly #comments = new Map<number, string[]>();
  readonly #chosen: Chosen;
  readonly #job: Job;
  readonly #seed: number;
  constructor(chosen: Chosen, job: Job, game: number) {
    this.#chosen = chosen;
    this.#job = job;
    this.#seed = gameSeed(job.seed, game);
  }
  remark(line: string): void {
    const here = this.#comments.get(this.entries.length) ?? [];
    here.push(line);
    this.#comments.set(this.entries.length, here);
  }
  get text(): string {
    const { title, setup, seats } = this.#chosen;
    const plain: Json = JSON.parse(JSON.stringify(setup));
    return writeRecord({
      game: title.stage.game.name,
      rules: title.stage.game.rules,
      setup: plain,
      seats: seats.map((name, i) => ({ name, player: this.#job.machines[i] ?? '' })),
      chance: 'fast',
      seed: String(this.#seed),
      entries: this.entries,
      comments: this.#comments,
      ...(this.result === undefined ? {} : { result: this.result }),
    });
  }
}
