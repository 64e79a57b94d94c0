import { readRecord } from '@amon-hen/kernel';
import { expect, it } from 'vitest';
import { Client, get, post } from './support/client.ts';
import { type Houses, onBoth } from './support/houses.ts';
import { anyWords, askedOf, dice, newTable, playSeat } from './support/play.ts';

/** Two guests at a table of the toy game, both watching with their own eyes. */
async function twoAt(url: string, more: Record<string, unknown> = {}) {
  const [ann, bob] = [await Client.guest(url, 'Ann'), await Client.guest(url, 'Bob')];
  const body = { game: 'toy', setup: { seats: 2 }, seats: [{ seat: 0, kind: 'me' }], ...more };
  const table = await newTable(url, ann.cookie, body);
  await bob.must({ do: 'sit', table, seat: 1 });
  await Promise.all([ann.watch(table, 0), bob.watch(table, 1)]);
  return { ann, bob, table };
}
/** Answers for a seat once, when it is asked. */
async function answerOnce(client: Client, table: string, seat: number, says?: string): Promise<number> {
  const asked = await client.until(() => askedOf(client.at(table, seat).present));
  const words = says ?? anyWords(asked.own, dice(1));
  const done = await client.must({
    do: 'answer',
    table,
    as: seat,
    asked: asked.asked,
    which: asked.which,
    says: words,
  });
  const number = done.say === 'done' ? (done.number ?? 0) : 0;
  await client.until(() => client.at(table, seat).number >= number);
  return number;
}
async function settled(client: Client, table: string, as: number | 'public', number: number): Promise<void> {
  await client.until(() => client.at(table, as).number >= number);
}

