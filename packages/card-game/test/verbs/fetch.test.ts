import { describe, expect, it } from 'vitest';
import { cardIds } from '../../src/data/catalogue.ts';
import {
  remove,
  searchDeck,
  takeFittingFromCyclePile,
  takeFittingThenDraw,
  takeFromCyclePile,
  takeFromDeckOrCyclePile,
} from '../../src/verbs/fetch.ts';
import { fitting, HOBBITS, NAZGUL, named } from '../../src/verbs/filter.ts';
import { moment, perform, position } from './carry-out.ts';

describe('search', () => {
  const search = searchDeck(['boromir', 'faramir']);
  it('CG-9.6.1: takes one of the named cards out of the draw deck, shown to all', () => {
    const s = position({ players: { aragorn: { hand: ['boromir'] } } });
    const { offered, after } = perform(s, search, moment(s, 'aragorn'), { answers: ['take faramir'] });
    expect(offered).toEqual([['take faramir']]);
    expect(after).toMatchObject({ cards: { faramir: 'hand' }, known: ['faramir'] });
  });
  it('CG-9.8.3: is asked, with nothing to take, as long as others could believe in it', () => {
    const s = position({ players: { aragorn: { hand: ['boromir', 'faramir'] } } });
    expect(perform(s, search, moment(s, 'aragorn'), { answers: ['none'] }).offered).toEqual([['none']]);
    expect(search.can(s, moment(s, 'aragorn'))).toMatchObject({ why: 'no-such-card-in-deck' });
  });
  it('CG-9.1.4: an empty deck is recycled first', () => {
    const s = position({ players: { aragorn: { deck: [], cyclePile: ['boromir', 'lembas'] } } });
    expect(search.can(s, moment(s, 'aragorn'))).toBe(true);
    const { after } = perform(s, search, moment(s, 'aragorn'), { answers: ['take boromir'] });
    expect(after).toMatchObject({ players: { aragorn: { hand: ['boromir'], deck: ['lembas'] } } });
  });
});
describe('take', () => {
  it('CG-9.6.1: out of the cycle pile, which needs no shuffle', () => {
    const s = position({ players: { frodo: { cyclePile: ['dwarven-axe'], top: 'gimli' } } });
    const take = takeFromCyclePile(['dwarven-axe'], { optional: true });
    const { offered, after } = perform(s, take, moment(s, 'frodo'), { answers: ['take dwarven-axe'] });
    expect(offered).toEqual([['none', 'take dwarven-axe']]);
    expect(after).toMatchObject({ cards: { 'dwarven-axe': 'hand' }, players: { frodo: { top: 'gimli' } } });
  });
  it('CG-9.6.1: out of the draw deck or the cycle pile', () => {
    const take = takeFromDeckOrCyclePile(['saruman'], { optional: true });
    for (const pile of ['deck', 'cyclePile']) {
      const s = position({ players: { saruman: { [pile]: ['saruman', 'ugluk'], rest: 'eliminated' } } });
      expect(perform(s, take, moment(s, 'saruman'), { answers: ['take saruman'] }).after).toMatchObject({
        cards: { saruman: 'hand' },
      });
    }
  });
  it('CG-9.8.2: up to two fitting cards, then the player is asked no more', () => {
    const s = position({ players: { frodo: { cyclePile: ['merry-brandybuck', 'pippin-took', 'sam-gamgee'] } } });
    const take = takeFittingFromCyclePile(HOBBITS, { optional: true, upTo: 2 });
    const answers = ['take pippin-took', 'take sam-gamgee'];
    expect(perform(s, take, moment(s, 'frodo'), { answers }).after).toMatchObject({
      players: { frodo: { hand: ['pippin-took', 'sam-gamgee'] } },
    });
  });
  it('CG-9.8.1: a fitting card if there is one, then a draw', () => {
    const s = position({ players: { frodo: { cyclePile: ['merry-brandybuck'] } } });
    const answers = ['take merry-brandybuck'];
    const { after } = perform(s, takeFittingThenDraw(HOBBITS, 1), moment(s, 'frodo'), {
      answers,
      chance: { 'draw frodo': ['sting'] },
    });
    expect(after).toMatchObject({ players: { frodo: { hand: ['merry-brandybuck', 'sting'] } } });
  });
});
describe('remove', () => {
  it.each(['hand', 'deck', 'cyclePile', 'reserve', 'eliminated'])(
    'CG-9.5.1: the named card goes out of the %s',
    (zone) => {
      const s = position({ players: { aragorn: { [zone]: ['strider'] } } });
      const { after } = perform(s, remove('strider'), moment(s, 'aragorn', 'aragorn'));
      expect(after).toMatchObject({ cards: { strider: 'eliminated' }, known: ['strider'] });
    },
  );
  it('CG-9.5.1: a card that is not in the scenario is left alone', () => {
    const s = position({ scenario: 'fellowship', round: 2 });
    expect(perform(s, remove('gandalf-the-white'), moment(s, 'gandalf')).facts).toEqual([]);
  });
});
describe('filter', () => {
  it('CG-3.1.6, CG-1.1.8: by faction, type, keyword and name', () => {
    const names = (filter: (card: number) => boolean): string[] => [
      ...new Set(cardIds.filter((_, card) => filter(card))),
    ];
    expect(names(NAZGUL)).toHaveLength(9);
    expect(names(HOBBITS)).toEqual([
      'bilbo-baggins',
      'fatty-bolger',
      'frodo-baggins',
      'merry-brandybuck',
      'pippin-took',
      'sam-gamgee',
    ]);
    expect(names(fitting({ faction: 'rohan', types: ['army'] }))).toEqual(['riders-of-rohan', 'village-militia']);
    expect(names(named(['gimli', 'legolas']))).toEqual(['legolas', 'gimli']);
  });
});
