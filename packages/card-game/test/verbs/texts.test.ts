/** The words for icons, placement, support, timing and costs, as the cards that use them show. */
import { describe, expect, it } from 'vitest';
import { carryoverLimit } from '../../src/actions/carryover.ts';
import { battlegroundsFor, mayCarry, mayEnterPath } from '../../src/actions/placement.ts';
import { maySupport } from '../../src/combat/support.ts';
import { battlegroundValue, pathValue } from '../../src/combat/values.ts';
import { type Card, cardNamed, locationNamed } from '../../src/data/catalogue.ts';
import type { CardId } from '../../src/data/faction-cards.ts';
import {
  CORRUPTION,
  CYCLE_THIS,
  CYCLE_WIELDER,
  ELIMINATE_THIS,
  FORSAKE,
  gainerOf,
  NO_COST,
} from '../../src/verbs/costs.ts';
import { eliminateOne, inPlay, isAt } from '../../src/verbs/destroy.ts';
import { NAZGUL } from '../../src/verbs/filter.ts';
import { texts } from '../../src/verbs/text.ts';
import { carryOut, moment, position } from './carry-out.ts';

const c = (id: CardId): Card => cardNamed(id);

describe('icons', () => {
  it('CG-10.1.4: a value is own icons, items, tokens and texts', () => {
    const s = position({
      path: { egladil: { cards: [{ legolas: ['bow-of-the-galadhrim', 'elven-cloak'] }] } },
      battlegrounds: { moria: { cards: [{ 'gandalf-the-grey': ['glamdring', 'narya-ring-of-fire'] }] } },
    });
    expect(pathValue(s, c('legolas'))).toBe(3);
    expect(battlegroundValue(s, c('gandalf-the-grey'), true)).toBe(4);
    expect(battlegroundValue(s, c('gandalf-the-grey'), false)).toBe(4);
  });
  it('CG-3.1.5: texts add icons at a location, while a card is in play, against enemies and for pairs', () => {
    const s = position({
      path: { 'khazad-dum': { cards: ['balrog-of-moria', { 'sam-gamgee': ['sting'] }] } },
      battlegrounds: { orthanc: { cards: ['theoden', 'quickbeam', 'wolf-riders', 'white-hand-orcs', 'saruman'] } },
      players: { frodo: { reserve: ['gandalf-the-white'] } },
    });
    expect(pathValue(s, c('balrog-of-moria'))).toBe(3);
    expect(pathValue(s, c('sam-gamgee'))).toBe(3);
    expect(battlegroundValue(s, c('theoden'), true)).toBe(1);
    expect(battlegroundValue(s, c('quickbeam'), true)).toBe(1);
  });
  it('CG-16.6.12: lent icons belong to the card that has them', () => {
    const s = position({ path: { egladil: { cards: ['strider'] } }, players: { aragorn: { reserve: ['arwen'] } } });
    expect(pathValue(s, c('strider'))).toBe(3);
    expect(pathValue(s, c('arwen'))).toBe(0);
  });
});
describe('placement and support', () => {
  const bit = (location: Parameters<typeof locationNamed>[0]): number => 1 << locationNamed(location);
  it('CG-6.4.1: texts open further battlegrounds, and close some', () => {
    const s = position({ round: 2 });
    expect(battlegroundsFor(s, c('merry-brandybuck'), 'move') & bit('edoras')).not.toBe(0);
    expect(battlegroundsFor(s, c('merry-brandybuck'), 'move') & bit('pelargir')).toBe(0);
    expect(battlegroundsFor(s, c('the-great-gate'), 'play') & bit('harad')).toBe(0);
    expect(battlegroundsFor(s, c('the-great-gate'), 'play') & bit('pelargir')).not.toBe(0);
    expect(battlegroundsFor(s, c('sam-gamgee'), 'play')).toBe(0);
  });
  it('CG-16.6.9: an event in force opens them for the round', () => {
    const s = position({ inForce: ['the-three-hunters'] });
    expect(battlegroundsFor(s, c('gimli'), 'play') & bit('edoras')).not.toBe(0);
    expect(maySupport(s, c('village-militia'), c('gimli'))).toBe(true);
    expect(maySupport(s, c('village-militia'), c('boromir'))).toBe(false);
    expect(maySupport(s, c('village-militia'), c('merry-brandybuck'))).toBe(true);
  });
  it('CG-16.4.12: a path may be barred while a Shadow battleground is active', () => {
    const path = { morgai: {} };
    expect(mayEnterPath(position({ path }), c('mouth-of-sauron'), locationNamed('morgai'))).toBe(true);
    const s = position({ path, battlegrounds: { harad: {} } });
    expect(mayEnterPath(s, c('mouth-of-sauron'), locationNamed('morgai'))).toBe(false);
    expect(mayEnterPath(s, c('the-hunter'), locationNamed('morgai'))).toBe(true);
  });
  it('CG-16.5.2: a bow shuts out another weapon, whichever came first', () => {
    const bow = position({ players: { aragorn: { reserve: [{ legolas: ['bow-of-the-galadhrim'] }] } } });
    expect(mayCarry(bow, c('anduril'), c('legolas'))).toMatchObject({ rule: 'bow-of-the-galadhrim' });
    expect(mayCarry(bow, c('elven-cloak'), c('legolas'))).toBe(true);
    const blade = position({ players: { aragorn: { reserve: [{ legolas: ['anduril'] }] } } });
    expect(mayCarry(blade, c('bow-of-the-galadhrim'), c('legolas'))).toMatchObject({ rule: 'bow-of-the-galadhrim' });
  });
});
describe('timing words', () => {
  it('CG-8.7.2: "when played" is not "when moved"', () => {
    expect(texts[c('boromir')].entries.map((e) => e.moved)).toEqual([false, true]);
  });
  it('CG-8.8.2: a text may name its user', () => {
    expect(texts[c('lembas')].uses[0].by).not.toBeNull();
    expect(texts[c('nenya-ring-of-adamant')].uses[0].by).toBeNull();
  });
  it('CG-7.1.7: carryover bonuses add up', () => {
    const s = position({
      scenario: 'duel2',
      players: { gandalf: { reserve: ['elrond', { 'gandalf-the-grey': ['gandalfs-staff'] }] } },
    });
    expect(carryoverLimit(s, 0)).toBe(4);
  });
  it('CG-5.1.3: extra draws add up', () => {
    expect(texts[c('saruman')].extraDraw).toEqual({ draw: 1, thenCycle: 0 });
    expect(texts[c('galadriel')].extraDraw).toEqual({ draw: 1, thenCycle: 1 });
  });
});
describe('costs', () => {
  const given = {
    path: { egladil: { cards: [{ 'the-hunter': ['black-breath', 'morgul-blade'] }] } },
    players: { 'witch-king': { hand: ['olog-hai'] } },
  };
  it.each([
    ['CG-8.4.4: this card', CYCLE_THIS, 'morgul-blade', [], { 'morgul-blade': 'cycle-pile', 'the-hunter': 'egladil' }],
    [
      'CG-16.5.8: the wielder with all items',
      CYCLE_WIELDER,
      'black-breath',
      [],
      { 'morgul-blade': 'cycle-pile', 'the-hunter': 'cycle-pile' },
    ],
    ['CG-9.4.1: eliminate this card', ELIMINATE_THIS, 'morgul-blade', [], { 'morgul-blade': 'eliminated' }],
    ['CG-9.3.1: forsake a card', FORSAKE, 'the-hunter', ['forsake hand olog-hai'], { 'olog-hai': 'eliminated' }],
    ['CG-9.8.3: nothing', NO_COST, 'the-hunter', [], { 'the-hunter': 'egladil' }],
  ] as const)('%s', (_, cost, card, answers, cards) => {
    const s = position(given);
    const at = moment(s, 'witch-king', card);
    expect(cost.can(s, at)).toBe(true);
    expect(carryOut(s, (table) => cost.pay(table, at), { answers }).after).toMatchObject({ cards });
  });
  it('CG-11.1.3: a corruption token', () => {
    const s = position(given);
    const at = moment(s, 'witch-king');
    expect(carryOut(s, (table) => CORRUPTION.pay(table, at)).after).toMatchObject({ corruption: 1 });
  });
  it('CG-9.3.4: what cannot be forsaken cannot pay', () => {
    const s = position({ players: { 'witch-king': { deck: [] } } });
    expect(FORSAKE.can(s, moment(s, 'witch-king'))).toMatchObject({ rule: 'CG-9.3.4' });
  });
  it('CG-9.8.3: a cycled card can be what is drawn', () => {
    const s = position(given);
    expect(gainerOf(s, CYCLE_THIS, c('morgul-blade'))).toBe(1);
    expect(gainerOf(s, ELIMINATE_THIS, c('morgul-blade'))).toBe(-1);
  });
});
describe('eliminate a chosen card in play', () => {
  it('CG-16.6.7: copies in one place are offered once', () => {
    const s = position({
      battlegrounds: { lorien: { cards: ['mordor-orcs', 'mordor-orcs', 'the-hunter'] } },
      players: { 'witch-king': { reserve: ['mordor-orcs', 'mordor-orcs'], new: ['mordor-orcs'] } },
    });
    const orcs = c('mordor-orcs');
    expect(inPlay(s, (card) => card < orcs + 5 && card >= orcs)).toHaveLength(3);
    expect(isAt(s, c('the-hunter'), locationNamed('lorien'))).toBe(true);
    const at = moment(s, 'frodo');
    const { offered } = carryOut(s, (table) => eliminateOne(table, at, (state) => inPlay(state, NAZGUL), true), {
      answers: ['eliminate the-hunter lorien'],
    });
    expect(offered).toEqual([['eliminate nothing', 'eliminate the-hunter lorien']]);
  });
});
