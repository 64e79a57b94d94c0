import { anyAnswer, FastChance, spell } from '@amon-hen/kernel';
import { describe, expect, it } from 'vitest';
import { begin, betweenActions, type Numbered, refold, reopen, type SavedPlay } from '../src/tables/opening.ts';
import type { Play } from '../src/tables/play.ts';
import { games } from './support/toy-games.ts';

const [toy] = games;
if (toy === undefined) throw new Error('no toy');
const SETUP = { seats: 3 };
const SEATS = [0, 1, 2];

interface Played {
  readonly play: Play;
  readonly entries: readonly Numbered[];
  readonly saved: readonly SavedPlay[];
}
/** A random game with undos; a position is saved wherever the server would save one. */
function played(seed: string, luck: FastChance, upTo: number): Played {
  const { play } = begin(toy ?? never(), SETUP, seed);
  const entries: Numbered[] = [];
  const saved: SavedPlay[] = [];
  const { position } = play;
  while (position.outcome === null && entries.length < upTo) {
    const number = entries.length + 1;
    const undoing = SEATS.find((seat) => position.mayUndo(seat) === true);
    const which = position.pending.findIndex((_, i) => !position.isAnswered(i));
    const decision = position.pending[which] ?? never();
    const [by = 0] = decision.by;
    const entry =
      undoing !== undefined && luck.below(3) === 0
        ? { undo: undoing }
        : { seat: by, which, says: spell(decision, anyAnswer(decision, luck)) };
    expect(play.take(entry, number).verdict).toBe(true);
    entries.push({ number, entry });
    if (play.isBarred(SEATS)) saved.push({ entry: number, asked: play.asked, saved: position.save() });
  }
  return { play, entries, saved };
}
function never(): never {
  throw new Error('this cannot be');
}
const fixed = (play: Play): string => JSON.stringify([play.position.save(), play.asked]);

describe('a table opens as it was', () => {
  const seedOf = (n: number): string => n.toString(16).padStart(64, '0');
  it('from any saved position and the entries since, undos among them', () => {
    let opened = 0;
    for (let n = 1; n <= 60; n++) {
      const { play, entries, saved } = played(seedOf(n), FastChance.fromSeed(n), 5 + (n % 40));
      for (const from of saved) {
        const copy = JSON.parse(JSON.stringify(from));
        const again = reopen(toy ?? never(), seedOf(n), copy, entries.slice(from.entry));
        expect(fixed(again)).toBe(fixed(play));
        opened++;
      }
      expect(fixed(refold(toy ?? never(), SETUP, seedOf(n), entries))).toBe(fixed(play));
    }
    expect(opened).toBeGreaterThan(300);
  });
  it('from the state between two actions, when the rules have another version', () => {
    for (let n = 1; n <= 60; n++) {
      const { play, entries, saved } = played(seedOf(n), FastChance.fromSeed(n), 5 + (n % 40));
      for (const from of saved) {
        const old: SavedPlay = { ...from, saved: { ...from.saved, rules: 0 } };
        const base = betweenActions(toy ?? never(), seedOf(n), old);
        const again = reopen(toy ?? never(), seedOf(n), base, entries.slice(base.entry));
        expect(again.position.view(0)).toEqual(play.position.view(0));
        expect(again.position.told).toBe(play.position.told);
      }
    }
  });
  it('after a takeback, from the whole record', () => {
    for (let n = 1; n <= 20; n++) {
      const { entries } = played(seedOf(n), FastChance.fromSeed(n), 12);
      const to = n % 6;
      const back = refold(toy ?? never(), SETUP, seedOf(n), [
        ...entries,
        { number: entries.length + 1, entry: { backTo: to } },
      ]);
      const then = refold(toy ?? never(), SETUP, seedOf(n), entries.slice(0, to));
      expect(back.position.view(1)).toEqual(then.position.view(1));
      expect(back.asked).toBe(entries.length + 1);
    }
  });
});
