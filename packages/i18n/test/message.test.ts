import { describe, expect, it } from 'vitest';
import { format, type Tongue, textOf, type Values } from '../src/format.ts';
import { MessageError, parse, places } from '../src/message.ts';
import { type NameTables, nameIn } from '../src/names.ts';

const tables: NameTables = {
  region: { osgiliath: 'Osgiliath', 'minas-morgul': 'Minas Morgul' },
  character: { eowyn: { name: 'Éowyn', gender: 'feminine' }, boromir: { name: 'Boromir', gender: 'masculine' } },
};
const missing: string[] = [];
function tongue(language: string): Tongue {
  return { language, name: (kind, id) => nameIn(tables, kind, id), missing: (what) => missing.push(what) };
}
const say = (language: string, message: string, values?: Values): string =>
  textOf(format(tongue(language), message, values));

describe('messages', () => {
  it('have places for words and numbers', () => {
    expect(say('en', '{who} has {n} cards.', { who: 'Mira', n: 1200 })).toBe('Mira has 1,200 cards.');
    expect(say('hu', '{n}', { n: 12000 })).toBe('12\u00a0000');
  });
  it('name things by their ids, and keep the ids for links', () => {
    const parts = format(tongue('en'), 'From {from, region} to {to, region}.', {
      from: 'minas-morgul',
      to: 'osgiliath',
    });
    expect(parts).toEqual([
      { text: 'From ' },
      { text: 'Minas Morgul', kind: 'region', id: 'minas-morgul' },
      { text: ' to ' },
      { text: 'Osgiliath', kind: 'region', id: 'osgiliath' },
      { text: '.' },
    ]);
  });
  it('join lists in the way of the language', () => {
    const values = { regions: ['osgiliath', 'minas-morgul'] };
    expect(say('en', '{regions, region}', values)).toBe('Osgiliath and Minas Morgul');
    expect(say('nl', '{regions, region}', values)).toBe('Osgiliath en Minas Morgul');
  });
  it('count what a list names more than once, but not its numbers', () => {
    const values = { regions: ['osgiliath', 'minas-morgul', 'osgiliath'], dice: [5, 2, 5] };
    expect(say('en', '{regions, region}: {dice}', values)).toBe('2 × Osgiliath and Minas Morgul: 5, 2 and 5');
  });
  it('count by the plural rules of the language', () => {
    const en = '{n, plural, =0 {no hits} one {# hit} other {# hits}}';
    expect([0, 1, 2].map((n) => say('en', en, { n }))).toEqual(['no hits', '1 hit', '2 hits']);
    const ru = '{n, plural, one {# попадание} few {# попадания} many {# попаданий} other {# попадания}}';
    expect([1, 3, 5, 21].map((n) => say('ru', ru, { n }))).toEqual([
      '1 попадание',
      '3 попадания',
      '5 попаданий',
      '21 попадание',
    ]);
  });
  it('count inside one another, each # its own number', () => {
    const message = '{a, plural, other {# of {b, plural, one {# card} other {# cards}}, #}}';
    expect(say('en', message, { a: 2, b: 1 })).toBe('2 of 1 card, 2');
  });
  it('choose by a word, and by what a language knows of a name', () => {
    const side = '{side, select, free {The Free Peoples win.} other {The Shadow wins.}}';
    expect(say('en', side, { side: 'free' })).toBe('The Free Peoples win.');
    expect(say('en', side, { side: 'shadow' })).toBe('The Shadow wins.');
    const pl = '{who, character} {who, character:gender, feminine {poległa} other {poległ}}';
    expect(say('pl', pl, { who: 'eowyn' })).toBe('Éowyn poległa');
    expect(say('pl', pl, { who: 'boromir' })).toBe('Boromir poległ');
  });
  it('show a negative number with a minus sign', () => {
    expect(say('en', '{n}', { n: -2 })).toBe('−2');
  });
  it('stay readable, and complain, when a value or a name is missing', () => {
    missing.length = 0;
    expect(say('en', '{n} in {where, region}', { where: 'minas-ithil' })).toBe('{n} in Minas ithil');
    expect(missing).toEqual(['value n', 'name region minas-ithil']);
  });
  it('are refused when they are not well formed', () => {
    for (const wrong of [
      '{',
      '}',
      '{n',
      '{n, plural}',
      '{n, plural, one {#}}',
      '{n, plural, other {#} other {#}}',
      '{}',
    ]) {
      expect(() => parse(wrong), wrong).toThrow(MessageError);
    }
  });
  it('tell which values they need', () => {
    expect(
      [...places('{a} {b, region} {c, plural, one {{d, card}} other {#}} {e, select, x {{a}} other {}}')].sort(),
    ).toEqual(['a', 'b, region', 'c', 'd, card', 'e']);
    expect(places('{b, region:gender, x {{b, region}} other {}}')).toEqual(new Set(['b, region']));
  });
});
