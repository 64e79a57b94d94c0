/** A game again, step by step: the same positions, the eyes that may look, and forks. */
import { boardStage } from '@amon-hen/board-game';
import { stage as cardStage } from '@amon-hen/card-game';

import { anyAnswer, type Entry, FastChance, Journal, KeyedChance, type Seat, seedFromText } from '@amon-hen/kernel';
import { describe, expect, it } from 'vitest';
import { judgeOf } from '../src/play/replay/balance.ts';
import { type Recorded, recordedAt, recordedIn } from '../src/play/replay/recorded.ts';
import { Replay } from '../src/play/replay/replay.ts';
import type { TimeLine } from '../src/play/replay/time-line.ts';
import type { Seen } from '../src/play/source.ts';
import type { Playable } from '../src/play/worker/playable.ts';
import { anAnswer, jonas, machine, mira, openTable, saved, toy } from './support.ts';

interface Watching {
  readonly replay: Replay;
  seen(): Seen;
  line(): TimeLine;
}
function watch(playable: Playable, recorded: Recorded, judge: ((state: unknown) => number) | null = null): Watching {
  const told: { seen?: Seen; line?: TimeLine } = {};
  const replay = new Replay(playable, recorded, judge, {
    seen: (seen) => {
      told.seen = seen;
    },
    line: (line) => {
      told.line = line;
    },
  });
  replay.start();
  const sure = <T>(what: T | undefined): T => {
    if (what === undefined) throw new Error('nothing was told');
    return what;
  };
  return { replay, seen: () => sure(told.seen), line: () => sure(told.line) };
}
/** The toy game to its end, by the first answers. */
async function played() {
  const { table, seen, kept, settled } = await openTable(saved([mira, machine]));
  table.lookAs(0);
  await settled();
  const shown: Seen[] = [seen()];
  while (seen().outcome === null) {
    const { which, says } = anAnswer(seen());
    expect(table.answer(which, says)).toBe(true);
    await settled();
    shown.push(seen());
  }
  return { kept: kept(), shown };
}

const toyNow = await toy();

describe('a replay', () => {
  it('shows what the seat saw, at every step', async () => {
    const { kept, shown } = await played();
    const { replay, seen, line } = watch(await toy(), recordedAt(kept));
    replay.lookAs(0);
    const positions = line().steps.map((_, n) => {
      replay.goTo(n + 1);
      return JSON.stringify([seen().view, seen().facts]);
    });
    replay.goTo(0);
    positions.unshift(JSON.stringify([seen().view, seen().facts]));
    for (const one of shown) expect(positions).toContain(JSON.stringify([one.view, one.facts]));
    replay.goTo(line().steps.length);
    expect(seen().outcome).toEqual(shown.at(-1)?.outcome);
  });
  it('opens every hand after the end, and only one’s own before it', async () => {
    const { kept } = await played();
    const over = watch(await toy(), recordedAt(kept));
    expect(over.line().eyes).toEqual([0, 1, 'public']);
    expect(over.line().steps.every(({ said }) => said !== null)).toBe(true);
    const running = watch(await toy(), recordedAt({ ...kept, winners: null, entries: kept.entries.slice(0, 4) }));
    expect(running.line().eyes).toEqual([0, 'public']);
    running.replay.lookAs(1);
    expect(running.seen().as).toBe(0);
    for (const { seat, said } of running.line().steps) expect(said === null).toBe(seat !== 0);
    expect(running.replay.record()).toBeNull();
    const together = watch(await toy(), recordedAt({ ...saved([mira, jonas]), entries: [] }));
    expect(together.line().eyes).toEqual(['public']);
  });
  it('offers nothing to answer', async () => {
    const { kept } = await played();
    const { replay, seen } = watch(await toy(), recordedAt(kept));
    expect(seen().offers.length).toBeGreaterThan(0);
    expect(seen().offers.every(({ own }) => own === undefined)).toBe(true);
    expect(replay.answer()).toMatchObject({ why: 'not-played' });
  });
  it('leaves out what was taken back', async () => {
    const { table, seen, kept } = await openTable(saved([mira, jonas]));
    table.lookAs(0);
    const { which, says } = anAnswer(seen());
    table.answer(which, says);
    table.undo();
    table.answer(which, says);
    const { line } = watch(await toy(), recordedAt({ ...kept(), winners: [] }));
    expect(line().steps.map(({ entry }) => entry)).toEqual([3]);
  });
  it('writes a record that proves itself, and finds one that does not', async () => {
    const { kept } = await played();
    const text = watch(await toy(), recordedAt(kept)).replay.record() ?? '';
    const read = recordedIn(text);
    if ('message' in read) throw new Error(read.message);
    expect(watch(await toy(), read).line().proof).toEqual({ kind: 'true', committed: true });
    const bent = recordedIn(text.replace(/Seed: ../, 'Seed: ff'));
    if ('message' in bent) throw new Error(bent.message);
    expect(() => watch(toyNow, bent)).not.toThrow();
    expect(watch(toyNow, bent).line().proof.kind).toBe('false');
    expect(recordedIn('nonsense')).toHaveProperty('message');
    expect(recordedIn(text.replace(/Seed: .*\n/, ''))).toHaveProperty('message');
  });
  it('is played on from any moment, with the same past and new dice', async () => {
    const { kept } = await played();
    const { line } = watch(await toy(), recordedAt(kept));
    const at = 3;
    const { entry } = line().steps[at - 1];
    const forked = await openTable(saved([mira, jonas], { entries: [...kept.entries, { backTo: entry }] }));
    const then = watch(await toy(), recordedAt(kept));
    then.replay.goTo(at);
    then.replay.lookAs('public');
    forked.table.lookAs('public');
    expect(forked.seen().view).toEqual(then.seen().view);
    expect(forked.seen().outcome).toBeNull();
  });
});

