/** `amon-hen bench`: random games on one thread, and what a position costs. */
import { spawnSync } from 'node:child_process';
import { measure } from '../bench/measure.ts';
import { Options } from '../options.ts';
import type { Context } from '../program.ts';
import { chooseGame, SETUP_OPTIONS } from '../seating.ts';

export function bench(args: readonly string[], context: Context): number {
  const options = new Options('bench', args, ['json'], [...SETUP_OPTIONS, 'seconds']);
  options.noRest();
  const seconds = options.whole('seconds', { least: 1, most: 600 }) ?? 5;
  const found = options.text('game') === undefined ? all(context, seconds) : one(context, options, seconds);
  if (options.flag('json')) context.print(JSON.stringify(found));
  else {
    for (const [game, figures] of Object.entries(found)) {
      context.print(game);
      for (const [name, value] of Object.entries(figures)) context.print(`  ${name.padEnd(24)}${round(value)}`);
    }
  }
  return 0;
}
type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>;

function one(context: Context, options: Options, seconds: number): Figures {
  const { name, title, setup } = chooseGame(context.registry, options, 'bench');
  return { [name]: { ...measure(title, setup, seconds) } };
}
/** Each game in a process of its own: the peak of memory is a process's, and nobody warms another's code. */
function all(context: Context, seconds: number): Figures {
  const found: Record<string, Readonly<Record<string, number>>> = {};
  for (const game of Object.keys(context.registry.games)) {
    const args = [context.main, 'bench', '--game', game, '--seconds', String(seconds), '--json'];
    const child = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
    if (child.status !== 0) throw new Error(`the bench of ${game} ended with ${child.status ?? child.signal}`);
    const figures: Figures = JSON.parse(child.stdout);
    Object.assign(found, figures);
  }
  return found;
}
function round(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value.toPrecision(3);
}