onBoth('Whole games', (houses) => {
  it('two clients play a whole game over the socket, with reconnects at random moments', async () => {
    const { url } = await houses().open(await houses().place());
    for (let seed = 1; seed <= 5; seed++) {
      const { ann, bob, table } = await twoAt(url);
      await Promise.all([playSeat(ann, table, 0, dice(seed), 4), playSeat(bob, table, 1, dice(seed + 100), 4)]);
      await Promise.all([ann, bob].map((c, seat) => settled(c, table, seat, ann.at(table, 0).number)));
      expect(ann.at(table, 0).events.at(-1)?.kind).toBe('end');
      expect(ann.at(table, 0).events.map((e) => e.number)).toEqual(bob.at(table, 1).events.map((e) => e.number));
      const again = new Client(url, ann.cookie);
      await again.connect();
      await again.watch(table, 0);
      expect(again.at(table, 0).events).toEqual(ann.at(table, 0).events); // in pieces or at once: the same
      expect(again.at(table, 0).facts).toEqual(ann.at(table, 0).facts);
    }
  });

  it('a third without rights sees what is public, never what is hidden, live or later', async () => {
    const { url } = await houses().open(await houses().place());
    const { ann, bob, table } = await twoAt(url);
    const eve = await Client.guest(url, 'Eve');
    await eve.watch(table, 'public');
    await Promise.all([playSeat(ann, table, 0, dice(7)), playSeat(bob, table, 1, dice(8))]);
    await settled(eve, table, 'public', ann.at(table, 0).number);
    const facts = eve.at(table, 'public').events.flatMap((e) => ('facts' in e ? e.facts : []));
    expect(facts.length).toBeGreaterThan(10);
    for (const fact of facts) {
      const { what, card } = Object(fact);
      if (what === 'drew' || what === 'played' || what === 'discarded') expect(card).toBeUndefined();
    }
    for (const message of eve.heard) {
      if (message.say !== 'update') continue;
      for (const event of message.events) if (event.kind === 'answer') expect(event.says).toBeUndefined();
      for (const offer of message.present?.offers ?? []) expect(offer.own).toBeUndefined();
      if (message.present !== undefined) expect(Object(message.present.view).hand ?? []).toEqual([]);
      if (message.present?.state === 'playing') expect(message.present.seed).toBeNull();
    }
    // and the players know of each other only what everybody knows
    const own = ann.at(table, 0).events.flatMap((e) => ('facts' in e ? e.facts : []));
    for (const fact of own)
      if (Object(fact).what === 'drew' && Object(fact).seat === 1) expect(Object(fact).card).toBeUndefined();
    for (const event of ann.at(table, 0).events) {
      if (event.kind === 'answer' && event.seat === 1) expect(event.says).toBeUndefined();
    }
  });

  it('a client that was away gets exactly what it missed', async () => {
    const { url } = await houses().open(await houses().place());
    const { ann, bob, table } = await twoAt(url);
    ann.break();
    await bob.must({ do: 'chat', table, as: 1, text: 'are you there?' });
    await bob.must({ do: 'chat', table, as: 1, text: 'hello?' });
    const before = ann.at(table, 0).number;
    await ann.connect();
    await ann.watch(table, 0);
    const missed = ann.heard.flatMap((m) => (m.say === 'update' && m.from === before ? m.events : []));
    expect(missed.map((e) => (e.kind === 'chat' ? e.text : e.kind))).toEqual(['are you there?', 'hello?']);
  });

  it('the seed is shown at the end, proves the dice, and the record can be taken home and brought back', async () => {
    const { url } = await houses().open(await houses().place());
    const { ann, bob, table } = await twoAt(url);
    const early = await get(url, `/api/tables/${table}/record`);
    expect(early.body).toMatchObject({ error: { code: 'not-over' } });
    await Promise.all([playSeat(ann, table, 0, dice(3)), playSeat(bob, table, 1, dice(4))]);
    const text = await (await fetch(`${url}/api/tables/${table}/record`)).text();
    const about = ann.heard.flatMap((m) => (m.say === 'update' && m.about !== undefined ? [m.about] : []))[0];
    const record = readRecord(text);
    expect(record).toMatchObject({ game: 'toy', commitment: about?.commitment, seed: ann.at(table, 0).present.seed });
    const verified = await post(url, '/api/records/verify', { text }, ann.cookie);
    expect(verified.body).toMatchObject({ game: 'toy', over: true });
    const forged = text.replace(/^1\. (\S+): card \d+$/m, '1. $1: card 99');
    expect(forged).not.toBe(text);
    expect((await post(url, '/api/records/verify', { text: forged }, ann.cookie)).body).toMatchObject({
      error: { code: 'bad-record' },
    });
    const imported = await post(url, '/api/records', { text }, bob.cookie);
    const copy = String(Object(imported.body).table);
    await bob.watch(copy, 0);
    expect(bob.at(copy, 0).present).toMatchObject({ state: 'over', ending: ann.at(table, 0).present.ending });
    expect(bob.at(copy, 0).present.view).toEqual(ann.at(table, 0).present.view);
    expect(await (await fetch(`${url}/api/tables/${copy}/record`)).text()).toBe(text);
  });
});

