/** `amon-hen serve`, `backup`, `restore`: the server and its data. */
import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import * as server from '@amon-hen/server';
import { reason } from '../files.ts';
import { BadInput, Options } from '../options.ts';
import type { Context } from '../program.ts';

/** The server goes on after this: it ends the program itself when it is told to stop. */
export async function serve(args: readonly string[], context: Context): Promise<number> {
  const flags = Object.values(server.settings).map((setting) => setting.flag);
  const options = new Options('serve', args, ['help'], flags);
  options.noRest();
  if (options.flag('help')) {
    context.print(server.settingsHelp());
    return 0;
  }
  const running = await clearly('serve', () => server.run(options.given, process.env));
  context.print(`Amon Hen is open at ${running.url}`);
  return 0;
}

export async function backup(args: readonly string[], context: Context): Promise<number> {
  const { file, data, databaseUrl } = await place('backup', args);
  if (existsSync(file)) throw new BadInput(`backup: ${file} is there already`);
  if (databaseUrl === null && !existsSync(data)) throw new BadInput(`backup: there is no data folder ${data}`);
  const rows = await clearly('backup', () => server.backup({ data, databaseUrl, file }));
  context.print(`${file}: ${rows} rows`);
  return 0;
}
export async function restore(args: readonly string[], context: Context): Promise<number> {
  const { file, data, databaseUrl } = await place('restore', args);
  if (!isCompressed(file)) throw new BadInput(`restore: ${file} is not a backup`);
  const rows = await clearly('restore', () => server.restore({ data, databaseUrl, file }));
  context.print(`${file}: ${rows} rows are back`);
  return 0;
}

async function place(command: string, args: readonly string[]) {
  const { data, databaseUrl } = server.settings;
  const options = new Options(command, args, [], [data.flag, databaseUrl.flag]);
  const [file, ...others] = options.rest;
  if (file === undefined) throw new BadInput(`${command}: which file?`);
  if (others.length > 0) throw new BadInput(`${command}: one file at a time`);
  const settings = await clearly(command, () => server.readSettings(options.given, process.env));
  return { file, data: settings.data, databaseUrl: settings.databaseUrl };
}
/** What the person at the keyboard can put right is said in a line. */
async function clearly<T>(command: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof server.StartError) throw new BadInput(`${command}: ${error.message}`);
    throw error;
  }
}
/** Does the file begin as compressed files do? Looked at before anything is opened for writing. */
function isCompressed(file: string): boolean {
  const start = Buffer.alloc(2);
  try {
    const handle = openSync(file, 'r');
    readSync(handle, start);
    closeSync(handle);
  } catch (error) {
    throw new BadInput(`restore: ${file}: ${reason(error)}`);
  }
  return start.equals(Buffer.from([0x1f, 0x8b]));
}
