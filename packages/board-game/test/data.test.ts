/** Facts of chapters 1 to 3 of docs/rules/board-game.md: the tables there, written down once more and counted. */

import { FastChance } from '@amon-hen/kernel';
import { describe, expect, it } from 'vitest';
import { ARMY_TYPE, CARDS, CHARACTER_TYPE, cardsOfDeck, DECKS, deckOf, MUSTER_TYPE, typeOf } from '../src/data/deck.ts';
import { diceAtStart, type Face, faceId, facesOfDie } from '../src/data/dice.ts';
import {
  activates,
  companions,
  type Figure,
  figureId,
  figuresInBox,
  isCaptainOfTheWest,
  isCharacter,
  isElite,
  isLeader,
  isRegular,
  KINDS,
  leadershipOf,
  levelOf,
  minions,
  sideOfFigure,
  startingCompanions,
} from '../src/data/figures.ts';
import { hasReveal, hasStop, isStandard, TILES, tileFace, tileValue } from '../src/data/hunt-pool.ts';
import {
  areAdjacent,
  CITY,
  distance,
  isCoastal,
  isFortification,
  LOST,
  NO_SETTLEMENT,
  nationOf,
  neighbours,
  REGIONS,
  RESERVE,
  region,
  regionId,
  STRONGHOLD,
  settlement,
  sideOf,
  TOWN,
  victoryPointsOf,
} from '../src/data/map.ts';
import { FREE, NO_NATION, nationId, SHADOW, sideOfNation } from '../src/data/nations.ts';
import { firstEditionSetup, type SetupFacts, secondEditionSetup } from '../src/data/setup.ts';
import { boardGame, boardStage, type Setup, standardSetup } from '../src/index.ts';
import { count } from '../src/state/armies.ts';
import type { State } from '../src/state/state.ts';

const figure = (id: string): Figure => figureId.indexOf(id);
const nationNames: readonly string[] = nationId;
const nationNamed = (id: string): number => nationNames.indexOf(id);
const regions = Array.from({ length: REGIONS }, (_, r) => r);
const figures = figureId.map((_, f) => f);
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const tally = (list: readonly string[]): Record<string, number> => {
  const found: Record<string, number> = {};
  for (const word of list) found[word] = (found[word] ?? 0) + 1;
  return found;
};
const start = (setup: Setup = standardSetup): State => boardGame.setUp(setup, FastChance.fromSeed(1));
const words = (setup: Setup = standardSetup) => boardStage.describe(start(setup)) as Record<string, unknown>;