/** Both games, by any legal answers. */
async function record(game: string, setup: { readonly [key: string]: string | number }, most: number) {
  const rules: Playable['stage'] = game === 'board' ? boardStage : cardStage;
  const playable: Playable = { stage: rules, machine: () => null };
  const { stage } = playable;
  const seed = saved([mira]).seed;
  const journal = new Journal(stage.game, stage.setup(setup), new KeyedChance(seedFromText(seed)));
  const luck = FastChance.fromSeed(7);
  const entries: Entry[] = [];
  while (journal.position.outcome === null && entries.length < most) {
    const { position } = journal;
    const which = position.pending.findIndex((_, i) => !position.isAnswered(i));
    const decision = position.pending[which];
    const seat: Seat = decision.by[0] ?? 0;
    expect(journal.answer(seat, which, anyAnswer(decision, luck))).toBe(true);
    entries.splice(0, entries.length, ...journal.entries);
  }
  const sitters = stage.seats(stage.setup(setup)).map(() => machine);
  const table = saved(sitters, { game, setup, entries, winners: [] });
  return watch(playable, recordedAt(table), await judgeOf(game));
}
describe.each([
  ['board', { edition: 'second', players: 2 }],
  ['cards', { scenario: 'trilogy', people: 4 }],
] as const)('a replay of %s', (game, setup) => {
  it('has moments that lead to where they happened, and a balance at each step', async () => {
    const { replay, line, seen } = await record(game, setup, 260);
    const { moments, steps, balance } = line();
    expect(new Set(moments.map(({ kind }) => kind)).size).toBeGreaterThan(3);
    expect(balance).toHaveLength(steps.length + 1);
    expect((balance ?? []).every((free) => free >= 0 && free <= 1)).toBe(true);
    for (const { at, fact } of moments) {
      replay.goTo(at);
      expect(seen().facts).toContainEqual(fact);
      if (at === 0) continue;
      replay.goTo(at - 1);
      const before = seen().facts.length;
      replay.goTo(at);
      expect(seen().facts.slice(before)).toContainEqual(fact);
    }
  });
});
