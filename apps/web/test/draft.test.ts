import type { OwnOffer } from '@amon-hen/kernel';
import { describe, expect, it } from 'vitest';
import {
  countFits,
  EMPTY,
  everything,
  firstDraft,
  ownDecisions,
  pressed,
  readDraft,
  spellDraft,
  withAmount,
} from '../src/decision-bar/draft.ts';

const base = { rule: 'TOY-1', refused: [] } as const;
const one: OwnOffer = { ...base, form: 'one', options: ['take 1', 'take 2'], least: 1, most: 1 };
const some: OwnOffer = { ...base, form: 'some', options: ['a', 'b', 'c'], least: 1, most: 2 };
const amounts: OwnOffer = {
  ...base,
  form: 'amounts',
  options: ['regular', 'elite'],
  upTo: [3, 2],
  least: 1,
  most: 4,
  usual: '3 regular + 1 elite',
};

describe('an answer in the making', () => {
  it('begins with the usual, where the rule knows one', () => {
    expect(firstDraft(one)).toEqual(EMPTY);
    expect(firstDraft(amounts)).toEqual(
      new Map([
        ['regular', 3],
        ['elite', 1],
      ]),
    );
  });
  it('is spelled as the kernel spells it: in the order of the options', () => {
    expect(spellDraft(one, new Map([['take 2', 1]]))).toBe('take 2');
    const both = new Map([
      ['c', 1],
      ['a', 1],
    ]);
    expect(spellDraft(some, both)).toBe('a + c');
    expect(spellDraft(amounts, readDraft('amounts', '1 elite + 2 regular'))).toBe('2 regular + 1 elite');
    expect(spellDraft(amounts, EMPTY)).toBe('none');
  });
  it('a press picks; a second press takes out, where several may be picked', () => {
    expect([...pressed(one, new Map([['take 1', 1]]), 'take 2').keys()]).toEqual(['take 2']);
    expect([...pressed(some, new Map([['a', 1]]), 'b').keys()]).toEqual(['a', 'b']);
    expect([...pressed(some, new Map([['a', 1]]), 'a').keys()]).toEqual([]);
    expect([...pressed({ ...some, most: 1 }, new Map([['a', 1]]), 'b').keys()]).toEqual(['b']);
  });
  it('knows when there is enough, and not too much', () => {
    expect(countFits(amounts, EMPTY)).toBe(false);
    expect(countFits(amounts, withAmount(EMPTY, 'elite', 1))).toBe(true);
    expect(everything(amounts)).toBeNull(); // five of at most four
    expect(spellDraft(amounts, everything({ ...amounts, most: 5 }) ?? EMPTY)).toBe('3 regular + 2 elite');
    expect(everything(one)).toBeNull();
  });
  it('is only for decisions that are one’s own and open', () => {
    const offer = { by: [0], about: 'take' };
    const offers = [
      { ...offer, which: 0, answered: false, own: one },
      { ...offer, which: 1, answered: true, own: one },
      { ...offer, which: 2, answered: false },
    ];
    expect(ownDecisions(offers).map(({ which }) => which)).toEqual([0]);
  });
});
