import { describe, expect, it } from 'vitest';
import {
  anyAnswer,
  type Chance,
  chanceOf,
  commitment,
  FastChance,
  type GameRecord,
  Journal,
  KeyedChance,
  type RecordProblem,
  readRecord,
  replayRecord,
  resultOf,
  seedFromText,
  spell,
  writeRecord,
} from '../src/index.ts';
import { type Fact, type Setup, type State, toy, type View } from './toy.ts';

const SEED = '00112233445566778899aabbccddeeff';
const SETUP: Setup = { seats: 3 };
const NAMES = ['first', 'second', 'third'];

/** A random game with undos and an agreed return, as its record. */
function played(chance: Chance, header: Partial<GameRecord>): GameRecord {
  const comments = new Map<number, string[]>();
  const journal: Journal<State, Fact, View, Setup> = new Journal(toy, SETUP, chance);
  journal.listener = (told) => {
    const at = journal.entries.length + 1;
    comments.set(at, [...(comments.get(at) ?? []), JSON.stringify(told.fact)]);
  };
  const policy = FastChance.fromSeed(5);
  for (let step = 0; journal.position.outcome === null; step++) {
    const { position } = journal;
    if (step === 14) expect(journal.backTo(9)).toBe(true);
    const which = journal.position.pending.findIndex((_, i) => !journal.position.isAnswered(i));
    const decision = journal.position.pending[which];
    const seat = decision.by[0];
    expect(journal.answer(seat, which, spell(decision, anyAnswer(decision, policy)))).toBe(true);
    if (step % 3 === 0 && position.mayUndo(seat) === true) journal.undo(seat);
  }
  const result = resultOf(journal.position);
  return {
    game: 'toy',
    rules: 1,
    setup: { seats: 3 },
    seats: NAMES.map((name, i) => ({ name, player: i === 0 ? 'Ana the Great' : 'random' })),
    chance: 'fast',
    ...header,
    entries: journal.entries,
    comments,
    ...(result === undefined ? {} : { result }),
  };
}
const keyed = (): GameRecord =>
  played(new KeyedChance(seedFromText(SEED)), {
    chance: 'keyed',
    seed: SEED,
    commitment: commitment(seedFromText(SEED)),
  });
const isProblem = (x: object): x is RecordProblem => 'message' in x;
function readBack(text: string): GameRecord {
  const record = readRecord(text);
  if (isProblem(record)) throw new Error(record.message);
  return record;
}
function replayed(record: GameRecord): Journal<State, Fact, View, Setup> | RecordProblem {
  const chance = chanceOf(record);
  return isProblem(chance) ? chance : replayRecord(toy, SETUP, record, chance);
}