describe('chapter 1, components', () => {
  it('BG-1.2.1: figures by Nation: Regulars, Elites, Leaders', () => {
    const table = {
      dwarves: [5, 5, 4],
      elves: [5, 10, 4],
      gondor: [15, 5, 4],
      north: [10, 5, 4],
      rohan: [10, 5, 4],
      isengard: [12, 6],
      sauron: [36, 6],
      'southrons-easterlings': [24, 6],
    };
    for (const [nation, row] of Object.entries(table)) {
      const kinds = ['regular', 'elite', 'leader'].slice(0, row.length);
      expect(kinds.map((kind) => figuresInBox[figure(`${nation}-${kind}`)])).toEqual(row);
    }
    expect(figuresInBox[figure('nazgul')]).toBe(8);
    expect(figuresInBox).toHaveLength(8 * 2 + 5 + 1);
  });
  it('BG-1.2.2: 75 units and 20 Leaders against 90 units and 8 Nazgûl', () => {
    const of = (side: number, is: (f: Figure) => boolean | undefined): number =>
      sum(figures.filter((f) => f < KINDS && sideOfFigure[f] === side && is(f)).map((f) => figuresInBox[f]));
    expect(of(FREE, (f) => isRegular[f] || isElite[f])).toBe(75);
    expect(of(FREE, (f) => isLeader[f])).toBe(20);
    expect(of(SHADOW, (f) => isRegular[f] || isElite[f])).toBe(90);
  });
  it('BG-1.2.3, BG-1.1.1: 205 figures with the Characters, the Ring-bearers and Gollum', () => {
    // Strider and Aragorn share a figure, so do the two forms of Gandalf (BG-1.2.4)
    expect(sum(figuresInBox) + startingCompanions.length + minions.length + 2).toBe(205);
  });
  it('BG-1.2.4, BG-1.1.2: seven Companions and two upgraded forms, three Minions', () => {
    expect(startingCompanions.map((f) => figureId[f])).toEqual([
      'gandalf-grey',
      'strider',
      'boromir',
      'legolas',
      'gimli',
      'meriadoc',
      'peregrin',
    ]);
    expect(companions.length).toBe(9);
    expect(minions.map((f) => figureId[f])).toEqual(['witch-king', 'saruman', 'mouth-of-sauron']);
  });
  it('BG-1.3.1, BG-1.3.2: the faces of the dice', () => {
    const faces = (side: number): Record<string, number> => tally(facesOfDie[side].map((f: Face) => faceId[f]));
    const common = { muster: 1, 'army-muster': 1, event: 1 };
    expect(faces(FREE)).toEqual({ ...common, character: 2, 'will-of-the-west': 1 });
    expect(faces(SHADOW)).toEqual({ ...common, character: 1, army: 1, eye: 1 });
  });
  it('BG-1.4.1, BG-1.4.2, BG-1.4.4: 16 standard tiles', () => {
    const standard = Array.from({ length: TILES }, (_, t) => t).filter((t) => isStandard[t]);
    expect(TILES).toBe(24);
    expect(tally(standard.map((t) => `${tileValue[t]}${hasReveal[t] ? ' reveal' : ''}`))).toEqual({
      'eye reveal': 4,
      '3': 3,
      '2': 2,
      '2 reveal': 1,
      '1': 2,
      '1 reveal': 2,
      '0 reveal': 2,
    });
  });
  it('BG-1.4.3, BG-1.4.5: eight special tiles; the red ones stop, no other does', () => {
    const special = Array.from({ length: TILES }, (_, t) => t).filter((t) => !isStandard[t]);
    expect(special.map((t) => [tileFace[t], tileValue[t], hasReveal[t], hasStop[t]])).toEqual([
      ['elven-cloaks', 0, false, false],
      ['elven-rope', 0, false, false],
      ['phial-of-galadriel', -2, false, false],
      ['smeagol', -1, false, false],
      ['shelobs-lair', 'die', false, true],
      ['the-ring-is-mine', 'eye', true, true],
      ['on-on-they-went', 3, false, true],
      ['give-it-to-uss', 1, true, true],
    ]);
    expect(isStandard.some((yes, t) => yes && hasStop[t])).toBe(false);
  });
  it('BG-1.5.1, BG-1.5.3: four decks of 24 cards, and their types', () => {
    expect([CARDS, DECKS]).toEqual([96, 4]);
    const types = (deck: number): number[] =>
      [CHARACTER_TYPE, ARMY_TYPE, MUSTER_TYPE].map(
        (type) => cardsOfDeck(deck).filter((c) => typeOf[c] === type).length,
      );
    expect([0, 1, 2, 3].map(types)).toEqual([
      [24, 0, 0],
      [0, 8, 16],
      [24, 0, 0],
      [0, 11, 13],
    ]);
    expect(tally(typeOf.map((_, c) => String(deckOf(c))))).toEqual({ 0: 24, 1: 24, 2: 24, 3: 24 });
  });
});

/** A table of Settlements, by their ids. */
const settlements: Readonly<Record<string, readonly [strongholds: string, cities: string, towns: string]>> = {
  dwarves: ['erebor', '', 'ered-luin iron-hills'],
  elves: ['grey-havens rivendell woodland-realm lorien', '', ''],
  gondor: ['minas-tirith dol-amroth', 'pelargir', 'lamedon lossarnach'],
  north: ['', 'dale the-shire', 'bree carrock'],
  rohan: ['helms-deep', 'edoras', 'folde westemnet'],
  isengard: ['orthanc', '', 'north-dunland south-dunland'],
  sauron: ['barad-dur dol-guldur minas-morgul morannon moria mount-gundabad', 'angmar', 'nurn'],
  'southrons-easterlings': ['umbar', 'far-harad', 'near-harad north-rhun south-rhun'],
};
const far = (a: Parameters<typeof region>[0], b: Parameters<typeof region>[0]): number =>
  distance(region(a), region(b));

