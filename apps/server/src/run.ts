/** The server as a program: until it is told to stop. */
import { newLog } from './log.ts';
import { type Running, serve } from './serve.ts';
import { readSettings } from './settings.ts';

/** A second signal does not wait. */
export async function run(
  options: Readonly<Record<string, string | undefined>>,
  env: NodeJS.ProcessEnv,
  games?: readonly string[],
): Promise<Running> {
  const settings = readSettings(options, env);
  const log = newLog(settings.logLevel);
  const running = await serve(games === undefined ? { settings, log } : { settings, log, games });
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'told to stop');
    running.stop().then(
      () => process.exit(0),
      (error) => {
        log.error({ error: String(error) }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return running;
}
