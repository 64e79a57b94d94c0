import { describe, expect, it } from 'vitest';
import type { Seen, Sitter, TableInfo, Who } from '../src/play/source.ts';
import { turnOf } from '../src/table/turns.ts';
import { jonas, machine, mira } from './support.ts';

function turn(sitters: readonly Sitter[], as: Who, waiting: readonly number[]) {
  const mine = sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []));
  const table: TableInfo = { id: 't', game: 'toy', setup: null, sitters, mine };
  const offers = waiting.map((seat, which) => ({ which, by: [seat], answered: false }));
  const seen: Seen = {
    number: 0,
    asked: 0,
    as,
    view: {},
    offers,
    facts: [],
    before: 0,
    by: null,
    mayUndo: true,
    outcome: null,
    trouble: null,
    room: null,
  };
  return turnOf(table, seen);
}

describe('people at one screen', () => {
  it('alone against machines: no curtain ever', () => {
    expect(turn([machine, mira], 'public', [0])).toEqual({ kind: 'look', as: 1 });
    expect(turn([machine, mira], 1, [0])).toEqual({ kind: 'stay' });
    expect(turn([machine, mira], 1, [1])).toEqual({ kind: 'stay' });
  });
  it('two: the curtain is down until one takes the screen', () => {
    expect(turn([mira, jonas], 'public', [1])).toEqual({ kind: 'curtain', to: 1 });
  });
  it('two: who has nothing to decide hands over, in his own time', () => {
    expect(turn([mira, jonas], 0, [1])).toEqual({ kind: 'hand-over', to: 1 });
    expect(turn([mira, jonas], 0, [0, 1])).toEqual({ kind: 'stay' });
  });
  it('nobody hands over to a machine', () => {
    expect(turn([mira, machine, jonas], 0, [1])).toEqual({ kind: 'stay' });
    expect(turn([mira, machine, jonas], 0, [1, 2])).toEqual({ kind: 'hand-over', to: 2 });
  });
  it('one person with two seats changes them without a curtain', () => {
    expect(turn([mira, jonas, mira], 0, [2])).toEqual({ kind: 'look', as: 2 });
    expect(turn([mira, jonas, mira], 0, [1, 2])).toEqual({ kind: 'look', as: 2 });
    expect(turn([mira, mira], 'public', [1])).toEqual({ kind: 'look', as: 1 });
  });
});
