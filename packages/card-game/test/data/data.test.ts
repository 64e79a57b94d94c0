import { describe, expect, it } from 'vitest';
import { BATTLEGROUNDS } from '../../src/data/battlegrounds.ts';
import {
  ALL_PATHS,
  battlegroundsOf,
  CARD_COUNT,
  cardIds,
  locationIds,
  pathsAllowed,
  sideOf,
  wieldersOf,
} from '../../src/data/catalogue.ts';
import { FACTIONS } from '../../src/data/faction-card.ts';
import { FACTION_CARDS } from '../../src/data/faction-cards.ts';
import { PATHS } from '../../src/data/paths.ts';

const count = <T>(list: readonly T[], of: (x: T) => string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const x of list) counts[of(x)] = (counts[of(x)] ?? 0) + 1;
  return counts;
};
const physical = FACTION_CARDS.flatMap((card) => card.numbers.map(() => card));

describe('faction cards', () => {
  it('CG-2.1.1: there are 120, so many of each faction', () => {
    expect(CARD_COUNT).toBe(120);
    expect(count(physical, (card) => card.faction)).toEqual({
      dunedain: 17,
      elf: 13,
      dwarf: 2,
      hobbit: 10,
      rohan: 8,
      wizard: 10,
      isengard: 12,
      monstrous: 11,
      southron: 7,
      mordor: 30,
    });
    expect(count(physical, (card) => card.type)).toEqual({ character: 53, army: 32, item: 26, event: 9 });
  });
  it('CG-1.1.3: six factions fight for the Free Peoples, four for the Shadow', () => {
    expect(FACTIONS).toHaveLength(10);
    expect(sideOf.filter((side) => side === 0)).toHaveLength(60);
    expect(sideOf.slice(0, 60).every((side) => side === 0)).toBe(true);
  });
  it('CG-3.1.3: numbers run from 1 to 120 without a gap, and ids are unique', () => {
    const numbers = FACTION_CARDS.flatMap((card) => card.numbers).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 120 }, (_, i) => i + 1));
    expect(new Set(FACTION_CARDS.map((card) => card.id)).size).toBe(FACTION_CARDS.length);
    expect(cardIds[9]).toBe('halbarad');
  });
  it('CG-3.1.3: only characters go to paths or lead, only items have wielders, events have no icons', () => {
    for (const card of FACTION_CARDS) {
      if (card.type !== 'character') expect(card.paths).toEqual([]);
      if (card.type !== 'character') expect(card.leadership).toEqual([0, 0]);
      expect(card.wielders.length > 0).toBe(card.type === 'item');
      if (card.type === 'event') expect([...card.icons, card.pathIcons]).toEqual([0, 0, 0]);
    }
  });
  it('CG-3.1.3: every range of path numbers lies between 1 and 9; no Nazgûl enters a path 4', () => {
    for (const card of FACTION_CARDS) for (const n of card.paths) expect(n >= 1 && n <= 9).toBe(true);
    for (const card of FACTION_CARDS) if (card.keywords.includes('nazgul')) expect(card.paths).not.toContain(4);
    expect(pathsAllowed[cardIds.indexOf('bilbo-baggins')]).toBe(1 << 3);
  });
  it('CG-8.4.1: every item has a wielder in the game, and of its own side', () => {
    FACTION_CARDS.filter((card) => card.type === 'item').forEach((item) => {
      const number = item.numbers[0] - 1;
      expect(wieldersOf[number].length).toBeGreaterThan(0);
      for (const wielder of wieldersOf[number]) expect(sideOf[wielder]).toBe(sideOf[number]);
    });
  });
});
describe('locations', () => {
  it('CG-2.1.2: 7 and 7 battlegrounds, 27 paths, three of each number', () => {
    expect(count(BATTLEGROUNDS, (b) => b.side)).toEqual({ 'free-peoples': 7, shadow: 7 });
    expect(Object.values(count(PATHS, (p) => String(p.path)))).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 3]);
    expect(ALL_PATHS).toHaveLength(27);
    expect(new Set(locationIds).size).toBe(41);
  });
  it('CG-3.1.1: a battleground has defense, points, defenders of its side and attackers of the other', () => {
    const sum = (side: string): number =>
      BATTLEGROUNDS.filter((b) => b.side === side).reduce((points, b) => points + b.points, 0);
    expect([sum('free-peoples'), sum('shadow')]).toEqual([12, 10]);
    for (const b of BATTLEGROUNDS) {
      const free = (faction: string): boolean => FACTIONS.slice(0, 6).some((f) => f === faction);
      expect(b.defenders.every((f) => free(f) === (b.side === 'free-peoples'))).toBe(true);
      expect(b.attackers.every((f) => free(f) === (b.side === 'shadow'))).toBe(true);
    }
  });
  it('CG-3.1.2: a path has a number, defense and points', () => {
    for (const path of PATHS) expect([path.defense >= 0, path.points >= 1]).toEqual([true, true]);
    expect(PATHS.find((path) => path.id === 'lothlorien')).toMatchObject({ path: 5, defense: 2, points: 1 });
  });
  it('CG-3.1.7: which battlegrounds show a faction', () => {
    const shown = (faction: (typeof FACTIONS)[number]): string[] =>
      locationIds.slice(0, 14).filter((_, b) => ((battlegroundsOf[FACTIONS.indexOf(faction)] >> b) & 1) === 1);
    expect(shown('dunedain')).toEqual([
      'dol-amroth',
      'minas-tirith',
      'pelargir',
      'harad',
      'minas-morgul',
      'morannon',
      'umbar',
    ]);
    expect(shown('elf')).toEqual(['lorien', 'rivendell', 'dol-guldur', 'moria']);
    expect(shown('dwarf')).toEqual(['moria']);
    expect(shown('hobbit')).toEqual([]);
    expect(shown('rohan')).toEqual(['edoras', 'helms-deep', 'morannon', 'orthanc']);
    expect(shown('wizard')).toHaveLength(14);
    expect(shown('isengard')).toEqual(['edoras', 'helms-deep', 'orthanc']);
    expect(shown('monstrous')).toEqual(['lorien', 'rivendell', 'moria']);
    expect(shown('mordor')).toEqual(['lorien', 'minas-tirith', 'dol-guldur', 'minas-morgul', 'morannon']);
    expect(shown('southron')).toEqual(['dol-amroth', 'minas-tirith', 'pelargir', 'harad', 'morannon', 'umbar']);
  });
});
