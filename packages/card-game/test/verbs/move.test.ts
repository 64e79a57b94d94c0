import { describe, expect, it } from 'vitest';
import { marchOutWith, mayMoveWielder, rideTo } from '../../src/verbs/move.ts';
import { moment, perform, position } from './carry-out.ts';

describe('move the wielder', () => {
  const given = {
    path: { egladil: {} },
    battlegrounds: { lorien: {}, pelargir: {} },
    players: { 'witch-king': { reserve: [{ 'the-hunter': ['fell-beast'] }], new: ['the-hunter'] } },
  };
  it('CG-8.7.4: only to places where it may go, though it came this round', () => {
    const s = position(given);
    const at = moment(s, 'witch-king', 'fell-beast');
    const to = perform(s, mayMoveWielder('battleground'), at, { answers: ['move the-hunter lorien'] });
    expect(to.offered).toEqual([['stay', 'move the-hunter lorien']]);
    expect(to.after).toMatchObject({ cards: { 'the-hunter': 'lorien', 'fell-beast': 'lorien' } });
  });
  it('CG-14.1.21: to the path, or not at all', () => {
    const s = position(given);
    const at = moment(s, 'witch-king', 'fell-beast');
    const { offered, after } = perform(s, mayMoveWielder('path'), at, { answers: ['stay'] });
    expect(offered).toEqual([['stay', 'move the-hunter egladil']]);
    expect(after).toMatchObject({ cards: { 'the-hunter': 'reserve' } });
  });
});
describe('ride', () => {
  it('CG-14.1.20: the move is compulsory', () => {
    const s = position({ players: { frodo: { reserve: [{ 'gandalf-the-grey': ['shadowfax'] }] } } });
    const { after } = perform(s, rideTo('any'), moment(s, 'frodo', 'shadowfax'), {
      answers: ['moria'],
      chance: { 'draw saruman': ['gollum', 'shelob'] },
    });
    expect(after).toMatchObject({ cards: { 'gandalf-the-grey': 'moria', shadowfax: 'moria' } });
  });
});
describe('march out', () => {
  it('CG-14.1.20: the move is free, and nothing happens without the leader in reserve', () => {
    const s = position({ players: { saruman: { reserve: ['saruman'] } } });
    const { after } = perform(s, marchOutWith('saruman', 'isengard'), moment(s, 'saruman', 'threats-and-promises'), {
      answers: ['orthanc', 'stay'],
    });
    expect(after).toMatchObject({ cards: { saruman: 'reserve' }, battlegrounds: { orthanc: {} } });
    const without = position({ players: { saruman: { hand: ['saruman'] } } });
    const at = moment(without, 'saruman', 'threats-and-promises');
    expect(marchOutWith('saruman', 'isengard').can(without, at)).toMatchObject({ rule: 'threats-and-promises' });
    expect(perform(without, marchOutWith('saruman', 'isengard'), at).facts).toEqual([]);
  });
});
