/** The program `amon-hen`: finds the command, and turns what goes wrong into one line and an exit code. */
import { BadInput, nearest } from './options.ts';
import type { Registry } from './registry.ts';

export interface Context {
  readonly registry: Registry;
  /** The project's folder: rules and tests are looked for in it. */
  readonly root: string;
  /** The program's own file, to run it again. */
  readonly main: string;
  print(line: string): void;
  /** To the error stream. */
  complain(line: string): void;
}
/** Gives the exit code: 0 all is well, 1 something failed. Bad input is thrown. */
export type Command = (args: readonly string[], context: Context) => number | Promise<number>;

/** Each is loaded when it is wanted: a match needs no YAML, a rule no server. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./commands/server.ts')).serve,
  backup: async () => (await import('./commands/server.ts')).backup,
  restore: async () => (await import('./commands/server.ts')).restore,
  arena: async () => (await import('./commands/arena.ts')).arena,
  tournament: async () => (await import('./commands/tournament.ts')).tournament,
  scenario: async () => (await import('./commands/scenario.ts')).scenario,
  replay: async () => (await import('./commands/replay.ts')).replay,
  rules: async () => (await import('./commands/rules.ts')).rules,
  bench: async () => (await import('./commands/bench.ts')).bench,
};
const HELP = `amon-hen: the table of the War of the Ring games, from the command line

  serve       the server; every setting is listed by serve --help
  backup      FILE   writes all data to a file, while the server runs  --data FOLDER  --database-url URL
  restore     FILE   puts a backup into an empty database  --data FOLDER  --database-url URL
  arena       machines play against each other
                --game board|cards  --seats free=random,shadow=random  --games N  --seed S
                --edition first|second  --players 2|3|4  --scenario NAME
                --milliseconds N  --clock wall|cpu  --workers N  --only GAME  --record FILE  --log  --json
  tournament  all pairings of some machines, with a cross table and Elo
                --game  --machines random,instinct,captain  --games N  --seed S  …  --json
  scenario    FILE…  runs conformance scenarios  --json
  replay      FILE   plays a game record again and verifies it  --seed S  --log  --json
  rules       [ID]   shows a rule; lists which rules have tests  --coverage  --game board|cards  --all  --json
  bench       random games on one thread: how fast  --game board|cards  --seconds N  --json
  help

Exit codes: 0 all is well, 1 something failed, 2 the input is wrong.`;

export async function run(args: readonly string[], context: Context): Promise<number> {
  try {
    const [name = 'help', ...rest] = args;
    if (name === 'help' || name === '--help' || name === '-h') {
      context.print(HELP);
      return 0;
    }
    const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (load === undefined) {
      const near = nearest(name, Object.keys(COMMANDS));
      throw new BadInput(`there is no command “${name}”; ${near === null ? 'try help' : `did you mean ${near}?`}`);
    }
    const command = await load();
    return await command(rest, context);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    context.complain(`amon-hen: ${error.message.replaceAll(/\s*\n\s*/g, '; ')}`);
    return 2;
  }
}
