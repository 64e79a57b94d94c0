import { describe, expect, it } from 'vitest';
import { draw, recycleAll } from '../../src/verbs/draw.ts';
import { moment, perform, position } from './carry-out.ts';

describe('draw', () => {
  it('CG-9.1.1: takes the top card of the own deck into hand', () => {
    const s = position({ players: { frodo: { hand: [] } } });
    const { after, facts } = perform(s, draw(2), moment(s, 'frodo'), { chance: { 'draw frodo': ['sting', 'eomer'] } });
    expect(after).toMatchObject({ cards: { sting: 'hand', eomer: 'hand' } });
    expect(facts.map((f) => [f.what, f.card])).toEqual([
      ['drew', undefined],
      ['drew', undefined],
    ]);
  });
  it('CG-9.8.3: is possible where a card can be drawn, or where paying brings one to the pile', () => {
    const s = position({ players: { frodo: { deck: [] } } });
    const at = moment(s, 'frodo');
    expect(draw(1).can(s, at)).toMatchObject({ rule: 'CG-9.8.3', why: 'nothing-to-draw' });
    expect(draw(1).can(s, { ...at, gains: at.player })).toBe(true);
    expect(draw(1).can(position({ players: { frodo: { deck: [], cyclePile: ['sting'] } } }), at)).toBe(true);
  });
});
describe('recycle', () => {
  it('CG-9.1.3: shuffles the cycle pile into the remaining draw deck', () => {
    const s = position({ players: { frodo: { deck: ['gimli'], cyclePile: ['sting', 'eomer'] } } });
    const { after, facts } = perform(s, recycleAll, moment(s, 'frodo'));
    expect(after).toMatchObject({ players: { frodo: { deck: ['gimli', 'sting', 'eomer'], cyclePile: [] } } });
    expect(facts).toMatchObject([{ what: 'recycled', n: 2 }]);
  });
  it('CG-13.2.3: what was known of the pile is known no more', () => {
    const s = position({ players: { frodo: { cyclePile: ['sting'], known: ['sting'] } } });
    expect(perform(s, recycleAll, moment(s, 'frodo')).after).toMatchObject({ known: [] });
  });
});
