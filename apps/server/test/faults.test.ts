import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { killUnderLoad } from './support/faults.ts';
import { findPostgres, startPostgres } from './support/postgres.ts';
import { freePort, ServerProcess } from './support/processes.ts';

/** The full hundred: `node apps/server/bench/faults.ts`. */
const KILLS = 10;

describe('kill -9 at random moments under load', () => {
  it('on SQLite loses no acknowledged move, doubles none, and every table plays on', async () => {
    const data = mkdtempSync(join(tmpdir(), 'amon-hen-'));
    const server = new ServerProcess({ data, port: String(await freePort()) });
    try {
      const result = await killUnderLoad({ servers: [server], kills: KILLS, tables: 8, seed: 11 });
      expect(result).toMatchObject({ lost: [], doubled: [] });
      expect(result.moves).toBeGreaterThan(100);
    } finally {
      await server.end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    }
  });
  it('would be noticed if a move were lost, or stored twice', async () => {
    const data = mkdtempSync(join(tmpdir(), 'amon-hen-'));
    const server = new ServerProcess({ data, port: String(await freePort()) });
    try {
      const result = await killUnderLoad({
        servers: [server],
        kills: 1,
        tables: 3,
        seed: 13,
        meddle: () => {
          const database = new DatabaseSync(join(data, 'amon-hen.sqlite'));
          const isMove = `json_extract(body, '$.kind') = 'answer'`;
          const [first, second] = database.prepare('SELECT DISTINCT table_id FROM events ORDER BY table_id').all();
          const change = (sql: string, table: unknown): void => {
            const { changes } = database.prepare(sql).run(String(table));
            if (changes === 0) throw new Error('nothing to meddle with');
          };
          const someMove = `SELECT min(number) FROM events WHERE table_id = ?1 AND ${isMove}`;
          // another answer in the place of one, and one more in the place of something else
          change(
            `UPDATE events SET body = json_set(body, '$.says', 'something else') WHERE table_id = ?1 AND number = (${someMove})`,
            first?.table_id,
          );
          change(
            `UPDATE events SET body = (SELECT body FROM events WHERE table_id = ?1 AND number = (${someMove})) WHERE table_id = ?1 AND number = (SELECT max(number) FROM events WHERE table_id = ?1 AND NOT ${isMove})`,
            second?.table_id,
          );
          database.close();
        },
      });
      expect(result.lost.length).toBeGreaterThan(0);
      expect(result.doubled.length).toBeGreaterThan(0);
    } finally {
      await server.end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    }
  });
  const bin = findPostgres();
  const title = 'on PostgreSQL with two nodes killed in turn, too';
  it.skipIf(bin === null)(bin === null ? `${title}: NOT RUN, no PostgreSQL` : title, async () => {
    const postgres = await startPostgres(bin ?? '');
    const url = await postgres.database();
    const servers = [await freePort(), await freePort()].map(
      (port) => new ServerProcess({ 'database-url': url, port: String(port) }),
    );
    try {
      const result = await killUnderLoad({ servers, kills: KILLS, tables: 8, seed: 12 });
      expect(result).toMatchObject({ lost: [], doubled: [] });
      expect(result.moves).toBeGreaterThan(100);
    } finally {
      for (const server of servers) await server.end('SIGTERM');
      postgres.remove();
    }
  });
});
