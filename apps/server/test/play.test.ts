import { expect, it } from 'vitest';
import { Client } from './support/client.ts';
import { onBoth } from './support/houses.ts';
import { dice, newTable, playSeat } from './support/play.ts';

onBoth('Whole games', (houses) => {
  it('two clients play a whole game over the socket, with reconnects at random moments', async () => {
    const { url } = await houses().open(await houses().place());
    const [ann, bob] = [await Client.guest(url, 'Ann'), await Client.guest(url, 'Bob')];
    const table = await newTable(url, ann.cookie, {
      game: 'toy',
      setup: { seats: 2 },
      seats: [{ seat: 0, kind: 'me' }],
    });
    await bob.must({ do: 'sit', table, seat: 1 });
    await Promise.all([ann.watch(table, 0), bob.watch(table, 1)]);
    await Promise.all([playSeat(ann, table, 0, dice(1), 4), playSeat(bob, table, 1, dice(2), 4)]);
    const end = ann.at(table, 0).events.at(-1);
    expect(end?.kind).toBe('end');
    expect(ann.at(table, 0).events.map((e) => e.number)).toEqual(bob.at(table, 1).events.map((e) => e.number));
  });
});
