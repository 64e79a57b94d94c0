/** The full disk, and the lost database: clear errors, and no loss. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Client } from './support/client.ts';
import { onBoth } from './support/houses.ts';
import { anyWords, askedOf, dice, newTable, playSeat } from './support/play.ts';

async function twoAt(url: string) {
  const [ann, bob] = [await Client.guest(url, 'Ann'), await Client.guest(url, 'Bob')];
  const table = await newTable(url, ann.cookie, { game: 'toy', setup: { seats: 2 }, seats: [{ seat: 0, kind: 'me' }] });
  await bob.must({ do: 'sit', table, seat: 1 });
  await Promise.all([ann.watch(table, 0), bob.watch(table, 1)]);
  const asked = await ann.until(() => askedOf(ann.at(table, 0).present));
  const says = anyWords(asked.own, dice(1));
  return {
    ann,
    bob,
    table,
    step: { do: 'answer', table, as: 0, asked: asked.asked, which: asked.which, says } as const,
  };
}
/** A file system of its own, so small that it can be filled; only root can make one. */
function smallDisk(megabytes: number): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'amon-hen-small-'));
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
}
const canMount = ((): boolean => {
  const disk = smallDisk(1);
  if (disk !== null) execFileSync('/bin/umount', [disk]);
  return disk !== null;
})();

onBoth('The full disk', (houses) => {
  const title = 'a move that cannot be stored is refused, nothing changes, and it is taken when there is room again';
  it.skipIf(!canMount)(canMount ? title : `${title}: NOT RUN, only root can mount a small disk`, async () => {
    const { postgres } = houses();
    const disk = smallDisk(postgres === null ? 6 : 24) ?? '';
    const folder = join(disk, 'data');
    mkdirSync(folder);
    const server = await houses().open({
      data: folder,
      databaseUrl: postgres === null ? null : await postgres.database(folder),
    });
    try {
      const { ann, bob, table, step } = await twoAt(server.url);
      const ballast = join(disk, 'ballast');
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(ballast, Buffer.alloc(bavail * bsize));
      let refused = '';
      for (let n = 0; n < 2000 && refused === ''; n++) {
        const reply = await ann.say({ do: 'chat', table, as: 0, text: 'x'.repeat(500) });
        if (reply.say === 'refused') refused = reply.error.code; // its files had some room left
      }
      expect(refused).toBe('unavailable');
      const stored = ann.at(table, 0).number;
      for (
        let n = 0;
        n < 50 && (await ann.say({ do: 'chat', table, as: 0, text: 'x'.repeat(500) })).say === 'done';
        n++
      );
      expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
      rmSync(ballast);
      await ann.must(step, 'move');
      await ann.until(() => ann.at(table, 0).present.entries === 1);
      expect(ann.at(table, 0).number).toBeGreaterThan(stored);
      await Promise.all([playSeat(ann, table, 0, dice(1)), playSeat(bob, table, 1, dice(2))]);
      expect(ann.at(table, 0).present.state).toBe('over');
      const again = new Client(server.url, ann.cookie);
      await again.connect();
      await again.watch(table, 0);
      expect(again.at(table, 0).events).toEqual(ann.at(table, 0).events); // what was told is what is stored
    } finally {
      await server.stop();
      postgres?.stop('fast');
      await postgres?.start();
      execFileSync('/bin/umount', ['-l', disk]);
      rmSync(disk, { recursive: true });
    }
  });
});

onBoth('The lost database', (houses) => {
  it('connections that break are made anew; while the database is away errors are clear; then all goes on', async () => {
    const { postgres } = houses();
    if (postgres === null) return; // SQLite is part of the process
    const place = await houses().place();
    const server = await houses().open(place);
    const { ann, bob, table, step } = await twoAt(server.url);
    postgres.stop('immediate');
    expect((await ann.refused(step, 'move')).code).toBe('unavailable');
    const ready = await fetch(`${server.url}/api/ready`);
    expect(ready.status).toBe(503);
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    expect((await fetch(`${server.url}/api/me`, { headers: { cookie: ann.cookie } })).status).toBe(503);
    await postgres.start();
    for (let n = 0; (await ann.say(step, 'move')).say === 'refused'; n++) {
      if (n > 50) throw new Error('the database was not found again');
      await sleep(100);
    }
    await ann.until(() => ann.at(table, 0).present.entries === 1);
    for (let n = 0; (await fetch(`${server.url}/api/ready`)).status !== 200; n++) {
      if (n > 50) throw new Error('the node did not get ready again');
      await sleep(100);
    }
    await Promise.all([playSeat(ann, table, 0, dice(1)), playSeat(bob, table, 1, dice(2))]);
    expect(ann.at(table, 0).present.state).toBe('over');
  });
  it('a node that heard no notices for a while catches up', async () => {
    const { postgres } = houses();
    if (postgres === null) return;
    const place = await houses().place();
    const [one, two] = [await houses().open(place), await houses().open(place)];
    const { ann, table } = await twoAt(one.url);
    const eve = await Client.guest(two.url, 'Eve');
    await eve.watch(table, 'public');
    postgres.stop('fast');
    await postgres.start();
    for (let n = 0; (await ann.say({ do: 'chat', table, as: 0, text: 'after' }, 'after')).say === 'refused'; n++) {
      if (n > 50) throw new Error('the database was not found again');
      await sleep(100);
    }
    await eve.until(() => eve.at(table, 'public').events.some((e) => e.kind === 'chat' && e.text === 'after'));
  });
});