describe('chapter 2, the board', () => {
  it('BG-2.1.1: a graph of 105 named regions, all of them within reach', () => {
    expect(new Set(regionId).size).toBe(105);
    for (const r of regions) {
      expect(neighbours[r]).not.toContain(r);
      for (const n of neighbours[r]) expect(neighbours[n]).toContain(r);
      expect(distance(region('rivendell'), r)).toBeGreaterThanOrEqual(0);
    }
  });
  it('BG-2.1.2: a river is an ordinary border', () => {
    for (const [a, b] of [
      ['osgiliath', 'minas-tirith'],
      ['osgiliath', 'north-ithilien'],
      ['old-ford', 'rhosgobel'],
      ['fords-of-isen', 'gap-of-rohan'],
    ] as const) {
      expect(areAdjacent(region(a), region(b))).toBe(true);
    }
  });
  it('BG-2.1.3: a black line all along the border keeps regions apart', () => {
    for (const [a, b] of [
      ['edoras', 'erech'],
      ['edoras', 'lamedon'],
      ['barad-dur', 'morannon'],
      ['ash-mountains', 'morannon'],
      ['rivendell', 'eagles-eyrie'],
      ['carrock', 'mount-gundabad'],
      ['ettenmoors', 'mount-gundabad'],
    ] as const) {
      expect(areAdjacent(region(a), region(b))).toBe(false);
    }
  });
  it('BG-2.1.4: seas and lakes are no regions', () => {
    const waters = ['sea', 'lake', 'bay', 'nurnen', 'belfalas', 'rhun-sea'];
    expect(regionId.filter((id) => waters.some((word) => id.split('-').includes(word)))).toEqual([]);
    // around the Bay of Belfalas there is no way but along the coast
    expect(far('dol-amroth', 'umbar')).toBe(4);
    expect(far('andrast', 'pelargir')).toBe(4);
  });
  it('BG-2.1.5: the regions on the western sea', () => {
    expect(regions.filter((r) => isCoastal[r]).map((r) => regionId[r])).toEqual([
      'andrast',
      'anfalas',
      'dol-amroth',
      'druwaith-iaur',
      'enedwaith',
      'evendim',
      'forlindon',
      'grey-havens',
      'harlindon',
      'lamedon',
      'minhiriath',
      'north-ered-luin',
      'pelargir',
      'south-ered-luin',
      'umbar',
      'west-harondor',
    ]);
  });
  it('BG-2.1.6: distances of the worked examples', () => {
    expect(far('rivendell', 'moria')).toBe(3);
    expect(far('rivendell', 'goblins-gate')).toBe(3);
    expect(far('rivendell', 'lorien')).toBe(5);
    expect(far('rivendell', 'woodland-realm')).toBe(7);
    expect(far('minas-tirith', 'minas-tirith')).toBe(0);
  });
  it('BG-2.2.1: five Nations of the Free Peoples, three of the Shadow', () => {
    const of = (side: number): string[] => nationId.filter((_, n) => sideOfNation(n) === side);
    expect(of(FREE)).toEqual(['dwarves', 'elves', 'gondor', 'north', 'rohan']);
    expect(of(SHADOW)).toEqual(['isengard', 'sauron', 'southrons-easterlings']);
  });
  it('BG-2.2.2: a Nation may lie in several parts; 53 regions belong to none', () => {
    expect(regions.filter((r) => nationOf[r] === NO_NATION).length).toBe(53);
    const dwarvish = regions.filter((r) => nationOf[r] === nationId.indexOf('dwarves')).map((r) => regionId[r]);
    expect(dwarvish).toEqual(['erebor', 'ered-luin', 'iron-hills', 'north-ered-luin']);
    expect(far('erebor', 'ered-luin')).toBeGreaterThan(5);
  });
  it('BG-2.2.3: Osgiliath and the two Ithiliens belong to no Nation, the Fords of Isen to Rohan', () => {
    for (const id of ['osgiliath', 'north-ithilien', 'south-ithilien'] as const)
      expect(nationOf[region(id)]).toBe(NO_NATION);
    expect(nationOf[region('fords-of-isen')]).toBe(nationId.indexOf('rohan'));
  });
  it('BG-2.3.1, BG-2.3.4: the Settlements of each Nation', () => {
    for (const [nation, kinds] of Object.entries(settlements)) {
      [STRONGHOLD, CITY, TOWN].forEach((kind, i) => {
        const found = regions.filter((r) => nationOf[r] === nationNamed(nation) && settlement[r] === kind);
        const wanted = kinds[i].split(' ').filter((id) => id !== '');
        expect(found.map((r) => regionId[r]).sort()).toEqual(wanted.sort());
      });
    }
    expect(regions.some((r) => nationOf[r] === NO_NATION && settlement[r] !== NO_SETTLEMENT)).toBe(false);
  });
  it('BG-2.3.2: two Fortifications, which are no Settlements', () => {
    const fortified = regions.filter((r) => isFortification[r]);
    expect(fortified.map((r) => regionId[r])).toEqual(['fords-of-isen', 'osgiliath']);
    for (const r of fortified) expect(settlement[r]).toBe(NO_SETTLEMENT);
  });
  it('BG-2.3.3, BG-2.3.5: 20 points to the Shadow, 18 to the Free Peoples', () => {
    const worth = (side: number): number =>
      sum(regions.filter((r) => sideOf[r] === side).map((r) => victoryPointsOf[r]));
    expect(worth(FREE)).toBe(20);
    expect(worth(SHADOW)).toBe(18);
    for (const r of regions) {
      expect(victoryPointsOf[r]).toBe(settlement[r] === STRONGHOLD ? 2 : settlement[r] === CITY ? 1 : 0);
    }
    const number = (side: number, kind: number): number =>
      regions.filter((r) => sideOf[r] === side && settlement[r] === kind).length;
    expect([number(FREE, STRONGHOLD), number(FREE, CITY), number(SHADOW, STRONGHOLD), number(SHADOW, CITY)]).toEqual([
      8, 4, 8, 2,
    ]);
  });
});

