import { describe, expect, it } from 'vitest';
import { draw } from '../../src/verbs/draw.ts';
import { cycle, forsake, mayForsakeTo } from '../../src/verbs/forsake.ts';
import { mayCycleTo } from '../../src/verbs/may-cycle.ts';
import { moment, perform, position } from './carry-out.ts';

describe('forsake', () => {
  it('CG-9.3.1: offers hand, reserve with single items, and the top of the deck', () => {
    const s = position({ players: { frodo: { hand: ['gimli'], reserve: [{ 'sam-gamgee': ['sting'] }] } } });
    const { offered, after } = perform(s, forsake(1), moment(s, 'frodo'), { answers: ['forsake reserve sting'] });
    expect(offered).toEqual([
      ['forsake hand gimli', 'forsake reserve sam-gamgee', 'forsake reserve sting', 'forsake top'],
    ]);
    expect(after).toMatchObject({ cards: { sting: 'eliminated', 'sam-gamgee': 'reserve' } });
  });
  it('CG-9.3.4: with no option nothing happens', () => {
    const s = position({ players: { frodo: { deck: [] } } });
    expect(forsake(1).can(s, moment(s, 'frodo'))).toMatchObject({ rule: 'CG-9.3.4' });
    expect(perform(s, forsake(2), moment(s, 'frodo')).facts).toEqual([]);
  });
});
describe('cycle from hand', () => {
  it('CG-9.2.2: a card missing in hand is forsaken instead', () => {
    const s = position({ players: { frodo: { hand: ['gimli'], reserve: ['eomer'] } } });
    const answers = ['cycle gimli', 'forsake reserve eomer'];
    const { after } = perform(s, cycle(2), moment(s, 'frodo'), { answers });
    expect(after).toMatchObject({ cards: { gimli: 'cycle-pile', eomer: 'eliminated' } });
  });
});
describe('may forsake to', () => {
  it('CG-9.4.3: the gain follows the payment, and only the payment', () => {
    const s = position({ players: { frodo: { hand: ['gimli'] } } });
    expect(perform(s, mayForsakeTo(draw(1)), moment(s, 'frodo'), { answers: ['decline'] }).facts).toEqual([]);
    const paid = perform(s, mayForsakeTo(draw(1)), moment(s, 'frodo'), {
      answers: ['forsake hand gimli'],
      chance: { 'draw frodo': ['sting'] },
    });
    expect(paid.after).toMatchObject({ cards: { gimli: 'eliminated', sting: 'hand' } });
  });
  it('CG-9.8.3: not where nothing can be gained', () => {
    const s = position({ players: { frodo: { hand: ['gimli'], deck: [] } } });
    expect(perform(s, mayForsakeTo(draw(1)), moment(s, 'frodo')).offered).toEqual([]);
  });
});
describe('may cycle to', () => {
  it('CG-14.1.22: a hand card pays for the effect, or nothing happens', () => {
    const s = position({ players: { frodo: { hand: ['gimli'] } } });
    const { offered, after } = perform(s, mayCycleTo(draw(1)), moment(s, 'frodo'), {
      answers: ['cycle gimli'],
      chance: { 'draw frodo': ['sting'] },
    });
    expect(offered).toEqual([['decline', 'cycle gimli']]);
    expect(after).toMatchObject({ cards: { gimli: 'cycle-pile', sting: 'hand' } });
  });
  it('CG-16.3.9: with an empty hand it is not available', () => {
    const s = position({ players: { frodo: { reserve: ['eomer'] } } });
    expect(perform(s, mayCycleTo(draw(1)), moment(s, 'frodo')).offered).toEqual([]);
  });
});
