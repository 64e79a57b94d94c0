import { describe, expect, it } from 'vitest';
import { otherPath } from '../../src/verbs/activate.ts';
import { draw } from '../../src/verbs/draw.ts';
import { forsake } from '../../src/verbs/forsake.ts';
import { addToken } from '../../src/verbs/tokens.ts';
import { chain, each, inOrder, the } from '../../src/verbs/whom.ts';
import { moment, perform, position } from './carry-out.ts';

const who = (facts: readonly { readonly player?: string; readonly what: string }[]) =>
  facts.map((f) => `${f.what} ${f.player}`);

describe('each', () => {
  const twice = { 'draw frodo': ['sting'], 'draw aragorn': ['lembas'] };
  it('CG-9.8.4: in turn order from the player whose turn it is', () => {
    const s = position({ turn: 'aragorn' });
    const { facts } = perform(s, each('free-peoples', draw(1)), moment(s, 'aragorn'), { chance: twice });
    expect(who(facts)).toEqual(['drew aragorn', 'drew frodo']);
  });
  it('CG-9.8.4: outside the action step from the starting player', () => {
    const s = position({ phase: 'path', starting: 'saruman', turn: 'aragorn', reached: 1 });
    const { facts } = perform(s, each('free-peoples', draw(1)), moment(s, 'aragorn'), { chance: twice });
    expect(who(facts)).toEqual(['drew frodo', 'drew aragorn']);
  });
  it('CG-12.2.8: doubling repeats the whole text, one complete pass after the other', () => {
    const s = position({ scenario: 'duel2', players: { gandalf: { hand: ['gimli', 'eomer'] } } });
    const { facts } = perform(s, each('free-peoples', forsake(1), draw(1)), moment(s, 'gandalf'), {
      answers: ['forsake hand gimli', 'forsake hand eomer'],
      chance: { 'draw gandalf': ['sting', 'lembas'] },
    });
    expect(who(facts)).toEqual(['eliminated gandalf', 'drew gandalf', 'eliminated gandalf', 'drew gandalf']);
  });
  it('CG-12.3.7: in the three-player duel the Shadow is not doubled', () => {
    const s = position({ scenario: 'duel3', round: 2 });
    const { facts } = perform(s, each('shadow', draw(1)), moment(s, 'gandalf'), {
      chance: { 'draw witch-king': ['olog-hai'], 'draw saruman': ['gollum'] },
    });
    expect(who(facts)).toEqual(['drew witch-king', 'drew saruman']);
  });
  it('CG-9.8.3: possible if it is for one of them', () => {
    const s = position({ players: { frodo: { deck: [] }, aragorn: { deck: ['lembas'] } } });
    expect(each('free-peoples', draw(1)).can(s, moment(s, 'witch-king'))).toBe(true);
    const none = position({ players: { frodo: { deck: [] }, aragorn: { deck: [] } } });
    expect(each('free-peoples', draw(1)).can(none, moment(none, 'witch-king'))).toMatchObject({ rule: 'CG-9.8.3' });
  });
});
describe('the player of a faction', () => {
  it('CG-1.1.4: is the player whose deck holds it', () => {
    const s = position({ round: 2 });
    const { facts } = perform(s, the('dwarf', draw(1)), moment(s, 'saruman'), { chance: { 'draw frodo': ['sting'] } });
    expect(who(facts)).toEqual(['drew frodo']);
  });
  it('CG-1.1.4: is nobody where no deck holds it', () => {
    const s = position({ scenario: 'fellowship', round: 2 });
    expect(the('southron', draw(1)).can(s, moment(s, 'balrog'))).toMatchObject({ rule: 'CG-1.1.4' });
    expect(perform(s, the('southron', draw(1)), moment(s, 'balrog')).facts).toEqual([]);
  });
});
describe('several orders', () => {
  it('CG-9.8.1: are carried out in the order given', () => {
    const s = position({ players: { frodo: { hand: ['gimli'] } } });
    const { facts } = perform(s, inOrder(draw(1), forsake(1)), moment(s, 'frodo'), {
      answers: ['forsake hand gimli'],
      chance: { 'draw frodo': ['sting'] },
    });
    expect(who(facts)).toEqual(['drew frodo', 'eliminated frodo']);
  });
  it('CG-6.3.5: where the first bars the text, none is carried out', () => {
    const s = position({ path: { 'amon-hen': {} }, scored: { shadow: ['dead-marshes', 'emyn-muil'] } });
    const text = chain(otherPath(), addToken('defense', 'path'));
    expect(text.can(s, moment(s, 'frodo'))).toMatchObject({ rule: 'CG-6.3.5' });
    expect(perform(s, text, moment(s, 'frodo')).facts).toEqual([]);
  });
});
