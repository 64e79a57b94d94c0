/** Starting figures and political positions (BG-3.1.10, BG-3.2; first edition BG1-1). */
import type { NationId } from './nations.ts';
import type { RegionId } from './regions.ts';

/** Regulars, Elites, Leaders (for Sauron: Nazgûl). */
export type FigureCounts = readonly [number, number, number];
export interface SetupFacts {
  readonly armies: Readonly<Record<NationId, Readonly<Partial<Record<RegionId, FigureCounts>>>>>;
  readonly reinforcements: Readonly<Record<NationId, FigureCounts>>;
  readonly political: Readonly<Record<NationId, { readonly box: number; readonly active: boolean }>>;
}

export const secondEditionSetup: SetupFacts = {
  armies: {
    dwarves: {
      erebor: [1, 2, 1],
      'ered-luin': [1, 0, 0],
      'iron-hills': [1, 0, 0],
    },
    elves: {
      'grey-havens': [1, 1, 1],
      rivendell: [0, 2, 1],
      'woodland-realm': [1, 1, 1],
      lorien: [1, 2, 1],
    },
    gondor: {
      'minas-tirith': [3, 1, 1],
      'dol-amroth': [3, 0, 0],
      osgiliath: [2, 0, 0],
      pelargir: [1, 0, 0],
    },
    north: {
      bree: [1, 0, 0],
      carrock: [1, 0, 0],
      dale: [1, 0, 1],
      'north-downs': [0, 1, 0],
      'the-shire': [1, 0, 0],
    },
    rohan: {
      edoras: [1, 1, 0],
      'fords-of-isen': [2, 0, 1],
      'helms-deep': [1, 0, 0],
    },
    isengard: {
      orthanc: [4, 1, 0],
      'north-dunland': [1, 0, 0],
      'south-dunland': [1, 0, 0],
    },
    sauron: {
      'barad-dur': [4, 1, 1],
      'dol-guldur': [5, 1, 1],
      gorgoroth: [3, 0, 0],
      'minas-morgul': [5, 0, 1],
      moria: [2, 0, 0],
      'mount-gundabad': [2, 0, 0],
      nurn: [2, 0, 0],
      morannon: [5, 0, 1],
    },
    'southrons-easterlings': {
      'far-harad': [3, 1, 0],
      'near-harad': [3, 1, 0],
      'north-rhun': [2, 0, 0],
      'south-rhun': [3, 1, 0],
      umbar: [3, 0, 0],
    },
  },
  reinforcements: {
    dwarves: [2, 3, 3],
    elves: [2, 4, 0],
    gondor: [6, 4, 3],
    north: [6, 4, 3],
    rohan: [6, 4, 3],
    isengard: [6, 5, 0],
    sauron: [8, 4, 4],
    'southrons-easterlings': [10, 3, 0],
  },
  political: {
    rohan: { box: 0, active: false },
    north: { box: 0, active: false },
    dwarves: { box: 0, active: false },
    elves: { box: 0, active: true },
    gondor: { box: 1, active: false },
    'southrons-easterlings': { box: 1, active: true },
    sauron: { box: 2, active: true },
    isengard: { box: 2, active: true },
  },
};

/** BG1-1.1: one Elite fewer in Erebor; everything else is the same. */
export const firstEditionSetup: SetupFacts = {
  ...secondEditionSetup,
  armies: {
    ...secondEditionSetup.armies,
    dwarves: { ...secondEditionSetup.armies.dwarves, erebor: [1, 1, 1] },
  },
  reinforcements: { ...secondEditionSetup.reinforcements, dwarves: [2, 4, 3] },
};
