import { expect, it } from 'vitest';
import { newLog } from '../src/log.ts';
import { openStorage } from '../src/storage/open.ts';
import { Client } from './support/client.ts';
import { onBoth } from './support/houses.ts';
import { askedOf, dice, newTable, playSeat } from './support/play.ts';

onBoth('Many nodes', (houses) => {
  it('serve one table: its players sit at different ones, and each hears the other', async () => {
    if (houses().engine === 'sqlite') return; // one node a folder
    const place = await houses().place();
    const [one, two] = [await houses().open(place), await houses().open(place)];
    const [ann, bob, eve] = [
      await Client.guest(one.url, 'Ann'),
      await Client.guest(two.url, 'Bob'),
      await Client.guest(two.url, 'Eve'),
    ];
    for (let seed = 1; seed <= 3; seed++) {
      const table = await newTable(one.url, ann.cookie, {
        game: 'toy',
        setup: { seats: 2 },
        seats: [{ seat: 0, kind: 'me' }],
      });
      await bob.must({ do: 'sit', table, seat: 1 });
      await Promise.all([ann.watch(table, 0), bob.watch(table, 1), eve.watch(table, 'public')]);
      await Promise.all([playSeat(ann, table, 0, dice(seed), 6), playSeat(bob, table, 1, dice(seed + 9), 6)]);
      const last = ann.at(table, 0).number;
      await eve.until(() => eve.at(table, 'public').number === last);
      await bob.until(() => bob.at(table, 1).number === last);
    }
  });

  it('two that write at the same moment: both are stored, one after the other', async () => {
    if (houses().engine === 'sqlite') return;
    const place = await houses().place();
    const [one, two] = [await houses().open(place), await houses().open(place)];
    const [ann, bob] = [await Client.guest(one.url, 'Ann'), await Client.guest(two.url, 'Bob')];
    const table = await newTable(one.url, ann.cookie, {
      game: 'toy',
      setup: { seats: 2 },
      seats: [{ seat: 0, kind: 'me' }],
    });
    await bob.must({ do: 'sit', table, seat: 1 });
    await Promise.all([ann.watch(table, 0), bob.watch(table, 1)]);
    const before = ann.at(table, 0).number;
    const talk = Array.from({ length: 40 }, (_, i) =>
      i % 2 === 0
        ? ann.must({ do: 'chat', table, as: 0, text: `a${i}` })
        : bob.must({ do: 'chat', table, as: 1, text: `b${i}` }),
    );
    await Promise.all(talk);
    await Promise.all([ann, bob].map((c, seat) => c.until(() => c.at(table, seat).number === before + 40)));
    const chats = (c: Client, seat: number) => c.at(table, seat).events.filter((e) => e.kind === 'chat');
    expect(chats(ann, 0)).toEqual(chats(bob, 1));
    expect(new Set(ann.at(table, 0).events.flatMap((e) => (e.kind === 'chat' ? [e.text] : []))).size).toBe(40);
  });

  it('a dead node’s work is taken over when its lease runs out', async () => {
    const place = await houses().place();
    const storage = await openStorage({ ...place, connections: 2 }, 'test', newLog('silent'));
    await storage.close();
    const one = await houses().open(place);
    const ann = await Client.guest(one.url, 'Ann');
    const seats = [{ seat: 0, kind: 'me' }, { seat: 1, kind: 'machine', machine: 'slow' }]; // biome-ignore format: short
    const table = await newTable(one.url, ann.cookie, { game: 'toy', setup: { seats: 2 }, seats, thinking: 10 });
    await ann.watch(table, 0);
    const { asked, own } = await ann.until(() => askedOf(ann.at(table, 0).present));
    await ann.must({ do: 'answer', table, as: 0, asked, which: 0, says: own.options[0] ?? '' });
    await one.stop();
    // as a killed node would have left it: a lease that nobody works on
    const opened = await openStorage({ ...place, connections: 2 }, 'test', newLog('silent'));
    const dead = { lease_by: 'a dead node', lease_until: Date.now() + 1500, due: 1 };
    await opened.db.updateTable('tables').set(dead).where('id', '=', table).execute();
    await opened.close();
    const two = await houses().open(place);
    ann.url = two.url;
    await ann.until(() => !ann.isOpen);
    await ann.connect();
    await ann.watch(table, 0);
    await ann.until(() => ann.at(table, 0).present.entries >= 2, 15_000);
  });

  it('a deploy drains: clients are told, come back, and nothing is lost', async () => {
    const place = await houses().place();
    let server = await houses().open(place);
    const [ann, bob] = [await Client.guest(server.url, 'Ann'), await Client.guest(server.url, 'Bob')];
    const table = await newTable(server.url, ann.cookie, {
      game: 'toy',
      setup: { seats: 2 },
      seats: [{ seat: 0, kind: 'me' }],
    });
    await bob.must({ do: 'sit', table, seat: 1 });
    await Promise.all([ann.watch(table, 0), bob.watch(table, 1)]);
    const port = String(server.port);
    const patient = async (client: Client, seat: number, seed: number): Promise<void> => {
      for (;;) {
        try {
          await playSeat(client, table, seat, dice(seed));
          return;
        } catch (error) {
          if (
            !(error instanceof Error) ||
            !/ECONNREFUSED|closed|503|hang up|ECONNRESET/.test(`${error.message} ${Object(error).code}`)
          )
            throw error;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      }
    };
    const playing = Promise.all([patient(ann, 0, 1), patient(bob, 1, 2)]);
    for (let n = 0; n < 2; n++) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      await server.stop();
      server = await houses().open(place, { port });
    }
    await playing;
    expect(ann.heard.some((m) => m.say === 'going')).toBe(true);
    expect(ann.at(table, 0).present.state).toBe('over');
  });
});
