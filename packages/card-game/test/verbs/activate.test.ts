import { describe, expect, it } from 'vitest';
import { activateAny, activateBattleground, nextPath, otherPath } from '../../src/verbs/activate.ts';
import { moment, perform, position } from './carry-out.ts';

describe('activate a named battleground', () => {
  it('CG-6.2.4: out of its deck only, unless both sources are allowed', () => {
    const s = position({ scored: { shadow: ['moria'] } });
    expect(activateBattleground('moria').can(s, moment(s, 'saruman'))).toMatchObject({ rule: 'CG-6.2.4' });
    expect(activateBattleground('moria', 'both').can(s, moment(s, 'saruman'))).toBe(true);
  });
  it('CG-6.2.5: an active one can be neither activated nor reactivated', () => {
    const s = position({ battlegrounds: { moria: {} } });
    expect(activateBattleground('moria', 'both').can(s, moment(s, 'saruman'))).toMatchObject({ rule: 'CG-6.2.4' });
    expect(perform(s, activateBattleground('moria', 'both'), moment(s, 'saruman')).facts).toEqual([]);
  });
  it('CG-6.2.6: reactivation resolves the text again', () => {
    const s = position({ scored: { 'free-peoples': ['moria'] } });
    const { after, facts } = perform(s, activateBattleground('moria', 'both'), moment(s, 'frodo'), {
      chance: { 'draw saruman': ['gollum', 'shelob'] },
    });
    expect(facts).toMatchObject([{ what: 'reactivated', player: 'frodo' }, { what: 'drew' }, { what: 'drew' }]);
    expect(after).toMatchObject({ battlegrounds: { moria: { retaken: true } } });
  });
});
describe('activate any battleground of a faction', () => {
  it('CG-6.2.2, CG-16.4.3: the player picks among all sources allowed', () => {
    const s = position({ scored: { shadow: ['edoras'] }, battlegrounds: { orthanc: {} } });
    const { offered } = perform(s, activateAny('isengard', 'both'), moment(s, 'saruman'), {
      answers: ['helms-deep', 'play nothing'],
      chance: { 'draw frodo': ['gimli', 'sting', 'eomer', 'eowyn', 'theoden'] },
    });
    expect(offered[0]).toEqual(['edoras', 'helms-deep']);
    const only = activateAny('isengard', 'scoring');
    expect(perform(s, only, moment(s, 'saruman')).after).toMatchObject({ battlegrounds: { edoras: {} } });
  });
});
describe('activate a path', () => {
  it('CG-6.3.4: of the next number, or another of the same', () => {
    const s = position({ path: { egladil: {} } });
    const next = perform(s, nextPath(), moment(s, 'frodo'), {
      answers: ['dead-marshes'],
      chance: { 'draw saruman': ['gollum', 'shelob'] },
    });
    expect(next.offered).toEqual([['amon-hen', 'dead-marshes', 'emyn-muil']]);
    const other = perform(s, otherPath(), moment(s, 'frodo'), {
      answers: ['amon-hen', 'cycle olog-hai'],
      chance: { 'draw witch-king': ['olog-hai'] },
    });
    expect(other.offered[0]).toEqual(['amon-hen', 'emyn-muil']);
    expect(other.after).toMatchObject({ scored: { 'free-peoples': ['egladil', 'dead-marshes'] } });
  });
  it('CG-3.1.8: a text may ask for a number or for one path', () => {
    const s = position({ path: { caradhras: {} } });
    expect(otherPath({ only: 'caradhras' }).can(s, moment(s, 'saruman'))).toBe(true);
    expect(otherPath({ only: 'khazad-dum' }).can(s, moment(s, 'saruman'))).toMatchObject({ rule: 'CG-6.3.5' });
    expect(otherPath({ only: 7 }).can(s, moment(s, 'saruman'))).toMatchObject({ rule: 'CG-6.3.5' });
    expect(otherPath({ only: 4 }).can(s, moment(s, 'saruman'))).toBe(true);
  });
  it('CG-6.1.5: no path lies beyond the last', () => {
    const s = position({ path: { morgai: {} } });
    expect(nextPath().can(s, moment(s, 'frodo'))).toMatchObject({ rule: 'CG-6.3.5' });
    expect(otherPath().can(s, moment(s, 'frodo'))).toBe(true);
  });
});
