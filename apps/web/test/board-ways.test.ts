/** Whatever is pressed first, the same answers come out. */
import { describe, expect, it } from 'vitest';
import { waysOfFigure } from '../src/board/model/characters.ts';
import { boardView } from '../src/board/model/view.ts';
import {
  deedsOf,
  deeper,
  fits,
  leaves,
  lights,
  NO_PICKS,
  pressRegion,
  type Way,
  waysOf,
} from '../src/board/model/ways.ts';

const [byArmy, byWill, attack, skip] = waysOf([
  'army: move armies',
  'will-of-the-west as army: move armies',
  'army: attack',
  'skip army',
]);
const ways: readonly Way[] = [
  byArmy,
  ...deeper(byArmy, ['move westemnet edoras', 'move westemnet folde', 'move edoras folde']),
  byWill,
  ...deeper(byWill, ['move westemnet edoras']),
  attack,
  ...deeper(attack, ['attack westemnet fords-of-isen', 'assault helms-deep']),
  skip,
];
describe('picks', () => {
  it('a die leaves what it can pay for', () => {
    const open = ways.filter((way) => fits(way, { ...NO_PICKS, die: 'will-of-the-west' }));
    expect(open.map(({ last }) => last.id)).toEqual(['will-of-the-west as army: move armies', 'move westemnet edoras']);
  });
  it('what leads further is not shown twice', () => {
    expect(leaves(ways).filter(({ steps }) => steps.length === 1)).toEqual([skip]);
  });
  it('one deed with several dice is one deed, and the plainer die pays', () => {
    const deeds = deedsOf(ways.filter(({ last }) => last.id === 'move westemnet edoras'));
    expect(deeds).toHaveLength(1);
    expect(deeds[0]?.way.first.die).toBe('army');
    expect(deeds[0]?.others).toHaveLength(1);
  });
});
describe('the map', () => {
  it('lights where something begins, then where it can go', () => {
    expect([...lights(ways, NO_PICKS)]).toEqual([
      ['westemnet', 'open'],
      ['edoras', 'open'],
      ['helms-deep', 'attack'],
    ]);
    expect([...lights(ways, { ...NO_PICKS, region: 'westemnet' })]).toEqual([
      ['edoras', 'open'],
      ['folde', 'open'],
      ['fords-of-isen', 'attack'],
      ['westemnet', 'selected'],
    ]);
  });
  it('first an Army, then where it goes: both answers are given', () => {
    const first = pressRegion(ways, NO_PICKS, 'westemnet', true);
    expect(first).toEqual({ kind: 'pick', picks: { ...NO_PICKS, region: 'westemnet' } });
    const second = pressRegion(ways, { ...NO_PICKS, region: 'westemnet' }, 'fords-of-isen', true);
    expect(second).toMatchObject({ kind: 'do', way: { steps: ['army: attack', 'attack westemnet fords-of-isen'] } });
  });
  it('a second press lets go', () => {
    const again = pressRegion(ways, { ...NO_PICKS, region: 'edoras' }, 'edoras', true);
    expect(again).toEqual({ kind: 'pick', picks: NO_PICKS });
  });
  it('where only a place is asked, a place is the answer', () => {
    const places = waysOf(['to lorien', 'to moria past hollin']);
    expect(pressRegion(places, NO_PICKS, 'lorien', false)).toMatchObject({ kind: 'do', way: { steps: ['to lorien'] } });
  });
  it('several routes to one place are shown, not guessed', () => {
    const routes = waysOf(['to lorien', 'to lorien past moria']);
    expect(pressRegion(routes, NO_PICKS, 'lorien', false)).toMatchObject({ kind: 'pick', picks: { region: 'lorien' } });
  });
});
describe('one begins with a character', () => {
  const [going, leaving] = waysOf(['character: move companions', 'character: separate companions']);
  const known = [going, ...deeper(going, ['from erebor', 'from westemnet']), leaving];
  const seen = boardView({
    characters: { 'gandalf-white': 'westemnet', meriadoc: 'fellowship' },
    fellowship: { companions: ['meriadoc'] },
  });
  const stepsOf = (who: string) => waysOfFigure(seen, known, who).map(({ steps }) => steps);
  it('BG-7.3.1: one on the map goes from where he stands, he and no other', () => {
    expect(stepsOf('gandalf-white')).toEqual([['character: move companions', 'from westemnet', 'gandalf-white']]);
  });
  it('BG-12.8: one of the Fellowship leaves it', () => {
    expect(stepsOf('meriadoc')).toEqual([['character: separate companions', 'meriadoc']]);
  });
  it('who can do nothing has no way', () => {
    expect(stepsOf('boromir')).toEqual([]);
  });
});
