import { expect, it } from 'vitest';
import { Client } from './support/client.ts';
import { TOY_FAULTY } from './support/games.ts';
import { onBoth } from './support/houses.ts';
import { askedOf, dice, newTable, playSeat } from './support/play.ts';

onBoth('Machines', (houses) => {
  const against = async (url: string, machine: string, thinking = 100) => {
    const ann = await Client.guest(url, 'Ann');
    const seats = [{ seat: 0, kind: 'me' }, { seat: 1, kind: 'machine', machine }]; // biome-ignore format: short
    const table = await newTable(url, ann.cookie, { game: 'toy', setup: { seats: 2 }, seats, thinking });
    await ann.watch(table, 0);
    return { ann, table };
  };
  it('play a whole game in their threads', async () => {
    const { url } = await houses().open(await houses().place());
    const { ann, table } = await against(url, 'random');
    await playSeat(ann, table, 0, dice(1));
    expect(ann.at(table, 0).present.state).toBe('over');
  });
  it('play among themselves, without anybody watching', async () => {
    const { url } = await houses().open(await houses().place());
    const ann = await Client.guest(url, 'Ann');
    const seats = [0, 1, 2].map((seat) => ({ seat, kind: 'machine', machine: 'random' }));
    const table = await newTable(url, ann.cookie, { game: 'toy', setup: { seats: 3 }, seats });
    await ann.watch(table, 'public');
    await ann.until(() => ann.at(table, 'public').present.state === 'over');
  });
  it('that fail or never come to an end do not hang the table', async () => {
    const { url } = await houses().open(await houses().place());
    const broken = await against(url, 'broken');
    await playSeat(broken.ann, broken.table, 0, dice(1));
    expect(broken.ann.at(broken.table, 0).present.state).toBe('over');
    const slow = await against(url, 'slow', 10);
    const asked = await slow.ann.until(() => askedOf(slow.ann.at(slow.table, 0).present));
    await slow.ann.must({
      do: 'answer',
      table: slow.table,
      as: 0,
      asked: asked.asked,
      which: 0,
      says: asked.own.options[0] ?? '',
    });
    await slow.ann.until(() => slow.ann.at(slow.table, 0).present.entries >= 2, 10_000);
    const measures = await (await fetch(`${url}/metrics`)).text();
    expect(Number(/interventions_total (\d+)/.exec(measures)?.[1])).toBeGreaterThan(3);
  });
  it('find another way where a rule fails', async () => {
    const { url } = await houses().open(await houses().place(), {}, [TOY_FAULTY]);
    const { ann, table } = await against(url, 'random');
    for (let n = 0; n < 10; n++) {
      const { asked } = await ann.until(() => askedOf(ann.at(table, 0).present));
      const done = await ann.must({ do: 'answer', table, as: 0, asked, which: 0, says: 'number 1' });
      await ann.until(() => ann.at(table, 0).number > Object(done).number); // the machine has answered
    }
    expect(ann.at(table, 0).present.state).toBe('playing');
  });
  it('may be undone against: a thought about a moment that is gone is dropped', async () => {
    const { url } = await houses().open(await houses().place());
    const { ann, table } = await against(url, 'slow', 1000);
    const { asked, own } = await ann.until(() => askedOf(ann.at(table, 0).present));
    await ann.must({ do: 'answer', table, as: 0, asked, which: 0, says: own.options[0] ?? '' });
    await ann.must({ do: 'undo', table, as: 0, asked: asked + 1 });
    await ann.until(() => ann.at(table, 0).events.at(-1)?.kind === 'undo');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(ann.at(table, 0).present.entries).toBe(2);
    expect(askedOf(ann.at(table, 0).present)?.own.options).toEqual(own.options);
  });
});