const armies: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  dwarves: { erebor: [1, 2, 1], 'ered-luin': [1, 0, 0], 'iron-hills': [1, 0, 0], reinforcements: [2, 3, 3] },
  elves: {
    'grey-havens': [1, 1, 1],
    rivendell: [0, 2, 1],
    'woodland-realm': [1, 1, 1],
    lorien: [1, 2, 1],
    reinforcements: [2, 4, 0],
  },
  gondor: {
    'minas-tirith': [3, 1, 1],
    'dol-amroth': [3, 0, 0],
    osgiliath: [2, 0, 0],
    pelargir: [1, 0, 0],
    reinforcements: [6, 4, 3],
  },
  north: {
    bree: [1, 0, 0],
    carrock: [1, 0, 0],
    dale: [1, 0, 1],
    'north-downs': [0, 1, 0],
    'the-shire': [1, 0, 0],
    reinforcements: [6, 4, 3],
  },
  rohan: { edoras: [1, 1, 0], 'fords-of-isen': [2, 0, 1], 'helms-deep': [1, 0, 0], reinforcements: [6, 4, 3] },
  isengard: { orthanc: [4, 1], 'north-dunland': [1, 0], 'south-dunland': [1, 0], reinforcements: [6, 5] },
  sauron: {
    'barad-dur': [4, 1, 1],
    'dol-guldur': [5, 1, 1],
    gorgoroth: [3, 0, 0],
    'minas-morgul': [5, 0, 1],
    moria: [2, 0, 0],
    'mount-gundabad': [2, 0, 0],
    nurn: [2, 0, 0],
    morannon: [5, 0, 1],
    reinforcements: [8, 4, 4],
  },
  'southrons-easterlings': {
    'far-harad': [3, 1],
    'near-harad': [3, 1],
    'north-rhun': [2, 0],
    'south-rhun': [3, 1],
    umbar: [3, 0],
    reinforcements: [10, 3],
  },
};
/** The kinds of a row of the table above, in its order. */
function kindsOf(nation: string): Figure[] {
  const third = nation === 'sauron' ? ['nazgul'] : nationNamed(nation) < 5 ? [`${nation}-leader`] : [];
  return [`${nation}-regular`, `${nation}-elite`, ...third].map(figure);
}