onBoth('Undo, takeback, looking ahead', (houses) => {
  it('undo takes back one’s own last answer, and no further than its barrier', async () => {
    const { url } = await houses().open(await houses().place());
    const { ann, bob, table } = await twoAt(url);
    const first = await ann.until(() => askedOf(ann.at(table, 0).present));
    await answerOnce(ann, table, 0, first.own.options[0]);
    expect(ann.at(table, 0).present.mayUndo).toBe(true);
    const before = ann.at(table, 0);
    await ann.must({ do: 'undo', table, as: 0, asked: before.present.asked });
    await settled(ann, table, 0, before.number + 1);
    expect(ann.at(table, 0).events.at(-1)).toMatchObject({ kind: 'undo', seat: 0 });
    expect(askedOf(ann.at(table, 0).present)?.own.options).toEqual(first.own.options);
    const second = ann.at(table, 0).present.asked;
    expect(await ann.refused({ do: 'undo', table, as: 0, asked: second })).toMatchObject({
      code: 'rule',
      why: 'undo-barrier',
    });
    expect(ann.at(table, 0).present.mayUndo).toMatchObject({ rule: 'KERNEL', why: 'undo-barrier' }); // said before one tries
    await answerOnce(ann, table, 0);
    const number = await answerOnce(bob, table, 1);
    await settled(ann, table, 0, number);
    const { asked } = ann.at(table, 0).present;
    expect((await ann.refused({ do: 'undo', table, as: 0, asked })).why).toMatch(/^undo-/); // Bob has decided since
  });

  it('an offer to draw stands while the game goes on; a wish to take back lapses with its moment', async () => {
    const { url } = await houses().open(await houses().place());
    const { ann, bob, table } = await twoAt(url);
    const offer = await ann.must({ do: 'propose', table, as: 0, what: { kind: 'draw' } });
    const proposal = offer.say === 'done' ? (offer.number ?? 0) : 0;
    await answerOnce(ann, table, 0);
    await settled(bob, table, 1, await answerOnce(bob, table, 1));
    expect(bob.at(table, 1).present.proposal).toMatchObject({ number: proposal, by: 0, asks: [1] });
    await bob.must({ do: 'reply', table, as: 1, proposal, yes: false });
    const wish = await ann.must({ do: 'propose', table, as: 0, what: { kind: 'takeback', to: 0 } });
    const wished = wish.say === 'done' ? (wish.number ?? 0) : 0;
    await Promise.all([settled(ann, table, 0, wished), settled(bob, table, 1, wished)]);
    expect(bob.at(table, 1).present.proposal).not.toBeNull();
    // whoever is asked next, by the dice
    const isAnn = askedOf(ann.at(table, 0).present) !== null;
    await settled(bob, table, 1, await (isAnn ? answerOnce(ann, table, 0) : answerOnce(bob, table, 1)));
    expect(bob.at(table, 1).present.proposal).toBeNull();
  });

  it('takeback goes past the barrier if the other agrees, and not otherwise', async () => {
    const { url } = await houses().open(await houses().place());
    const { ann, bob, table } = await twoAt(url);
    const start = ann.at(table, 0).present.view;
    await answerOnce(ann, table, 0);
    await answerOnce(bob, table, 1);
    const what = { kind: 'takeback', to: 0 } as const;
    const asked = await ann.must({ do: 'propose', table, as: 0, what });
    const proposal = asked.say === 'done' ? (asked.number ?? 0) : 0;
    await settled(bob, table, 1, proposal);
    expect(bob.at(table, 1).present.proposal).toMatchObject({ by: 0, asks: [1], what });
    expect((await ann.refused({ do: 'reply', table, as: 0, proposal, yes: true })).code).toBe('no-such-proposal');
    await bob.must({ do: 'reply', table, as: 1, proposal, yes: false });
    await settled(ann, table, 0, proposal + 1);
    expect(ann.at(table, 0).present.proposal).toBeNull();
    expect(ann.at(table, 0).present.entries).toBe(2);
    const again = await ann.must({ do: 'propose', table, as: 0, what });
    const number = again.say === 'done' ? (again.number ?? 0) : 0;
    await bob.must({ do: 'reply', table, as: 1, proposal: number, yes: true });
    await settled(ann, table, 0, number + 2);
    expect(ann.at(table, 0).present.view).toEqual(start);
    expect(ann.at(table, 0).events.at(-1)).toMatchObject({ kind: 'back', to: 0, entry: 3 });
    await Promise.all([playSeat(ann, table, 0, dice(5)), playSeat(bob, table, 1, dice(6))]);
    const record = await (await fetch(`${url}/api/tables/${table}/record`)).text();
    expect((await post(url, '/api/records/verify', { text: record }, ann.cookie)).status).toBe(200);
  });

  it('check judges without committing; explore looks ahead only where nothing comes out', async () => {
    const { url } = await houses().open(await houses().place());
    const { ann, bob, table } = await twoAt(url);
    const step = await ann.until(() => askedOf(ann.at(table, 0).present));
    const { asked, which, own } = step;
    const says = own.options[0] ?? '';
    await ann.must({ do: 'check', table, as: 0, asked, which, says });
    expect(await ann.refused({ do: 'check', table, as: 0, asked, which, says: 'card 99' })).toMatchObject({
      code: 'rule',
    });
    // the face-down card leads to Bob's choice: from there on it is not Ann's to know
    expect(await ann.say({ do: 'explore', table, as: 0, asked, path: [{ which, says }] })).toMatchObject({
      say: 'explored',
      ends: true,
      view: null,
    });
    expect(ann.at(table, 0).present.entries).toBe(0);
    await answerOnce(ann, table, 0, says);
    await answerOnce(bob, table, 1);
    // the winner of the duel takes stones; whoever holds only the offer "take" sees where it leads
    const winner = await ann.until(() => {
      const mine = askedOf(ann.at(table, 0).present);
      const his = askedOf(bob.at(table, 1).present);
      return mine !== null ? ([ann, 0, mine] as const) : his !== null ? ([bob, 1, his] as const) : null;
    });
    const [client, seat, offer] = winner;
    expect(offer.own.options).toContain('take 1');
    const path = [{ which: 0, says: 'take 1' }];
    const explored = await client.say({ do: 'explore', table, as: seat, asked: offer.asked, path });
    expect(explored.say).toBe('explored');
    expect(client.at(table, seat).present.entries).toBe(2);
  });
});

