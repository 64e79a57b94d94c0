import { expect, it } from 'vitest';
import { z } from 'zod';
import { games } from '../src/games.ts';
import { Client, get } from './support/client.ts';
import { OWN } from './support/games.ts';
import { onBoth } from './support/houses.ts';
import { dice, newTable, playSeat } from './support/play.ts';

const SETUPS: readonly { readonly game: string; readonly setup: Record<string, unknown>; readonly seats: number }[] = [
  { game: 'board', setup: { edition: 'second', players: 2 }, seats: 2 },
  { game: 'board', setup: { edition: 'second', players: 4 }, seats: 4 },
  { game: 'cards', setup: { scenario: 'trilogy', people: 2 }, seats: 2 },
  { game: 'cards', setup: { scenario: 'duel2', people: 2 }, seats: 2 },
  { game: 'cards', setup: { scenario: 'trilogy', people: 4 }, seats: 4 },
];

/** For two. */
const TWO: Readonly<Record<string, unknown>> = { board: { players: 2 }, cards: { scenario: 'duel2', people: 2 } };

it('set-ups are described, and nonsense is refused', () => {
  for (const { game, setup, machines } of games) {
    expect(z.toJSONSchema(setup, { io: 'input', unrepresentable: 'any' })).toHaveProperty('properties');
    expect(setup.safeParse({}).success).toBe(true);
    for (const nonsense of [null, 7, { players: 5 }, { people: 1 }, { edition: 'third' }, { state: 1 }]) {
      expect([game.name, nonsense, setup.safeParse(nonsense).success]).toEqual([game.name, nonsense, false]);
    }
    const read = setup.parse({});
    expect(setup.parse(JSON.parse(JSON.stringify(read)))).toEqual(read); // a set-up asks for itself
    expect(machines.length).toBeGreaterThan(0);
  }
});

onBoth('The games themselves', (houses) => {
  it.each(SETUPS)('a whole game of $game, $setup, over sockets that break', async ({ game, setup, seats }) => {
    const { url } = await houses().open(await houses().place(), {}, [OWN]);
    const clients = await Promise.all(Array.from({ length: seats }, (_, i) => Client.guest(url, `Player ${i}`)));
    const [host, ...others] = clients;
    if (host === undefined) throw new Error('no host');
    const eve = await Client.guest(url, 'Eve');
    const table = await newTable(url, host.cookie, { game, setup, seats: [{ seat: 0, kind: 'me' }] });
    for (const [i, client] of others.entries()) await client.must({ do: 'sit', table, seat: i + 1 });
    await Promise.all(clients.map((client, seat) => client.watch(table, seat)));
    await eve.watch(table, 'public');
    await Promise.all(clients.map((client, seat) => playSeat(client, table, seat, dice(seat + 3), 30)));
    const last = host.at(table, 0).number;
    await eve.until(() => eve.at(table, 'public').number === last);
    const { present } = host.at(table, 0);
    expect(present.state).toBe('over');
    expect(present.ending?.why).toBe('rules');
    const text = await (await fetch(`${url}/api/tables/${table}/record`)).text();
    const verified = await fetch(`${url}/api/records/verify`, {
      method: 'POST',
      headers: { cookie: host.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    });
    expect(await verified.json()).toMatchObject({ game, over: true, entries: present.entries });
    for (const { own } of eve.at(table, 'public').present.offers) expect(own).toBeUndefined();
  });
  it('a person against a machine of the card game', async () => {
    const { url } = await houses().open(await houses().place(), {}, [OWN]);
    const ann = await Client.guest(url, 'Ann');
    const seats = [{ seat: 0, kind: 'me' }, { seat: 1, kind: 'machine', machine: 'random' }]; // biome-ignore format: short
    const setup = { scenario: 'duel2', people: 2 };
    const table = await newTable(url, ann.cookie, { game: 'cards', setup, seats, thinking: 50 });
    await ann.watch(table, 0);
    await playSeat(ann, table, 0, dice(1));
    expect(ann.at(table, 0).present.state).toBe('over');
  });
  it('every machine of every game answers, without help', async () => {
    const server = await houses().open(await houses().place(), {}, [OWN]);
    const { url } = server;
    const ann = await Client.guest(url, 'Ann');
    for (const { name, machines } of Object((await get(url, '/api/games')).body).games) {
      for (const machine of machines) {
        const seats = [0, 1].map((seat) => ({ seat, kind: 'machine', machine }));
        const table = await newTable(url, ann.cookie, { game: name, setup: TWO[name], seats, thinking: 20 });
        await ann.watch(table, 'public');
        await ann.until(() => ann.at(table, 'public').present.entries > 10, 60_000);
      }
    }
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('interventions_total 0');
    await server.stop(); // they would play on
  });
});
