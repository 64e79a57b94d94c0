/** Positions to look at: a war in its seventh turn, and every region full. */
import { type RegionId, regionIds } from '../../src/map/outlines.ts';
import { placesOf } from '../../src/map/places.ts';
import type { Army, Nation, RegionState, RegionView } from '../../src/map/types.ts';
import { LARGEST_HOST, LARGEST_SIEGE } from '../place/loads.ts';

type Kinds = readonly [regular: number, elite: number, leaders?: number];
const FREE: readonly Nation[] = ['dwarves', 'elves', 'gondor', 'north', 'rohan'];

/** `army({ rohan: [4, 3, 1] }, 'Ga!')`: figures by nation, then the marks of characters, crowned with an exclamation mark. */
function army(figures: Partial<Record<Nation, Kinds>>, characters = '', nazgul = 0): Army {
  const nations = Object.entries(figures);
  const side = nations.some(([nation]) => FREE.some((free) => free === nation)) ? 'free' : 'shadow';
  return {
    side,
    figures: [
      ...regularsAndElites(figures),
      ...(nazgul > 0 ? [{ nation: 'sauron', kind: 'nazgul', count: nazgul } as const] : []),
    ],
    characters: characters
      .split(' ')
      .filter((mark) => mark !== '')
      .map((mark) => ({ id: mark, mark: mark.slice(0, 2), crowned: mark.endsWith('!') })),
  };
}

function regularsAndElites(figures: Partial<Record<Nation, Kinds>>): Army['figures'] {
  const nations: readonly Nation[] = [...FREE, 'isengard', 'sauron', 'southrons-easterlings'];
  return nations.flatMap((nation) => {
    const [regular, elite, leaders = 0] = figures[nation] ?? [0, 0];
    return [
      { nation, kind: 'regular', count: regular },
      { nation, kind: 'elite', count: elite },
      { nation, kind: 'leader', count: leaders },
    ] as const;
  });
}

type Part = Partial<RegionView>;
const refused = (reason: string): RegionState => ({ kind: 'refused', reason });

const WAR: Partial<Record<RegionId, Part>> = {
  'mount-gundabad': { armies: [army({ sauron: [2, 0] })] },
  erebor: { armies: [army({ dwarves: [1, 2, 1] }, 'Gi')] },
  'iron-hills': { armies: [army({ dwarves: [1, 0] })] },
  'ered-luin': { armies: [army({ dwarves: [1, 0] })] },
  'grey-havens': { armies: [army({ elves: [1, 1, 1] })] },
  rivendell: { armies: [army({ elves: [0, 2, 1] })] },
  'woodland-realm': { armies: [army({ sauron: [4, 1] })], control: 'shadow' },
  lorien: {
    besieged: army({ elves: [1, 2, 1] }, 'Le'),
    armies: [army({ sauron: [6, 1] }, '', 1)],
  },
  'north-downs': { armies: [army({ north: [0, 1] })] },
  bree: { armies: [army({ north: [1, 0] })] },
  'the-shire': { armies: [army({ north: [1, 0] })] },
  carrock: { armies: [army({ north: [1, 0] })] },
  dale: { armies: [army({ north: [1, 0, 1] })] },
  westemnet: { armies: [army({ rohan: [4, 3, 1] }, 'Ga!')], state: { kind: 'selected' } },
  edoras: { armies: [army({ rohan: [1, 0] })], state: { kind: 'selectable' } },
  folde: { state: { kind: 'selectable' } },
  eastemnet: { state: { kind: 'selectable' } },
  fangorn: { state: { kind: 'selectable' } },
  'helms-deep': {
    besieged: army({ rohan: [2, 1, 1] }),
    armies: [army({ isengard: [4, 2] })],
    state: { kind: 'selectable', tone: 'attack' },
    note: '78 %',
  },
  'fords-of-isen': {
    armies: [army({ isengard: [2, 0] })],
    state: { kind: 'selectable', tone: 'attack' },
    note: '>99 %',
  },
  orthanc: { armies: [army({ isengard: [2, 2] }, 'Sa')] },
  'north-dunland': { armies: [army({ isengard: [2, 0] })] },
  'south-dunland': { armies: [army({ isengard: [2, 0] })] },
  'parth-celebrant': { state: refused('An Army may not enter it with this die.') },
  'minas-tirith': { armies: [army({ gondor: [4, 2, 1] }, 'St Bo')] },
  'dol-amroth': { armies: [army({ gondor: [4, 0, 1] })] },
  pelargir: { armies: [army({ 'southrons-easterlings': [4, 1] })], control: 'shadow' },
  osgiliath: {
    armies: [army({ sauron: [6, 2], 'southrons-easterlings': [2, 0] }, 'Wi', 2)],
    state: { kind: 'glowing' },
  },
  'eastern-emyn-muil': { armies: [army({}, '', 1)], fellowship: 'hidden' },
  moria: { armies: [army({ sauron: [3, 0] })] },
  'dol-guldur': { armies: [army({ sauron: [2, 0] })] },
  'barad-dur': { armies: [army({ sauron: [3, 1] })] },
  morannon: { armies: [army({ sauron: [4, 0] }, '', 1)] },
  'minas-morgul': { armies: [army({ sauron: [3, 0] })] },
  gorgoroth: { armies: [army({ sauron: [1, 0] })] },
  nurn: { armies: [army({ sauron: [1, 0] })] },
  'south-ithilien': { armies: [army({ 'southrons-easterlings': [2, 1] })] },
  'north-rhun': { armies: [army({ 'southrons-easterlings': [2, 0] })] },
  'south-rhun': { armies: [army({ 'southrons-easterlings': [3, 1] })] },
  umbar: { armies: [army({ 'southrons-easterlings': [2, 0] })] },
  'near-harad': { armies: [army({ 'southrons-easterlings': [2, 0] })] },
  'far-harad': { armies: [army({ 'southrons-easterlings': [2, 1] })] },
};

const full = (id: RegionId): Part =>
  placesOf(id).sign === 'stronghold' ? { ...LARGEST_SIEGE, control: 'shadow' } : LARGEST_HOST;
const crowded: readonly Army[] = [army({ rohan: [4, 3, 1], gondor: [2, 1] }, 'Ga! St')];

const POSITIONS = {
  war: (id: RegionId): Part => WAR[id] ?? {},
  full,
  crowded: (): Part => ({ armies: crowded }),
  empty: (): Part => ({}),
} as const;
export type PositionName = keyof typeof POSITIONS;
export const isPosition = (name: string): name is PositionName => Object.hasOwn(POSITIONS, name);

export const position = (name: PositionName): ReadonlyMap<RegionId, RegionView> =>
  new Map(regionIds.map((id) => [id, { state: { kind: 'idle' }, armies: [], ...POSITIONS[name](id) }]));
