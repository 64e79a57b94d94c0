/** The 14 battlegrounds as printed facts (CG-3.1.1). What an activation text does is in `locations/`. */
export interface Battleground {
  readonly id: string;
  readonly number: number;
  /** Its own side: whose battleground deck it belongs to, and who defends it (CG-10.4.1). */
  readonly side: 'free-peoples' | 'shadow';
  readonly defense: number;
  readonly points: number;
  readonly defenders: readonly string[];
  readonly attackers: readonly string[];
}

export const BATTLEGROUNDS = [
  {
    id: 'dol-amroth',
    number: 1,
    side: 'free-peoples',
    defense: 2,
    points: 1,
    defenders: ['dunedain', 'wizard'],
    attackers: ['southron'],
  },
  {
    id: 'edoras',
    number: 2,
    side: 'free-peoples',
    defense: 1,
    points: 1,
    defenders: ['rohan', 'wizard'],
    attackers: ['isengard'],
  },
  {
    id: 'helms-deep',
    number: 3,
    side: 'free-peoples',
    defense: 2,
    points: 2,
    defenders: ['rohan', 'wizard'],
    attackers: ['isengard'],
  },
  {
    id: 'lorien',
    number: 4,
    side: 'free-peoples',
    defense: 2,
    points: 2,
    defenders: ['elf', 'wizard'],
    attackers: ['monstrous', 'mordor'],
  },
  {
    id: 'minas-tirith',
    number: 5,
    side: 'free-peoples',
    defense: 3,
    points: 3,
    defenders: ['dunedain', 'wizard'],
    attackers: ['mordor', 'southron'],
  },
  {
    id: 'pelargir',
    number: 6,
    side: 'free-peoples',
    defense: 1,
    points: 1,
    defenders: ['dunedain', 'wizard'],
    attackers: ['southron'],
  },
  {
    id: 'rivendell',
    number: 7,
    side: 'free-peoples',
    defense: 2,
    points: 2,
    defenders: ['elf', 'wizard'],
    attackers: ['monstrous'],
  },
  {
    id: 'dol-guldur',
    number: 8,
    side: 'shadow',
    defense: 2,
    points: 1,
    defenders: ['mordor'],
    attackers: ['elf', 'wizard'],
  },
  {
    id: 'harad',
    number: 9,
    side: 'shadow',
    defense: 1,
    points: 1,
    defenders: ['southron'],
    attackers: ['dunedain', 'wizard'],
  },
  {
    id: 'minas-morgul',
    number: 10,
    side: 'shadow',
    defense: 2,
    points: 2,
    defenders: ['mordor'],
    attackers: ['dunedain', 'wizard'],
  },
  {
    id: 'morannon',
    number: 11,
    side: 'shadow',
    defense: 2,
    points: 2,
    defenders: ['mordor', 'southron'],
    attackers: ['dunedain', 'rohan', 'wizard'],
  },
  {
    id: 'moria',
    number: 12,
    side: 'shadow',
    defense: 2,
    points: 1,
    defenders: ['monstrous'],
    attackers: ['dwarf', 'elf', 'wizard'],
  },
  {
    id: 'orthanc',
    number: 13,
    side: 'shadow',
    defense: 2,
    points: 2,
    defenders: ['isengard'],
    attackers: ['rohan', 'wizard'],
  },
  {
    id: 'umbar',
    number: 14,
    side: 'shadow',
    defense: 2,
    points: 1,
    defenders: ['southron'],
    attackers: ['dunedain', 'wizard'],
  },
] as const satisfies readonly Battleground[];

export type BattlegroundId = (typeof BATTLEGROUNDS)[number]['id'];
