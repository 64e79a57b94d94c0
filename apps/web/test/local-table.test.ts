import { describe, expect, it } from 'vitest';
import { asked } from '../src/play/source.ts';
import { anAnswer, jonas, machine, mira, openTable, saved, toy } from './support.ts';

describe('a table in this browser', () => {
  it('is played to its end against a machine', async () => {
    const { table, seen, kept, settled } = await openTable(saved([mira, machine]));
    table.lookAs(0);
    await settled();
    for (let n = 0; seen().outcome === null; n++) {
      expect(n, 'the game goes on for ever').toBeLessThan(100);
      const { which, says } = anAnswer(seen());
      expect(table.answer(which, says)).toBe(true);
      await settled();
    }
    expect(kept().winners).toEqual(seen().outcome?.winners);
    expect(kept().asked).toEqual([]);
  });
  it('is the same table when it is opened again', async () => {
    const first = await openTable(saved([mira, machine]));
    first.table.lookAs(0);
    await first.settled();
    for (let n = 0; n < 4; n++) {
      const { which, says } = anAnswer(first.seen());
      first.table.answer(which, says);
      await first.settled();
    }
    const again = await openTable(first.kept());
    again.table.lookAs(0);
    await again.settled();
    const { by: _, ...before } = first.seen();
    const { by: __, ...after } = again.seen();
    expect(after).toEqual(before);
  });
  it('shows each seat only what it may see', async () => {
    const { table, seen } = await openTable(saved([mira, jonas]));
    const hands = (['public', 0, 1] as const).map((who) => {
      table.lookAs(who);
      return JSON.stringify(seen().view);
    });
    expect(new Set(hands).size).toBe(3);
    table.lookAs('public');
    expect(seen().offers.every((offer) => offer.own === undefined)).toBe(true);
    expect(seen().facts.every((fact) => !('card' in fact))).toBe(true);
    table.lookAs(0);
    expect(
      seen()
        .facts.filter((fact) => 'card' in fact)
        .every((fact) => fact.seat === 0),
    ).toBe(true);
  });
  it('takes no answer from eyes that are nobody’s', async () => {
    const { table, seen } = await openTable(saved([mira, jonas]));
    table.lookAs(0);
    const { which, says } = anAnswer(seen());
    table.lookAs('public');
    expect(table.answer(which, says)).toMatchObject({ why: 'not-yours' });
    expect(table.undo()).toMatchObject({ why: 'not-yours' });
    expect(table.check(which, says)).toMatchObject({ why: 'not-yours' });
  });
  it('takes back, and forgets what had happened', async () => {
    const { table, seen } = await openTable(saved([mira, jonas]));
    table.lookAs(0);
    const before = seen();
    const { which, says } = anAnswer(before);
    expect(table.answer(which, says)).toBe(true);
    expect(seen().facts.length).toBeGreaterThan(before.facts.length);
    expect(seen().mayUndo).toBe(true);
    expect(table.undo()).toBe(true);
    expect(seen().facts).toEqual(before.facts);
    expect(seen().view).toEqual(before.view);
    expect(seen().offers).toEqual(before.offers);
  });
  it('says why it cannot be taken back', async () => {
    const { table, seen } = await openTable(saved([mira, jonas]));
    for (const seat of [0, 1]) {
      table.lookAs(seat);
      const { which, says } = anAnswer(seen());
      table.answer(which, says);
    }
    table.lookAs(0);
    expect(seen().mayUndo).toMatchObject({ why: 'undo-other' });
    expect(table.undo()).toMatchObject({ why: 'undo-other' });
  });
  it('checks an answer without giving it', async () => {
    const { table, seen } = await openTable(saved([mira, jonas]));
    table.lookAs(0);
    const { which, says } = anAnswer(seen());
    expect(table.check(which, says)).toBe(true);
    expect(table.check(which, 'card 99')).toMatchObject({ why: 'not-offered' });
    expect(table.check(7, says)).toMatchObject({ why: 'not-pending' });
    expect(seen().number).toBe(0);
  });
  it('looks ahead only as far as nothing comes out', async () => {
    const { table, seen } = await openTable(saved([mira, jonas]));
    table.lookAs(0);
    const step = anAnswer(seen());
    const ahead = table.explore([step]);
    expect(ahead).toMatchObject({ kind: 'open' }); // the card lies face down: it could be taken back
    expect(seen().number).toBe(0);
    table.answer(step.which, step.says);
    table.lookAs(1);
    const second = anAnswer(seen());
    expect(table.explore([second])).toEqual({ kind: 'final' }); // all cards are shown
    expect(table.explore([{ which: 0, says: 'card 99' }])).toMatchObject({ kind: 'refused' });
  });
  it('marks what is news to each seat', async () => {
    const { table, seen } = await openTable(saved([mira, jonas]));
    table.lookAs(0);
    const { which, says } = anAnswer(seen());
    table.answer(which, says);
    const told = seen().facts.length;
    expect(seen().before).toBe(told);
    table.lookAs(1);
    const next = anAnswer(seen());
    table.answer(next.which, next.says);
    table.lookAs(0);
    expect(seen().before).toBe(told);
    expect(seen().facts.length).toBeGreaterThan(told);
  });
  it('goes back as far as the present rules allow, and says how much was lost', async () => {
    const entries = [
      { seat: 0, which: 0, says: 'card 99' },
      { seat: 1, which: 0, says: 'card 98' },
    ];
    const { table, seen } = await openTable(saved([mira, jonas], { entries }));
    table.lookAs(0);
    expect(seen().trouble).toEqual({ kind: 'shortened', lost: 2 });
    expect(seen().number).toBe(0);
  });
  it('stands still, and loses nothing, when the rules fail', async () => {
    const playable = await toy();
    const { stage } = playable;
    const { next } = stage.game;
    let broken = false;
    const game = {
      ...stage.game,
      *next(table: Parameters<typeof next>[0]) {
        if (broken) throw new Error('a slip of the pen');
        yield* next(table);
      },
    };
    const { table, seen, kept } = await openTable(saved([mira, jonas]), { ...playable, stage: { ...stage, game } });
    table.lookAs(0);
    const first = anAnswer(seen());
    table.answer(first.which, first.says);
    table.lookAs(1);
    broken = true;
    // whoever wins the duel takes stones; at the end of the round the next one begins, and fails
    for (let n = 0; n < 3 && seen().trouble === null; n++) {
      table.lookAs(asked(seen().offers)[0] ?? 0);
      const { which, says } = anAnswer(seen());
      table.answer(which, says);
    }
    expect(seen().trouble).toEqual({ kind: 'stopped', message: 'a slip of the pen' });
    expect(kept().entries.length).toBeGreaterThan(0);
  });
  it('says so when a machine fails, and plays on', async () => {
    const playable = await toy();
    const failing = {
      name: 'failing',
      choose: () => {
        throw new Error('a loose cog');
      },
    };
    const { table, seen, settled } = await openTable(saved([{ kind: 'machine', name: 'failing' }, mira]), {
      ...playable,
      machine: () => failing,
    });
    table.lookAs(1);
    await settled();
    expect(seen().trouble).toEqual({ kind: 'machine', seat: 0, message: 'a loose cog' });
    expect(asked(seen().offers)).toEqual([1]);
  });
});