describe('game records', () => {
  it('are read as they were written, with undos, returns, comments and several decisions at once', () => {
    const record = keyed();
    const text = writeRecord(record);
    const { lines, ...back } = readBack(text);
    expect(back).toEqual(record);
    expect(lines?.length).toBe(record.entries.length);
    expect(writeRecord(back)).toBe(text);
    expect(text).toMatch(/^\d+\. undo /m);
    expect(text).toMatch(/^\d+\. back to 9$/m);
    expect(text).toMatch(/^\d+\. \w+ @[12]: card \d+/m);
    expect(text).toMatch(/^# \{"what":"took"/m);
    expect(text).toMatch(/^Result: \w+(, \w+)* by TOY-6 \(stones\)$/m);
  });

  it('are played again to the same end, with keyed and with fast chance', () => {
    for (const record of [keyed(), played(FastChance.fromSeed(77), { seed: '77' })]) {
      const journal = replayed(readBack(writeRecord(record)));
      if (isProblem(journal)) throw new Error(journal.message);
      expect(journal.entries).toEqual(record.entries);
      expect(resultOf(journal.position)).toEqual(record.result);
    }
  });

  it('of games that are not over have no result, and no seed that could be checked', () => {
    const { result: _, seed: __, ...whole } = keyed();
    const record = readBack(writeRecord({ ...whole, entries: whole.entries.slice(0, 5) }));
    expect(chanceOf(record)).toEqual({ line: 0, message: 'the record has no seed: its dice cannot be checked' });
    const journal = replayed({ ...record, seed: SEED });
    expect(isProblem(journal)).toBe(false);
  });

  const changed: readonly (readonly [string, (record: GameRecord) => GameRecord, RegExp])[] = [
    ['another seed', (r) => ({ ...r, seed: SEED.replace('00', '01') }), /not the one committed to/],
    ['no commitment', ({ commitment: _, ...r }) => r, /no commitment/],
    ['a short seed', (r) => ({ ...r, seed: 'abc' }), /at least 32 hexadecimal digits/],
    ['another game', (r) => ({ ...r, game: 'chess' }), /a game of chess, not of toy/],
    ['other rules', (r) => ({ ...r, rules: 2 }), /version 2 of the rules made this record; these are version 1/],
    [
      'an answer that was not offered',
      (r) => ({ ...r, entries: [{ seat: 0, which: 0, says: 'card 99' }] }),
      /entry 1 is refused by TOY-3: not-offered/,
    ],
    [
      'an undo that was not allowed',
      (r) => ({ ...r, entries: [{ undo: 1 }] }),
      /entry 1 is refused by KERNEL: undo-nothing/,
    ],
    [
      'an end that is missing',
      (r) => ({ ...r, entries: r.entries.slice(0, 8) }),
      /has a result, but the game is not over/,
    ],
    ['a result that is missing', ({ result: _, ...r }) => r, /the game is over, but the record has no result/],
    [
      'another winner',
      (r) => ({ ...r, result: { winners: [], by: 'TOY-6', how: 'stones', digest: r.result?.digest ?? '' } }),
      /the game ends with \w+.* by TOY-6 \(stones\)$/,
    ],
    [
      'another position',
      (r) => ({ ...r, result: { winners: r.result?.winners ?? [], by: 'TOY-6', how: 'stones', digest: '00' } }),
      /and the last position is another/,
    ],
  ];
  for (const [what, change, message] of changed) {
    it(`are not verified with ${what}`, () => {
      const found = replayed(change(keyed()));
      expect(isProblem(found) ? found.message : 'verified').toMatch(message);
    });
  }

  it('say in which line an entry goes wrong', () => {
    const text = writeRecord(keyed()).replace(/^3\. (\w+.*): .*$/m, '3. $1: card 99');
    const line = text.split('\n').findIndex((l) => l.startsWith('3.')) + 1;
    expect(replayed(readBack(text))).toMatchObject({ line, message: expect.stringMatching(/^entry 3 is refused/) });
  });

  const broken: readonly (readonly [string, (text: string) => string, number, RegExp])[] = [
    ['no header', () => 'hello', 1, /neither a header nor an entry: hello/],
    ['an empty text', () => '', 1, /Record is missing/],
    ['an unknown header', (t) => t.replace('Chance: keyed', 'Luck: keyed'), 8, /neither a header nor an entry: Luck/],
    ['a header twice', (t) => t.replace('Rules: 1', 'Rules: 1\nRules: 1'), 4, /Rules is given twice/],
    ['another form', (t) => t.replace('Record: 1', 'Record: 2'), 1, /reads records of form 1/],
    ['a version that is none', (t) => t.replace('Rules: 1', 'Rules: one'), 3, /a whole number is needed, not one/],
    ['a set-up that is not JSON', (t) => t.replace('"seats"', 'seats'), 4, /the set-up is not JSON/],
    ['an unknown chance', (t) => t.replace('Chance: keyed', 'Chance: luck'), 8, /Chance is fast or keyed/],
    ['an unknown seat', (t) => t.replace(/^1\. \w+/m, '1. nobody'), 12, /there is no seat nobody/],
    ['an entry that is left out', (t) => t.replace(/^1\. .*\n/m, ''), 13, /entry 1 is missing: this is 2/],
    [
      'an entry that is none',
      (t) => t.replace(/^1\. .*$/m, '1. hm'),
      12,
      /neither an answer nor an undo nor a return: hm/,
    ],
    [
      'an entry without a point',
      (t) => t.replace(/^1\. .*$/m, '1 hm'),
      12,
      /an entry is a number, a point and an answer/,
    ],
    [
      'a result that is none',
      (t) => t.replace(/^Result: .*$/m, 'Result: hm'),
      0,
      /a result is: winners by rule \(how\)/,
    ],
  ];
  for (const [what, change, line, message] of broken) {
    it(`are not read with ${what}`, () => {
      const text = change(writeRecord(keyed()));
      const found = readRecord(text);
      expect(found).toMatchObject({ message: expect.stringMatching(message) });
      if (line > 0) expect(found).toMatchObject({ line });
    });
  }
});
