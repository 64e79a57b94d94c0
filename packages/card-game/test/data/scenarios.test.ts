import { describe, expect, it } from 'vitest';
import { cardIds, factionOf, NONE } from '../../src/data/catalogue.ts';
import { FACTIONS } from '../../src/data/faction-card.ts';
import { seatNames, setups } from '../../src/index.ts';
import { SETTINGS, settingNamed } from '../../src/seats/settings.ts';

const setting = (scenario: 'trilogy' | 'duel2' | 'duel3' | 'fellowship', people: number) =>
  SETTINGS[settingNamed(scenario, people)];
const byFaction = (cards: readonly number[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[FACTIONS[factionOf[card]]] = (counts[FACTIONS[factionOf[card]]] ?? 0) + 1;
  return counts;
};

describe('settings', () => {
  it('CG-1.1.1, CG-12.1.7: six set-ups for 2 to 4 people', () => {
    expect(setups.map((s) => `${s.scenario} ${s.people}`)).toEqual([
      'trilogy 2',
      'trilogy 3',
      'trilogy 4',
      'duel2 2',
      'duel3 3',
      'fellowship 2',
    ]);
    expect(setups.map(seatNames)).toEqual([
      ['free-peoples', 'shadow'],
      ['frodo', 'shadow', 'aragorn'],
      ['frodo', 'witch-king', 'aragorn', 'saruman'],
      ['gandalf', 'witch-king'],
      ['gandalf', 'witch-king', 'saruman'],
      ['balrog', 'gandalf'],
    ]);
    expect(() => seatNames({ scenario: 'duel2', people: 4 })).toThrow('no such set-up: duel2 with 4 people');
  });
  it('CG-1.1.2, CG-12.1.1: a player is a deck; four decks of 30 in the Trilogy', () => {
    for (const people of [2, 3, 4]) {
      const { cardsOf, names, turnOrder } = setting('trilogy', people);
      expect(names).toEqual(['frodo', 'witch-king', 'aragorn', 'saruman']);
      expect(turnOrder).toEqual([0, 1, 2, 3]);
      expect(cardsOf.map(byFaction)).toEqual([
        { dwarf: 2, hobbit: 10, rohan: 8, wizard: 10 },
        { mordor: 30 },
        { dunedain: 17, elf: 13 },
        { isengard: 12, monstrous: 11, southron: 7 },
      ]);
    }
  });
  it('CG-12.2.1, CG-12.3.1: the duels join decks', () => {
    expect(setting('duel2', 2).cardsOf.map((cards) => cards.length)).toEqual([60, 60]);
    expect(setting('duel3', 3).cardsOf.map((cards) => cards.length)).toEqual([60, 30, 30]);
    expect(setting('duel3', 3).turnOrder).toEqual([0, 1, 0, 2]);
  });
  it('CG-12.4.1: the Fellowship has two decks of 30 chosen cards', () => {
    const { cardsOf, ownerOf } = setting('fellowship', 2);
    expect(cardsOf.map(byFaction)).toEqual([
      { isengard: 4, monstrous: 8, mordor: 18 },
      { dunedain: 3, dwarf: 2, elf: 13, hobbit: 8, wizard: 4 },
    ]);
    expect(ownerOf[cardIds.indexOf('aragorn')]).toBe(NONE);
    expect(ownerOf.filter((owner) => owner !== NONE)).toHaveLength(60);
  });
  it('CG-1.1.4: the player of a faction', () => {
    const name = (s: ReturnType<typeof setting>, faction: (typeof FACTIONS)[number]): string | undefined =>
      s.names[s.playerOfFaction[FACTIONS.indexOf(faction)]];
    expect(name(setting('trilogy', 4), 'hobbit')).toBe('frodo');
    expect(name(setting('trilogy', 4), 'monstrous')).toBe('saruman');
    expect(name(setting('duel2', 2), 'monstrous')).toBe('witch-king');
    expect(name(setting('fellowship', 2), 'elf')).toBe('gandalf');
    expect(name(setting('fellowship', 2), 'rohan')).toBeUndefined();
  });
  it('CG-12.2.6, CG-12.3.7: which sides are doubled', () => {
    expect(SETTINGS.map((s) => s.passes)).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
      [2, 2],
      [2, 1],
      [1, 1],
    ]);
  });
  it('CG-2.2.4: every card in a scenario has one owner for ever', () => {
    for (const { cardsOf, ownerOf } of SETTINGS) {
      const all = cardsOf.flat();
      expect(new Set(all).size).toBe(all.length);
      cardsOf.forEach((cards, player) => {
        for (const card of cards) expect(ownerOf[card]).toBe(player);
      });
    }
  });
});
