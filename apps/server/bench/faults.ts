/** Kills servers a hundred times under load, on both databases: `node apps/server/bench/faults.ts [kills]`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FaultResult, killUnderLoad } from '../test/support/faults.ts';
import { findPostgres, startPostgres } from '../test/support/postgres.ts';
import { freePort, ServerProcess } from '../test/support/processes.ts';

const kills = Number(process.argv[2] ?? 100);
const report = (line: string): void => console.log(`  ${line}`);
let failed = false;
function judge(result: FaultResult): void {
  const { games, moves, lost, doubled } = result;
  console.log(
    `  ${kills} kills, ${games} games, ${moves} moves acknowledged, ${lost.length} lost, ${doubled.length} doubled`,
  );
  for (const line of [...lost, ...doubled]) console.log(`  ! ${line}`);
  if (lost.length + doubled.length > 0) failed = true;
}

console.log('SQLite, one server');
const data = mkdtempSync(join(tmpdir(), 'amon-hen-'));
const alone = new ServerProcess({ data, port: String(await freePort()) });
judge(await killUnderLoad({ servers: [alone], kills, tables: 16, seed: 1, report }));
await alone.end('SIGTERM');
rmSync(data, { recursive: true, force: true });

const bin = findPostgres();
if (bin === null) console.log('PostgreSQL: not run, it is not here and could not be installed');
else {
  console.log('PostgreSQL, two nodes killed in turn');
  const postgres = await startPostgres(bin);
  const url = await postgres.database();
  const ports = [await freePort(), await freePort()];
  const servers = ports.map((port) => new ServerProcess({ 'database-url': url, port: String(port) }));
  judge(await killUnderLoad({ servers, kills, tables: 16, seed: 2, report }));
  for (const server of servers) await server.end('SIGTERM');
  postgres.remove();
}
process.exit(failed ? 1 : 0);
