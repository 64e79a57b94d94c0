/** Servers for tests, on both databases. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { newLog } from '../../src/log.ts';
import { type Running, serve } from '../../src/serve.ts';
import { readSettings } from '../../src/settings.ts';
import { TOY } from './games.ts';
import { findPostgres, type Postgres, startPostgres } from './postgres.ts';

export { TOY };

export interface Place {
  readonly data: string;
  readonly databaseUrl: string | null;
}
export interface Houses {
  readonly engine: 'sqlite' | 'postgres';
  /** An empty database. */
  place(): Promise<Place>;
  /** A server there; options as on the command line. All are stopped after the tests. */
  open(place: Place, options?: Readonly<Record<string, string>>, games?: readonly string[]): Promise<Running>;
  /** The lines that the servers logged. */
  readonly log: string[];
  readonly postgres: Postgres | null;
}
/** Generous: tests come from one address. */
const TEST_OPTIONS = {
  port: '0',
  host: '127.0.0.1',
  requests: '1000000',
  sockets: '10000',
  messages: '10000',
  guests: '1000000',
  'new-tables': '1000000',
  'clock-grace': '0',
  threads: '1',
};

const bin = findPostgres();
/** Runs the tests on SQLite and on PostgreSQL; where that is missing and cannot be installed, it says so. */
export function onBoth(name: string, tests: (houses: () => Houses) => void): void {
  describe(`${name}, on SQLite`, () => suite('sqlite', tests));
  if (bin === null)
    describe.skip(`${name}, on PostgreSQL: NOT RUN, no PostgreSQL here and none could be installed`, () => {});
  else describe(`${name}, on PostgreSQL`, () => suite('postgres', tests));
}
/** One server for all suites of a file; each place is a database of its own in it. */
let shared: Promise<Postgres> | null = null;
function sharedPostgres(folder: string): Promise<Postgres> {
  shared ??= startPostgres(folder, ['fsync=off']);
  return shared;
}
afterAll(async () => (await shared)?.remove(), 60_000);

function suite(engine: 'sqlite' | 'postgres', tests: (houses: () => Houses) => void): void {
  let postgres: Postgres | null = null;
  const folders: string[] = [];
  const running: Running[] = [];
  const log: string[] = [];
  beforeAll(async () => {
    if (engine === 'postgres' && bin !== null) postgres = await sharedPostgres(bin);
  }, 60_000);
  afterAll(async () => {
    for (const server of running) await server.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }, 60_000);
  const houses: Houses = {
    engine,
    log,
    get postgres() {
      return postgres;
    },
    place: async () => {
      const data = mkdtempSync(join(tmpdir(), 'amon-hen-'));
      folders.push(data);
      return { data, databaseUrl: postgres === null ? null : await postgres.database() };
    },
    open: async ({ data, databaseUrl }, options = {}, games = [TOY]) => {
      const url = databaseUrl === null ? {} : { 'database-url': databaseUrl };
      const settings = readSettings({ ...TEST_OPTIONS, data, ...url, ...options }, {});
      const server = await serve({ settings, games, log: newLog('debug', { write: (line) => void log.push(line) }) });
      running.push(server);
      return server;
    },
  };
  tests(() => houses);
}
