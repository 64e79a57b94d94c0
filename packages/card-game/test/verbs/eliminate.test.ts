import { describe, expect, it } from 'vitest';
import { cardNamed } from '../../src/data/catalogue.ts';
import { cycleCard, eliminate } from '../../src/verbs/eliminate.ts';
import {
  FORSAKEN_FROM_DECK,
  FORSAKEN_FROM_RESERVE,
  IN_BATTLEGROUND_COMBAT,
  IN_PATH_COMBAT,
  OTHERWISE,
} from '../../src/verbs/text.ts';
import { carryOut, position } from './carry-out.ts';

describe('eliminate', () => {
  it('CG-8.4.4: takes the items along, each to its own owner', () => {
    const s = position({ path: { egladil: { cards: [{ 'sam-gamgee': ['sting', 'lembas'] }] } } });
    const { after } = carryOut(s, (table) => eliminate(table, cardNamed('sam-gamgee'), OTHERWISE, 'test'));
    expect(after).toMatchObject({
      players: { frodo: { eliminated: ['sam-gamgee', 'sting'] }, aragorn: { eliminated: ['lembas'] } },
      items: {},
    });
  });
  it('CG-9.4.1, CG-13.2.2: out of a hand it stays hidden', () => {
    const s = position({ players: { frodo: { hand: ['gimli'] } } });
    const { facts, after } = carryOut(s, (table) => eliminate(table, cardNamed('gimli'), OTHERWISE, 'test'));
    expect(facts).toEqual([{ what: 'eliminated', player: 'frodo', from: 'hand', cause: 'test' }]);
    expect(after).toMatchObject({ cards: { gimli: 'eliminated' }, known: [] });
  });
  it.each([
    ['CG-9.9.2: Merry is saved in path combat', 'merry-brandybuck', IN_PATH_COMBAT, 'cycle-pile'],
    ['CG-9.9.2: but not on a battleground', 'merry-brandybuck', IN_BATTLEGROUND_COMBAT, 'eliminated'],
    ['CG-9.9.2: Bilbo is saved in any way', 'bilbo-baggins', OTHERWISE, 'cycle-pile'],
    ['CG-9.9.2: Fatty when forsaken from reserve', 'fatty-bolger', FORSAKEN_FROM_RESERVE, 'cycle-pile'],
    ['CG-9.9.2: Fatty not as the price of his own text', 'fatty-bolger', OTHERWISE, 'eliminated'],
    ['CG-9.9.2: the White not in combat', 'gandalf-the-white', IN_BATTLEGROUND_COMBAT, 'eliminated'],
    ['CG-9.9.2: the White from the top of the deck', 'gandalf-the-white', FORSAKEN_FROM_DECK, 'cycle-pile'],
  ] as const)('%s', (_, card, how, where) => {
    const s = position({ players: { frodo: { reserve: [card] } } });
    const { after } = carryOut(s, (table) => eliminate(table, cardNamed(card), how, 'test'));
    expect(after).toMatchObject({ cards: { [card]: where } });
  });
});
describe('cycle', () => {
  it('CG-9.2.1, CG-8.4.4: puts the card and its items on their owners’ cycle piles', () => {
    const s = position({ players: { frodo: { reserve: [{ 'sam-gamgee': ['sting', 'lembas'] }] } } });
    const { after } = carryOut(s, function* (table) {
      cycleCard(table, cardNamed('sam-gamgee'), 'test');
    });
    expect(after).toMatchObject({
      players: { frodo: { cyclePile: ['sam-gamgee', 'sting'] }, aragorn: { cyclePile: ['lembas'] } },
    });
  });
});
