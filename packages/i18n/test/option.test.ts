import { describe, expect, it } from 'vitest';
import { Patterns, readPattern } from '../src/option.ts';

const named: Readonly<Record<string, readonly string[]>> = {
  region: ['minas-morgul', 'osgiliath', 'pelargir'],
  figure: ['gondor-elite', 'nazgul'],
  card: ['fp-str-06'],
  die: ['event', 'army'],
};
const isNamed = (kind: string, id: string): boolean => kind.split('|').some((one) => named[one]?.includes(id));
const patterns = new Patterns([
  'move <from:region> <to:region>',
  'move fellowship',
  'muster <figure:figure> <where:region>',
  'card <card:card>',
  'no card',
  're-roll <n:number>',
  'say <what:word+>',
  '<die:die>: draw',
  '<die:die> as <face:die>: attack',
  'to <to:region> past <past:region+>',
  'hold <at:region|figure>',
  'lose <what:word>',
  'lose everything',
]);
const match = (id: string) => patterns.match(id, isNamed);

describe('patterns of options', () => {
  it('find the things in an id', () => {
    expect(match('move minas-morgul osgiliath')).toEqual({
      pattern: 'move <from:region> <to:region>',
      values: { from: 'minas-morgul', to: 'osgiliath' },
    });
    expect(match('muster gondor-elite pelargir')?.values).toEqual({ figure: 'gondor-elite', where: 'pelargir' });
    expect(match('re-roll 2')?.values).toEqual({ n: 2 });
    expect(match('say friend and enter')?.values).toEqual({ what: ['friend', 'and', 'enter'] });
    expect(match('event: draw')?.values).toEqual({ die: 'event' });
    expect(match('event as army: attack')?.values).toEqual({ die: 'event', face: 'army' });
    expect(match('to pelargir past osgiliath minas-morgul')?.values).toEqual({
      to: 'pelargir',
      past: ['osgiliath', 'minas-morgul'],
    });
    expect(match('hold nazgul')?.values).toEqual({ at: 'nazgul' });
  });
  it('match plain words before places', () => {
    expect(match('move fellowship')?.pattern).toBe('move fellowship');
    expect(match('lose everything')?.pattern).toBe('lose everything');
    expect(match('lose hope')?.pattern).toBe('lose <what:word>');
  });
  it('do not match what is no such thing, nor too few or too many words', () => {
    for (const id of [
      'move osgiliath',
      'move osgiliath nowhere',
      'move osgiliath pelargir now',
      're-roll two',
      'no',
      'event draw',
      'to pelargir past nowhere',
    ]) {
      expect(match(id), id).toBeNull();
    }
  });
  it('are refused when they are not well formed', () => {
    for (const wrong of ['move <from>', 'move  twice', '<a:b', '', '<a:b+> <c:d>'])
      expect(() => readPattern(wrong)).toThrow(wrong);
  });
});
