/** A real PostgreSQL for tests: on a free port, in a temporary folder, ended with the tests. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';

export interface Postgres {
  /** A new, empty database; in a folder of its own (on another disk), if one is given. */
  database(folder?: string): Promise<string>;
  stop(mode?: 'fast' | 'immediate'): void;
  start(): Promise<void>;
  remove(): void;
}
const root = process.getuid?.() === 0;
const APT = '/usr/bin/apt-get';

/** Where the server programs are; installs Debian's package if they are missing and that can be done. */
export function findPostgres(): string | null {
  const found = installed();
  if (found !== null || !root || !existsSync(APT)) return found;
  const quiet = { stdio: 'ignore', timeout: 300_000 } as const;
  spawnSync(APT, ['update'], quiet);
  spawnSync(APT, ['install', '-y', '--no-install-recommends', 'postgresql'], {
    ...quiet,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return installed();
}
function installed(): string | null {
  const base = '/usr/lib/postgresql';
  if (existsSync(base)) {
    for (const version of readdirSync(base).sort().reverse()) {
      if (existsSync(join(base, version, 'bin', 'initdb'))) return join(base, version, 'bin');
    }
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}
/** PostgreSQL refuses to run as root. */
function asPostgres(command: string, args: readonly string[]): [string, string[]] {
  return root ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, [...args]];
}
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** `core`: on one core only. */
export async function startPostgres(
  bin: string,
  settings: readonly string[] = [],
  core: number | null = null,
): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'amon-hen-postgres-'));
  if (root) execFileSync('chown', ['postgres', folder]);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const run = (program: string, args: readonly string[]): void => {
    const [command, all] = asPostgres(join(bin, program), args);
    execFileSync(command, all, { stdio: 'ignore', cwd: '/' });
  };
  run('initdb', ['-D', data, '-A', 'trust', '-U', 'amon', '--no-sync', '-E', 'UTF8', '--locale=C']);
  const port = await freePort();
  const url = (name: string): string => `postgres://amon@127.0.0.1:${port}/${name}`;
  const options = [
    '-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=100',
    ...settings.flatMap((s) => ['-c', s]),
  ]; // biome-ignore format: pairs
  let ended: Promise<unknown> = Promise.resolve();
  const start = async (): Promise<void> => {
    const program = core === null ? [] : ['taskset', '-c', String(core)];
    const [first = '', ...rest] = [...program, join(bin, 'postgres'), ...options];
    const [command, all] = asPostgres(first, rest);
    const server = spawn(command, all, { stdio: 'ignore', cwd: '/' });
    ended = new Promise((resolve) => server.once('exit', resolve));
    for (let attempt = 0; ; attempt++) {
      const client = new Client({ connectionString: url('postgres') });
      try {
        await client.connect();
        await client.end();
        return;
      } catch (error) {
        if (attempt > 100) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  };
  const stop = (mode: 'fast' | 'immediate' = 'fast'): void => run('pg_ctl', ['stop', '-D', data, '-m', mode, '-w']);
  await start();
  let databases = 0;
  return {
    start: async () => {
      await ended;
      await start();
    },
    stop,
    database: async (elsewhere) => {
      const name = `t${++databases}`;
      const client = new Client({ connectionString: url('postgres') });
      await client.connect();
      if (elsewhere !== undefined) {
        if (root) execFileSync('chown', ['postgres', elsewhere]);
        await client.query(`CREATE TABLESPACE s_${name} LOCATION '${elsewhere}'`);
      }
      await client.query(`CREATE DATABASE ${name}${elsewhere === undefined ? '' : ` TABLESPACE s_${name}`}`);
      await client.end();
      return url(name);
    },
    remove: () => {
      try {
        stop('immediate');
      } catch {
        // it was stopped already
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
