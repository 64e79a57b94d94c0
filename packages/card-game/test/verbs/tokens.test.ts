import { describe, expect, it } from 'vitest';
import { locationNamed } from '../../src/data/catalogue.ts';
import { corrupt, healForEachOnPath } from '../../src/verbs/corrupt.ts';
import { HOBBITS } from '../../src/verbs/filter.ts';
import { addToken, addTokenHere } from '../../src/verbs/tokens.ts';
import { moment, perform, position } from './carry-out.ts';

describe('tokens', () => {
  it('CG-14.1.14: the player picks among the active locations of the kind', () => {
    const s = position({ path: { egladil: {} }, battlegrounds: { moria: {}, harad: {} } });
    const at = moment(s, 'frodo');
    expect(perform(s, addToken('attack', 'battleground'), at, { answers: ['harad'] }).offered).toEqual([
      ['harad', 'moria'],
    ]);
    expect(perform(s, addToken('defense', 'path'), at).after).toMatchObject({ path: { egladil: { defense: 1 } } });
    const any = perform(s, addToken('defense', 'path-or-battleground'), at, { answers: ['moria'] });
    expect(any.offered).toEqual([['egladil', 'harad', 'moria']]);
  });
  it('CG-9.8.3: not without such a location', () => {
    const s = position({ path: { egladil: {} } });
    expect(addToken('attack', 'battleground').can(s, moment(s, 'frodo'))).toMatchObject({ rule: 'CG-9.8.3' });
    expect(perform(s, addToken('attack', 'battleground'), moment(s, 'frodo')).facts).toEqual([]);
  });
  it('CG-10.1.3: a location puts a token on itself', () => {
    const s = position({ path: { morgai: {} } });
    const here = { ...moment(s, 'frodo'), card: -1, location: locationNamed('morgai') };
    expect(perform(s, addTokenHere('attack'), here).after).toMatchObject({ path: { morgai: { attack: 1 } } });
  });
});
describe('corruption', () => {
  it('CG-11.1.3: is added by texts', () => {
    const s = position({ corruption: 2 });
    expect(perform(s, corrupt(3), moment(s, 'witch-king')).after).toMatchObject({ corruption: 5 });
  });
  it('CG-11.1.3: is taken away for each Hobbit on the path, never below 0', () => {
    const path = { egladil: { cards: ['frodo-baggins', 'sam-gamgee', 'merry-brandybuck', 'gimli'] } };
    const heal = healForEachOnPath(HOBBITS);
    const s = position({ corruption: 5, path });
    expect(perform(s, heal, moment(s, 'frodo')).after).toMatchObject({ corruption: 2 });
    expect(perform(s, heal, moment(s, 'frodo')).after).toMatchObject({ corruption: 0 });
    expect(heal.can(s, moment(s, 'frodo'))).toMatchObject({ rule: 'CG-16.3.7' });
  });
});
