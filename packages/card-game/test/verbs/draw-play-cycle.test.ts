import { describe, expect, it } from 'vitest';
import { drawPlayCycle, sortTopThree } from '../../src/verbs/draw-play-cycle.ts';
import { fitting, NAZGUL } from '../../src/verbs/filter.ts';
import { moment, perform, position } from './carry-out.ts';

const five = ['riders-of-rohan', 'gimli', 'eomer', 'sting', 'glamdring'];
describe('draw, play, cycle the rest', () => {
  it('CG-9.7.1: the drawn cards are offered where they may go, the others are cycled', () => {
    const s = position({ battlegrounds: { edoras: {} } });
    const effect = drawPlayCycle({ draw: 5, playUpTo: 1, cards: fitting({ types: ['army'] }) });
    const { offered, after } = perform(s, effect, moment(s, 'frodo'), {
      answers: ['play riders-of-rohan edoras'],
      chance: { 'draw frodo': five },
    });
    expect(offered).toEqual([['play nothing', 'play riders-of-rohan reserve', 'play riders-of-rohan edoras']]);
    expect(after).toMatchObject({ players: { frodo: { cyclePile: ['gimli', 'sting', 'eomer', 'glamdring'] } } });
  });
  it('CG-16.4.8: a text may limit the place', () => {
    const s = position({ path: { egladil: {} } });
    const effect = drawPlayCycle({ draw: 2, playUpTo: 1, cards: NAZGUL, to: 'reserve' });
    const { offered } = perform(s, effect, moment(s, 'witch-king'), {
      answers: ['play nothing'],
      chance: { 'draw witch-king': ['the-hunter', 'olog-hai'] },
    });
    expect(offered).toEqual([['play nothing', 'play the-hunter reserve']]);
  });
  it('CG-9.7.4: eliminating comes first and is compulsory as long as one card was drawn', () => {
    const s = position({ players: { 'witch-king': { deck: ['olog-hai'] } } });
    const effect = drawPlayCycle({ draw: 7, eliminate: 1, playUpTo: 2, cards: NAZGUL });
    const { after } = perform(s, effect, moment(s, 'witch-king'), { answers: ['eliminate olog-hai'] });
    expect(after).toMatchObject({ cards: { 'olog-hai': 'eliminated' } });
  });
  it('CG-8.1.6: a card played earlier this round is not offered', () => {
    const s = position({ played: ['the-hunter'] });
    const effect = drawPlayCycle({ draw: 1, playUpTo: 1, cards: NAZGUL });
    const { offered } = perform(s, effect, moment(s, 'witch-king'), {
      answers: ['play nothing'],
      chance: { 'draw witch-king': ['the-hunter'] },
    });
    expect(offered).toEqual([['play nothing']]);
  });
});
describe('look at the top three', () => {
  it('CG-14.1.19: eliminate one, cycle one, keep one', () => {
    const s = position({ round: 2 });
    const { after } = perform(s, sortTopThree(), moment(s, 'saruman'), {
      answers: ['eliminate gollum', 'cycle shelob'],
      chance: { 'draw saruman': ['gollum', 'shelob', 'ugluk'] },
    });
    expect(after).toMatchObject({ cards: { gollum: 'eliminated', shelob: 'cycle-pile', ugluk: 'hand' } });
  });
});
