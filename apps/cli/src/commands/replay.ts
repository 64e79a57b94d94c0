/** `amon-hen replay FILE`: plays a game record again and verifies every entry and the result. */
import {
  type Chance,
  chanceOf,
  type GameRecord,
  GivenError,
  Journal,
  readRecord,
  replayRecord,
} from '@amon-hen/kernel';
import { readText } from '../files.ts';
import { teller } from '../log.ts';
import { BadInput, Options } from '../options.ts';
import type { Context } from '../program.ts';
import type { AnyTitle } from '../registry.ts';

export async function replay(args: readonly string[], context: Context): Promise<number> {
  const options = new Options('replay', args, ['json', 'log'], ['seed']);
  const [path, ...others] = options.rest;
  if (path === undefined) throw new BadInput('replay: which file?');
  if (others.length > 0) throw new BadInput('replay: one file at a time');
  const read = readRecord(readText(path));
  if ('message' in read) throw new BadInput(`${path}:${read.line}: ${read.message}`);
  const seed = options.text('seed');
  const record = seed === undefined ? read : { ...read, seed };
  const title = titleOf(context, record, path);
  const chance = chanceFor(record, path);
  const setup = setupFor(title, record, path);

  const seats = record.seats.map((seat) => seat.name);
  const log = options.flag('log') && !options.flag('json');
  const tell = await teller(title.stage, seats);
  const played = replayRecord(title.stage.game, setup, record, chance, (told) => {
    if (log) context.print(tell(Object.assign({}, told.fact, told.secret?.more)));
  });
  const verified = played instanceof Journal;
  const problem = verified ? null : `${path}${played.line === 0 ? '' : `:${played.line}`}: ${played.message}`;
  const result = record.result;
  if (options.flag('json')) {
    context.print(JSON.stringify({ verified, entries: record.entries.length, result: result ?? null, problem }));
  } else if (problem !== null) context.complain(`amon-hen: not verified: ${problem}`);
  else {
    const winners = result?.winners.map((seat) => record.seats[seat]?.name ?? String(seat)).join(', ') || 'nobody';
    const end = result === undefined ? 'not over' : `${winners} by ${result.by} (${result.how})`;
    context.print(`verified: ${record.game}, ${record.entries.length} entries, ${end}`);
  }
  return verified ? 0 : 1;
}
/** A record names the game as the rules do. */
function titleOf({ registry }: Context, record: GameRecord, path: string): AnyTitle {
  const title = Object.values(registry.games).find(({ stage }) => stage.game.name === record.game);
  if (title === undefined) throw new BadInput(`${path}: there is no game “${record.game}”`);
  return title;
}
function chanceFor(record: GameRecord, path: string): Chance {
  const chance = chanceOf(record);
  if ('message' in chance) throw new BadInput(`${path}: ${chance.message}`);
  return chance;
}
function setupFor(title: AnyTitle, record: GameRecord, path: string): unknown {
  try {
    const setup = title.stage.setup(record.setup);
    const names = title.stage.seats(setup).join(', ');
    const seated = record.seats.map((seat) => seat.name).join(', ');
    if (names !== seated) throw new BadInput(`${path}: the seats are ${names}, not ${seated}`);
    return setup;
  } catch (error) {
    if (error instanceof GivenError) throw new BadInput(`${path}: Setup: ${error.message}`);
    throw error;
  }
}
