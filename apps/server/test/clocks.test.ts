import { describe, expect, it } from 'vitest';
import { firstToFall, leftAt, newClocks, turned } from '../src/tables/clocks.ts';
import { Client } from './support/client.ts';
import { onBoth } from './support/houses.ts';
import { askedOf, dice, newTable, playSeat } from './support/play.ts';

describe('clocks', () => {
  const perMove = { kind: 'move', seconds: 10, expiry: 'loss' } as const;
  const total = { kind: 'total', seconds: 10, extra: 2, expiry: 'loss' } as const;
  it('per move: each decision has its full time', () => {
    let clocks = turned(perMove, newClocks(perMove, [0, 1]), [0], null, 1000);
    expect(firstToFall(clocks)).toEqual({ seat: 0, at: 11_000 });
    clocks = turned(perMove, clocks, [0], 0, 5000); // answered, and asked again
    expect(firstToFall(clocks)).toEqual({ seat: 0, at: 15_000 });
    clocks = turned(perMove, clocks, [1], 0, 6000);
    expect(firstToFall(clocks)).toEqual({ seat: 1, at: 16_000 });
  });
  it('per move: who is asked together with others gets no more time when they answer', () => {
    let clocks = turned(perMove, newClocks(perMove, [0, 1]), [0, 1], null, 0);
    clocks = turned(perMove, clocks, [1], 0, 9000);
    expect(firstToFall(clocks)).toEqual({ seat: 1, at: 10_000 });
  });
  it('total: time is used up, an answer adds a little, and a resting clock stands', () => {
    let clocks = turned(total, newClocks(total, [0, 1]), [0], null, 0);
    clocks = turned(total, clocks, [1], 0, 4000);
    expect(clocks.map((c) => leftAt(c, 7000))).toEqual([8000, 7000]);
    clocks = turned(total, clocks, [0], 1, 9000);
    expect(clocks.map((c) => leftAt(c, 9000))).toEqual([8000, 7000]);
    expect(firstToFall(clocks)).toEqual({ seat: 0, at: 17_000 });
  });
});

onBoth('Clocks at a table', (houses) => {
  const seats = [{ seat: 0, kind: 'me' }];
  const opened = async (url: string, clock: unknown) => {
    const [ann, bob] = [await Client.guest(url, 'Ann'), await Client.guest(url, 'Bob')];
    const table = await newTable(url, ann.cookie, { game: 'toy', setup: { seats: 2 }, seats, clock });
    await bob.must({ do: 'sit', table, seat: 1 });
    await Promise.all([ann.watch(table, 0), bob.watch(table, 1)]);
    return { ann, bob, table };
  };
  it('a loss: who does not answer in time has lost, and may not answer any more', async () => {
    const { url } = await houses().open(await houses().place());
    const { ann, bob, table } = await opened(url, { kind: 'move', seconds: 1, expiry: 'loss' });
    const asked = await ann.until(() => askedOf(ann.at(table, 0).present));
    expect(ann.at(table, 0).present.clocks).toMatchObject([
      { seat: 0, runs: true },
      { seat: 1, runs: false },
    ]);
    await bob.until(() => bob.at(table, 1).present.state === 'over');
    expect(bob.at(table, 1).present.ending).toMatchObject({ why: 'clock', outcome: { winners: [1] } });
    const late = {
      do: 'answer',
      table,
      as: 0,
      asked: asked.asked,
      which: 0,
      says: asked.own.options[0] ?? '',
    } as const;
    expect((await ann.refused(late)).code).toBe('not-playing');
  });
  it('a machine takes over, plays on, and the person may return', async () => {
    const { url } = await houses().open(await houses().place());
    const { ann, bob, table } = await opened(url, { kind: 'move', seconds: 1, expiry: 'machine' });
    await ann.until(() => ann.at(table, 0).present.seats[0]?.kind === 'machine');
    expect(ann.at(table, 0).events.some((e) => e.kind === 'seat' && e.why === 'clock')).toBe(true);
    await bob.until(() => askedOf(bob.at(table, 1).present));
    await ann.must({ do: 'return', table, seat: 0 });
    await ann.until(() => ann.at(table, 0).present.seats[0]?.kind === 'person');
    await Promise.all([playSeat(ann, table, 0, dice(1)), playSeat(bob, table, 1, dice(2))]);
    expect(ann.at(table, 0).present.state).toBe('over');
  });
  it('a machine in the place of a person takes its time, so that there is a game to return to', async () => {
    const { url } = await houses().open(await houses().place());
    const ann = await Client.guest(url, 'Ann');
    const clock = { kind: 'move', seconds: 3, expiry: 'machine' };
    const machine = { seat: 1, kind: 'machine', machine: 'random' };
    const table = await newTable(url, ann.cookie, {
      game: 'toy',
      setup: { seats: 2 },
      seats: [...seats, machine],
      clock,
    });
    await ann.watch(table, 0);
    await ann.until(() => ann.at(table, 0).present.seats[0]?.kind === 'machine');
    const answers = () => ann.at(table, 0).events.filter((e) => e.kind === 'answer' && e.seat === 0).length;
    const [taken, before] = [Date.now(), answers()];
    await ann.until(() => answers() >= before + 3);
    expect(Date.now() - taken).toBeGreaterThan(2 * 300);
    await ann.must({ do: 'return', table, seat: 0 });
    await ann.until(() => ann.at(table, 0).present.seats[0]?.kind === 'person');
    expect(ann.at(table, 0).present.state).toBe('playing');
  });
  it('they run on while no server runs', async () => {
    const place = await houses().place();
    const first = await houses().open(place);
    const { ann, bob, table } = await opened(first.url, { kind: 'total', seconds: 2, extra: 0, expiry: 'loss' });
    await first.stop();
    await new Promise((resolve) => setTimeout(resolve, 2200));
    const second = await houses().open(place);
    for (const client of [ann, bob]) {
      client.url = second.url;
      await client.until(() => !client.isOpen);
      await client.connect();
    }
    await bob.watch(table, 1);
    await bob.until(() => bob.at(table, 1).present.state === 'over', 5000);
    expect(bob.at(table, 1).present.ending).toMatchObject({ why: 'clock', outcome: { winners: [1] } });
  });
  it('after a start players have time to come back', async () => {
    const place = await houses().place();
    const first = await houses().open(place);
    const { ann, table } = await opened(first.url, { kind: 'move', seconds: 1, expiry: 'loss' });
    await first.stop();
    await new Promise((resolve) => setTimeout(resolve, 1200));
    const second = await houses().open(place, { 'clock-grace': '3' });
    ann.url = second.url;
    await ann.until(() => !ann.isOpen);
    await ann.connect();
    await ann.watch(table, 0);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(ann.at(table, 0).present.state).toBe('playing');
    await ann.until(() => ann.at(table, 0).present.state === 'over', 6000);
  });
});
