import { describe, expect, it } from 'vitest';
import { Speaker, textOf, type Words } from '../src/index.ts';

const english: Words = {
  language: 'en',
  shell: {
    sentences: {
      'answer.none': 'nothing',
      'answer.amount': '{n} × {what}',
      hello: 'Welcome, {who}.',
      bye: 'Farewell.',
    },
    refusals: { 'not-offered': '“{option}” is not offered.' },
  },
  names: { region: { osgiliath: 'Osgiliath', shire: 'The Shire' } },
  games: {
    toy: {
      names: { figure: { nazgul: 'Nazgûl' } },
      decisions: { retreat: 'Retreat from {from, region}?' },
      options: {
        'go <to:region>': 'Go to {to, region}',
        'retreat / go <to:region>': 'Retreat to {to, region}',
        nazgul: 'Nazgûl',
      },
      verbs: { go: 'March' },
      refusals: { besieged: '{where, region} is besieged.' },
      facts: { drew: '{seat, seat} draws a card.', 'drew card': '{seat, seat} draws card {card}.' },
      endings: { ring: 'The Ring is unmade.' },
    },
  },
};
const hungarian: Words = {
  language: 'hu',
  shell: { sentences: { hello: 'Üdv, {who}!' }, refusals: {} },
  names: { region: { shire: 'Megye' } },
  games: {},
};
const missing: string[] = [];
const speaker = new Speaker([english], { seat: (id) => ['Mira', 'Jonas'][Number(id)] ?? null }, (what) =>
  missing.push(what),
);

describe('the speaker', () => {
  it('asks, refuses and tells', () => {
    expect(textOf(speaker.decision('toy', 'retreat', { from: 'osgiliath' }))).toBe('Retreat from Osgiliath?');
    expect(textOf(speaker.refusal('toy', { why: 'besieged', values: { where: 'shire' } }))).toBe(
      'The Shire is besieged.',
    );
    expect(textOf(speaker.ending('toy', 'ring'))).toBe('The Ring is unmade.');
  });
  it('tells more where more is known', () => {
    expect(textOf(speaker.fact('toy', { what: 'drew', seat: 1 }))).toBe('Jonas draws a card.');
    expect(textOf(speaker.fact('toy', { what: 'drew', seat: 0, card: 7 }))).toBe('Mira draws card 7.');
  });
  it('says options by their patterns, first those of the decision', () => {
    expect(textOf(speaker.option('toy', 'go shire').parts)).toBe('Go to The Shire');
    expect(textOf(speaker.option('toy', 'go shire', 'retreat').parts)).toBe('Retreat to The Shire');
    expect(speaker.option('toy', 'go shire')).toMatchObject({ verb: 'go', heading: 'March', known: true });
  });
  it('says whole answers', () => {
    expect(speaker.answer('toy', 'some', 'go shire + go osgiliath')).toBe('Go to The Shire and Go to Osgiliath');
    expect(speaker.answer('toy', 'amounts', '3 nazgul')).toBe('3 × Nazgûl');
    expect(speaker.answer('toy', 'amounts', 'none')).toBe('nothing');
  });
  it('shows the option that a refusal speaks of in words', () => {
    const refusal = { why: 'not-offered', values: { option: 'go shire' } };
    expect(textOf(speaker.refusal('toy', refusal))).toBe('“Go to The Shire” is not offered.');
  });
  it('stays readable, and reports it, where the catalogue has no pattern', () => {
    missing.length = 0;
    const spoken = speaker.option('toy', 'burn osgiliath with-fire');
    expect(textOf(spoken.parts)).toBe('Burn Osgiliath with fire');
    expect(spoken.known).toBe(false);
    expect(missing).toEqual(['option toy burn osgiliath with-fire']);
  });
  it('falls back to English as a whole sentence, with the names of its own language', () => {
    const both = new Speaker([hungarian, english]);
    expect(both.say('hello', { who: 'Mira' })).toBe('Üdv, Mira!');
    expect(both.say('bye')).toBe('Farewell.');
    expect(textOf(both.option('toy', 'go shire').parts)).toBe('Go to Megye');
  });
});