describe('chapter 3, set-up', () => {
  it.each(Object.keys(armies))('BG-3.1.11, BG-3.2.1, BG-3.2.2: figures of %s, on the map and beside it', (nation) => {
    const s = start();
    const kinds = kindsOf(nation);
    for (const [place, row] of Object.entries(armies[nation])) {
      const at = place === 'reinforcements' ? RESERVE : regionId.indexOf(place);
      expect(kinds.map((f) => count(s, at, f))).toEqual(row);
    }
    const elsewhere = regions.filter((r) => armies[nation][regionId[r]] === undefined);
    expect(sum(elsewhere.flatMap((r) => kinds.map((f) => count(s, r, f))))).toBe(0);
  });
  it.each(['second', 'first'] as const)('BG-3.2.3: nothing is missing in the %s edition', (edition) => {
    const s = start({ ...standardSetup, edition });
    for (let f = 0; f < KINDS; f++) {
      expect(sum(regions.map((r) => count(s, r, f))) + count(s, RESERVE, f)).toBe(figuresInBox[f]);
      expect(count(s, LOST, f)).toBe(0);
    }
  });
  it('EX-30: totals of the set-up', () => {
    const s = start();
    const totals = (side: number, at: (f: Figure) => number): number[] =>
      [isRegular, isElite].map((is) => sum(figures.filter((f) => is[f] && sideOfFigure[f] === side).map(at)));
    const onMap = (f: Figure): number => sum(regions.map((r) => count(s, r, f)));
    const beside = (f: Figure): number => count(s, RESERVE, f);
    const leaders = figures.filter((f) => isLeader[f]);
    expect([...totals(FREE, onMap), sum(leaders.map(onMap))]).toEqual([23, 11, 8]);
    expect([...totals(SHADOW, onMap), onMap(figure('nazgul'))]).toEqual([48, 6, 4]);
    expect([...totals(FREE, beside), sum(leaders.map(beside))]).toEqual([22, 19, 12]);
    expect([...totals(SHADOW, beside), beside(figure('nazgul'))]).toEqual([24, 12, 4]);
  });
  it('BG-3.1.2, BG-3.1.3, BG-3.1.4: the Fellowship sets out from Rivendell', () => {
    expect(words().fellowship).toEqual({
      position: 'rivendell',
      progress: 0,
      hidden: true,
      corruption: 0,
      guide: 'gandalf-grey',
      companions: ['gandalf-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin'],
      mordor: null,
    });
    expect(words().characters).toMatchObject({ aragorn: 'aside', 'gandalf-white': 'aside' });
  });
  it('BG-3.1.5, BG-3.1.6: three Elven Rings, no Minions', () => {
    expect(words().rings).toEqual({ free: 3, shadow: 0 });
    expect(words().characters).toMatchObject({ 'witch-king': 'aside', saruman: 'aside', 'mouth-of-sauron': 'aside' });
  });
  it('BG-3.1.7, BG-3.1.8: full decks, empty hands, the 16 standard tiles', () => {
    const s = start();
    expect(s.decks.map((deck) => deck.length)).toEqual([24, 24, 24, 24]);
    expect(s.hands.flat()).toEqual([]);
    expect(s.pool.every((t) => isStandard[t])).toBe(true);
    expect([s.pool.length, s.drawn.length, s.waiting.length]).toEqual([16, 0, 0]);
  });
  it('BG-3.1.9: seven dice against four', () => {
    expect([diceAtStart[SHADOW], diceAtStart[FREE]]).toEqual([7, 4]);
  });
  it('BG-3.1.10: the Political Track', () => {
    expect(words().politics).toEqual({
      rohan: { box: 0, active: false, atWar: false },
      north: { box: 0, active: false, atWar: false },
      dwarves: { box: 0, active: false, atWar: false },
      elves: { box: 0, active: true, atWar: false },
      gondor: { box: 1, active: false, atWar: false },
      'southrons-easterlings': { box: 1, active: true, atWar: false },
      sauron: { box: 2, active: true, atWar: false },
      isengard: { box: 2, active: true, atWar: false },
    });
  });
  it('BG-3.1.12, BG-2.4.1: no markers, no points, an empty Hunt Box', () => {
    expect(words()).toMatchObject({
      captured: [],
      victoryPoints: { free: 0, shadow: 0 },
      huntBox: { free: 0, shadow: 0 },
    });
    for (const r of regions) {
      if (settlement[r] === NO_SETTLEMENT) expect(words().control).not.toHaveProperty(regionId[r]);
      else expect(words().control).toHaveProperty(regionId[r], sideOf[r] === FREE ? 'free' : 'shadow');
    }
  });
  it('BG1-1.1, BG1-1.9, BG1-Y.1: in the first edition one Elite fewer stands in Erebor, one more beside the map', () => {
    const differences = (a: SetupFacts, b: SetupFacts): string[] =>
      nationId.flatMap((nation) => {
        const places = Object.entries(a.armies[nation]).filter(
          ([place, row]) =>
            !Object.entries(b.armies[nation]).some(([at, other]) => at === place && String(other) === String(row)),
        );
        const pools = String(a.reinforcements[nation]) === String(b.reinforcements[nation]) ? [] : [nation];
        return [...places.map(([place]) => place), ...pools];
      });
    expect(differences(firstEditionSetup, secondEditionSetup)).toEqual(['erebor', 'dwarves']);
    expect(firstEditionSetup.armies.dwarves.erebor).toEqual([1, 1, 1]);
    expect(firstEditionSetup.reinforcements.dwarves).toEqual([2, 4, 3]);
    expect(secondEditionSetup.armies.dwarves.erebor).toEqual([1, 2, 1]);
    expect(secondEditionSetup.reinforcements.dwarves).toEqual([2, 3, 3]);
  });
  it('BG1-1.10: all other starting values are those of the second edition', () => {
    const { regions: _map, reinforcements: _pool, ...first } = words({ ...standardSetup, edition: 'first' });
    const { regions: _map2, reinforcements: _pool2, ...second } = words();
    expect(first).toEqual(second);
  });
});

