/** A server for tests and pictures: the client with the toy game, the real games, an empty house. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Running } from '../../server/src/index.ts';
import { run } from '../../server/src/run.ts';

const TOY = fileURLToPath(new URL('../.cache/toy', import.meta.url));

export function openHouse(port: string, client: string = TOY, data: string = newData()): Promise<Running> {
  return run({ port, data, client, 'log-level': 'warn', requests: '100000' }, {});
}
export function newData(): string {
  return mkdtempSync(join(tmpdir(), 'amon-hen-e2e-'));
}
if (import.meta.main) await openHouse(process.argv[2] ?? '0', process.argv[3]);
