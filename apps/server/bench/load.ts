/**
 * Load: many live tables of the board game, two clients each, so many moves a second. Server (and database) on one core,
 * clients on the other. `node apps/server/bench/load.ts [sqlite|postgres|both] [seconds]`
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { OWN } from '../test/support/games.ts';
import { findPostgres, type Postgres, startPostgres } from '../test/support/postgres.ts';
import { freePort, ServerProcess } from '../test/support/processes.ts';
import { Visitors } from './visitors.ts';

const [engines = 'both', seconds = '60'] = process.argv.slice(2);
const LIVE = Number(process.env.LIVE ?? 1000);
const KNOWN = Number(process.env.KNOWN ?? 5000);
const MOVES_A_SECOND = Number(process.env.RATE ?? 200);
const WARM_UP_SECONDS = 10;

const pinned = availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0;
if (pinned) execFileSync('taskset', ['-cp', '1', String(process.pid)], { stdio: 'ignore' });
console.log(pinned ? 'server on core 0, clients on core 1' : 'not pinned: one core, or no taskset');

function memory(pid: number): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
  return `${Math.round(kilobytes('VmRSS') / 1024)} MB, at most ${Math.round(kilobytes('VmHWM') / 1024)} MB`;
}
async function measure(engine: string, options: Record<string, string>): Promise<boolean> {
  const core = pinned ? 0 : null;
  const server = new ServerProcess({ ...options, port: String(await freePort()) }, [OWN], core);
  await server.start();
  const begun = performance.now();
  const visitors = new Visitors(server.url, dice());
  await visitors.come(LIVE, KNOWN);
  console.log(
    `\n${engine}: ${KNOWN} tables, ${LIVE} of them live, after ${Math.round((performance.now() - begun) / 1000)} s; server ${memory(server.pid)}`,
  );
  await visitors.play(MOVES_A_SECOND, WARM_UP_SECONDS);
  visitors.forget();
  const cpu = cpuSeconds(server.pid);
  await visitors.play(MOVES_A_SECOND, Number(seconds));
  const used = (cpuSeconds(server.pid) - cpu) / Number(seconds);
  const { count, p50, p99, worst, late } = visitors.latencies();
  const rate = Math.round(count / Number(seconds));
  console.log(
    `  ${rate} moves/s acknowledged: median ${p50} ms, 99 % within ${p99} ms, worst ${worst} ms; not sent in time: ${late}`,
  );
  console.log(`  server ${memory(server.pid)}, ${Math.round(used * 100)} % of a core`);
  visitors.leave();
  await sleep(200);
  await server.end('SIGTERM');
  return p99 <= 50 && rate >= MOVES_A_SECOND * 0.97;
}
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
/** Any luck will do. */
function dice(): (n: number) => number {
  return (n) => Math.floor(Math.random() * n);
}

/**
 * A database that has run for a day writes its log into old files; a new one makes each file first, 16 MB of zeros, and
 * everybody waits. So many are made before.
 */
async function age(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (let file = 0; file < 40; file++) {
    await client.query(`SELECT pg_logical_emit_message(false, '', '')`);
    await client.query('SELECT pg_switch_wal()');
  }
  await client.query('CHECKPOINT');
  await client.end();
}

let good = true;
if (engines !== 'postgres') {
  const data = mkdtempSync(join(tmpdir(), 'amon-hen-'));
  good = (await measure('SQLite', { data })) && good;
  rmSync(data, { recursive: true, force: true });
}
if (engines !== 'sqlite') {
  const bin = findPostgres();
  if (bin === null) console.log('PostgreSQL: not run, it is not here and could not be installed');
  else {
    const postgres: Postgres = await startPostgres(bin, ['min_wal_size=1GB', 'max_wal_size=4GB'], pinned ? 0 : null);
    const url = await postgres.database();
    await age(url);
    good = (await measure('PostgreSQL', { 'database-url': url })) && good;
    postgres.remove();
  }
}
process.exit(good ? 0 : 1);
