/** What grows and stands in the lands, for the small signs that fill them. */
const ids = (text: string): readonly string[] => text.split(' ');

export const GROUND = {
  darkwood: ids(
    'northern-mirkwood western-mirkwood woodland-realm old-forest-road narrows-of-the-forest ' +
      'eastern-mirkwood dol-guldur southern-mirkwood',
  ),
  wood: ids('fangorn lorien old-forest druadan-forest trollshaws'),
  hills: ids('tower-hills north-downs south-downs weather-hills ettenmoors iron-hills evendim andrast'),
  crags: ids('western-emyn-muil eastern-emyn-muil'),
  marsh: ids('dead-marshes gladden-fields'),
  barren: ids('western-brown-lands eastern-brown-lands noman-lands dagorlad ash-mountains withered-heath'),
  sand: ids('near-harad far-harad khand east-harondor umbar'),
  grass: ids(
    'eastemnet westemnet folde north-rhun south-rhun east-rhun southern-rhovanion northern-rhovanion ' +
      'enedwaith minhiriath anfalas cardolan',
  ),
  farm: ids('the-shire buckland bree dale lossarnach pelargir'),
  ash: ids('gorgoroth barad-dur morannon minas-morgul nurn'),
} as const;

/** A place in a region: its id, and where in the box around it, 0 to 1 each way. */
export interface Place {
  readonly region: string;
  readonly at: readonly [number, number];
}

/** Ranges beside the closed borders: they stand inside lands and leave the open borders free. */
export interface RangeFact {
  readonly id: string;
  readonly line: readonly Place[];
  readonly size: number;
  readonly dark?: true;
}
export const RANGES: readonly RangeFact[] = [
  {
    id: 'mountains-of-angmar',
    line: [
      { region: 'angmar', at: [0.06, 0.22] },
      { region: 'angmar', at: [0.95, 0.2] },
    ],
    size: 0.9,
  },
  {
    id: 'mountains-of-angmar-east',
    line: [
      { region: 'mount-gram', at: [0.1, 0.22] },
      { region: 'mount-gram', at: [0.9, 0.2] },
    ],
    size: 0.95,
  },
  {
    id: 'gundabad',
    line: [
      { region: 'mount-gundabad', at: [0.1, 0.24] },
      { region: 'mount-gundabad', at: [0.95, 0.24] },
    ],
    size: 1.15,
  },
  {
    id: 'gundabad-south',
    line: [
      { region: 'mount-gundabad', at: [0.3, 0.62] },
      { region: 'mount-gundabad', at: [0.86, 0.5] },
    ],
    size: 0.9,
  },
  {
    id: 'grey-mountains',
    line: [
      { region: 'northern-mirkwood', at: [0.02, 0.2] },
      { region: 'northern-mirkwood', at: [0.96, 0.18] },
    ],
    size: 0.95,
  },
  {
    id: 'grey-mountains-east',
    line: [
      { region: 'withered-heath', at: [0.05, 0.18] },
      { region: 'withered-heath', at: [0.95, 0.18] },
    ],
    size: 0.95,
  },
  {
    id: 'caradhras',
    line: [
      { region: 'moria', at: [0.3, 0.36] },
      { region: 'moria', at: [0.72, 0.5] },
      { region: 'moria', at: [0.62, 0.86] },
    ],
    size: 1,
  },
  {
    id: 'high-pass',
    line: [
      { region: 'high-pass', at: [0.62, 0.2] },
      { region: 'goblins-gate', at: [0.3, 0.8] },
    ],
    size: 0.6,
  },
  {
    id: 'ered-lithui',
    line: [
      { region: 'ash-mountains', at: [0.1, 0.82] },
      { region: 'ash-mountains', at: [0.7, 0.78] },
    ],
    size: 0.7,
    dark: true,
  },
  {
    id: 'mordor-east',
    line: [
      { region: 'gorgoroth', at: [0.5, 0.1] },
      { region: 'gorgoroth', at: [0.98, 0.09] },
    ],
    size: 0.8,
    dark: true,
  },
];

/** Waters inside the lands or on a border: half axes in sheet units. */
export interface LakeFact {
  readonly id: string;
  /** In a region, or at a part of the way along a border. */
  readonly where: Place | { readonly border: string; readonly part: number };
  readonly rx: number;
  readonly ry: number;
}
export const LAKES: readonly LakeFact[] = [
  { id: 'lake-evendim', where: { region: 'evendim', at: [0.46, 0.71] }, rx: 38, ry: 20 },
  { id: 'long-lake', where: { border: 'dale/woodland-realm', part: 0.4 }, rx: 15, ry: 27 },
  { id: 'nen-hithoel', where: { border: 'eastemnet/western-emyn-muil', part: 0.5 }, rx: 17, ry: 30 },
  { id: 'nurnen', where: { region: 'gorgoroth', at: [0.79, 0.868] }, rx: 78, ry: 22 },
];

/** Places that stand alone. */
export const ORODRUIN: Place = { region: 'gorgoroth', at: [0.52, 0.745] };
export const LONELY_MOUNTAIN: Place = { region: 'erebor', at: [0.32, 0.76] };

/** Islands, in the layout's space; half axes in sheet units. */
export const ISLANDS = [
  { id: 'tolfalas', at: [0.535, 0.886], rx: 34, ry: 19 },
  { id: 'himling', at: [0.05, 0.073], rx: 17, ry: 12 },
  { id: 'isle-of-lindon', at: [0.015, 0.44], rx: 12, ry: 9 },
  { id: 'isle-of-andrast', at: [0.135, 0.79], rx: 14, ry: 9 },
] as const;