describe('chapter 7, what is printed on the Characters', () => {
  const any = ['dwarves', 'elves', 'gondor', 'north', 'rohan'];
  it.each([
    ['gandalf-grey', 3, 1, any, true],
    ['strider', 3, 1, ['north'], true],
    ['boromir', 2, 1, ['gondor'], true],
    ['legolas', 2, 1, ['elves'], true],
    ['gimli', 2, 1, ['dwarves'], true],
    ['meriadoc', 1, 1, any, false],
    ['peregrin', 1, 1, any, false],
    ['aragorn', 3, 2, any, true],
    ['gandalf-white', 3, 1, any, false],
  ] as const)('BG-7.2.1, BG-11.2.3: %s', (id, level, leadership, nations, captain) => {
    const f = figure(id);
    expect(isCharacter(f)).toBe(true);
    expect([levelOf[f], leadershipOf[f], isCaptainOfTheWest(f)]).toEqual([level, leadership, captain]);
    expect(activates[f].map((n) => nationId[n])).toEqual(nations);
  });
  it.each([
    ['nazgul', Number.POSITIVE_INFINITY, 1],
    ['witch-king', Number.POSITIVE_INFINITY, 2],
    ['saruman', 0, 1],
    ['mouth-of-sauron', 3, 2],
  ] as const)('BG-7.2.1: %s', (id, level, leadership) => {
    const f = figure(id);
    const farther = Math.max(...regions.map((r) => Math.max(...regions.map((other) => distance(r, other)))));
    expect(levelOf[f] > farther ? Number.POSITIVE_INFINITY : levelOf[f]).toBe(level);
    expect(leadershipOf[f]).toBe(leadership);
    expect(isCaptainOfTheWest(f)).toBe(false);
  });
});