onBoth('Ending and playing again', (houses) => {
  const opened = async (h: Houses) => (await h.open(await h.place())).url;
  it('resigning gives the game to the others, and shows the seed', async () => {
    const { ann, bob, table } = await twoAt(await opened(houses()));
    await ann.must({ do: 'resign', table, as: 0 });
    await bob.until(() => bob.at(table, 1).present.state === 'over');
    expect(bob.at(table, 1).present.ending).toEqual({
      why: 'resign',
      outcome: { winners: [1], by: 'TABLE', how: 'resigned' },
    });
    expect(bob.at(table, 1).present.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(await bob.refused({ do: 'resign', table, as: 1 })).toMatchObject({ code: 'not-playing' });
  });
  it('a draw of honour needs both', async () => {
    const { ann, bob, table } = await twoAt(await opened(houses()));
    const done = await ann.must({ do: 'propose', table, as: 0, what: { kind: 'draw' } });
    const proposal = done.say === 'done' ? (done.number ?? 0) : 0;
    await settled(bob, table, 1, proposal);
    expect(bob.at(table, 1).present.state).toBe('playing');
    await bob.must({ do: 'reply', table, as: 1, proposal, yes: true });
    await ann.until(() => ann.at(table, 0).present.state === 'over');
    expect(ann.at(table, 0).present.ending).toMatchObject({ why: 'draw', outcome: { winners: [] } });
  });
  it('a rematch seats the same people anew, with another seed', async () => {
    const { ann, bob, table } = await twoAt(await opened(houses()));
    await ann.must({ do: 'resign', table, as: 0 });
    const done = await ann.must({ do: 'propose', table, as: 0, what: { kind: 'rematch', swap: true } });
    await bob.must({ do: 'reply', table, as: 1, proposal: done.say === 'done' ? (done.number ?? 0) : 0, yes: true });
    const next = await ann.until(() => ann.at(table, 0).present.rematch);
    await Promise.all([ann.watch(next, 1), bob.watch(next, 0)]);
    expect(ann.at(next, 1).present.seats.map((s) => s.name)).toEqual(['Bob', 'Ann']);
    await Promise.all([playSeat(ann, next, 1, dice(1)), playSeat(bob, next, 0, dice(2))]);
    expect(ann.at(next, 1).present.seed).not.toBe(ann.at(table, 0).present.seed);
  });
  it('private tables stand in no list, open ones in the lobby', async () => {
    const url = await opened(houses());
    const { ann, table } = await twoAt(url);
    const open = await newTable(url, ann.cookie, { game: 'toy', setup: { seats: 3 }, seats: [], visibility: 'lobby' });
    const listed = (body: unknown): string[] => Object(body).tables.map((t: { table: string }) => t.table);
    expect(listed((await get(url, '/api/tables')).body)).toEqual([open]);
    expect(listed((await get(url, '/api/tables/mine', ann.cookie)).body)).toEqual([table]);
  });
});
