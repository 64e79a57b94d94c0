/** `amon-hen tournament`: all pairings of some machines, each on both sides. */
import { type Pairing, type Standing, standings, type Tally } from '@amon-hen/bots';
import { playMatch } from '../arena/pool.ts';
import { Progress } from '../arena/progress.ts';
import { BadInput, Options } from '../options.ts';
import type { Context } from '../program.ts';
import { chooseGame, knownMachine } from '../seating.ts';
import { MATCH_OPTIONS, matchOptions } from './arena.ts';

export async function tournament(args: readonly string[], context: Context): Promise<number> {
  const options = new Options('tournament', args, ['json'], [...MATCH_OPTIONS, 'machines']);
  options.noRest();
  const { games, seed, milliseconds, clock, workers } = matchOptions(options);
  const chosen = chooseGame(context.registry, options, 'tournament');
  const { title, seats } = chosen;
  const machines = (options.text('machines')?.split(',') ?? Object.keys(title.machines)).map((machine) =>
    knownMachine(title, machine, 'tournament: --machines'),
  );
  if (new Set(machines).size !== machines.length) throw new BadInput('tournament: --machines: one is named twice');
  if (machines.length < 2) throw new BadInput('tournament: --machines: at least two are needed');
  const [home = '', away = ''] = title.sides;

  const pairings: Pairing[] = [];
  const bySide: { [side: string]: string; winner: string }[] = [];
  let mishaps = 0;
  for (const [i, a] of machines.entries()) {
    for (const b of machines.slice(i + 1)) {
      let score = 0;
      for (const [first, second] of [
        [a, b],
        [b, a],
      ]) {
        const progress = new Progress(games);
        const pool = { registry: context.registry, title, workers, progress: (t: Tally) => progress.show(t) };
        const seated = seats.map((seat) => (title.side(seat) === home ? first : second));
        const job = { game: chosen.name, given: chosen.given, machines: seated, seed, milliseconds, clock };
        const tally = await playMatch(
          pool,
          job,
          Array.from({ length: games }, (_, n) => n),
        );
        progress.clear();
        mishaps += tally.errors.length + tally.interventions.length;
        score += (tally.wins[first === a ? home : away] ?? 0) + tally.draws / 2;
        bySide.push({ [home]: first, [away]: second, winner: `${tally.wins[home] ?? 0}–${tally.wins[away] ?? 0}` });
      }
      pairings.push({ row: a, column: b, score, games: games * 2 });
    }
  }
  const table = standings(pairings);
  if (options.flag('json'))
    context.print(JSON.stringify({ game: chosen.name, seed, games, standings: table, pairings, mishaps }));
  else {
    for (const line of crossTable(table, pairings)) context.print(line);
    for (const { winner, ...sides } of bySide) {
      context.print(
        `${Object.entries(sides)
          .map(([side, machine]) => `${side} ${machine}`)
          .join(', ')}: ${winner}`,
      );
    }
    if (mishaps > 0) context.print(`${mishaps} errors and interventions: play these pairings in the arena`);
  }
  return mishaps === 0 ? 0 : 1;
}

/** Rows by strength; each cell is the share that the row scored against the column. */
function crossTable(table: readonly Standing[], pairings: readonly Pairing[]): readonly string[] {
  const width = Math.max(8, ...table.map(({ machine }) => machine.length)) + 2;
  const cell = (text: string): string => text.padStart(width);
  const share = (row: string, column: string): string => {
    const found = pairings.find(
      (p) => (p.row === row && p.column === column) || (p.row === column && p.column === row),
    );
    if (found === undefined) return '–';
    const score = found.row === row ? found.score : found.games - found.score;
    return `${((score / found.games) * 100).toFixed(1)} %`;
  };
  return [
    [' '.repeat(width), cell('Elo'), ...table.map(({ machine }) => cell(machine))].join(''),
    ...table.map(({ machine, elo }) =>
      [machine.padEnd(width), cell(elo.toFixed(0)), ...table.map((other) => cell(share(machine, other.machine)))].join(
        '',
      ),
    ),
  ];
}
