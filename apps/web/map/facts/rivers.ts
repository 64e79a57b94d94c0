/**
 * Rivers as chains of borders from source to mouth, so that they follow when the lands move. The names are of
 * Middle-earth, the courses our own.
 */
export interface RiverFact {
  readonly id: string;
  /** Borders, `one-region/other-region`. */
  readonly chain: string;
  /** The river goes on from there through this region to its shore. */
  readonly mouthIn?: string;
  /** At the source and at the mouth. */
  readonly width: readonly [number, number];
}

export const RIVERS: readonly RiverFact[] = [
  {
    id: 'anduin',
    chain:
      'eagles-eyrie/carrock carrock/old-ford old-ford/rhosgobel gladden-fields/rhosgobel ' +
      'gladden-fields/north-anduin-vale dimrill-dale/north-anduin-vale dimrill-dale/south-anduin-vale ' +
      'parth-celebrant/south-anduin-vale parth-celebrant/western-brown-lands eastemnet/western-brown-lands ' +
      'eastemnet/western-emyn-muil druadan-forest/western-emyn-muil druadan-forest/dead-marshes ' +
      'druadan-forest/osgiliath minas-tirith/osgiliath lossarnach/osgiliath osgiliath/pelargir ' +
      'pelargir/west-harondor',
    width: [5, 24],
  },
  {
    id: 'brandywine',
    chain:
      'evendim/the-shire the-shire/buckland the-shire/old-forest south-ered-luin/old-forest ' +
      'south-ered-luin/cardolan south-ered-luin/minhiriath',
    width: [4, 11],
  },
  {
    id: 'greyflood',
    chain:
      'ettenmoors/trollshaws weather-hills/trollshaws south-downs/trollshaws south-downs/hollin ' +
      'south-downs/north-dunland cardolan/north-dunland cardolan/tharbad minhiriath/tharbad ' +
      'minhiriath/enedwaith',
    width: [3.5, 13],
  },
  { id: 'loudwater', chain: 'rivendell/trollshaws fords-of-bruinen/trollshaws trollshaws/hollin', width: [3, 7] },
  { id: 'glanduin', chain: 'hollin/north-dunland', width: [3, 6] },
  {
    id: 'isen',
    chain: 'orthanc/fords-of-isen gap-of-rohan/fords-of-isen gap-of-rohan/druwaith-iaur enedwaith/druwaith-iaur',
    width: [3, 10],
  },
  { id: 'adorn', chain: 'druwaith-iaur/fords-of-isen', width: [3, 6] },
  {
    id: 'entwash',
    chain: 'fangorn/westemnet eastemnet/westemnet eastemnet/folde eastemnet/druadan-forest',
    width: [3, 9],
  },
  { id: 'snowbourn', chain: 'edoras/folde folde/westemnet', width: [3, 5] },
  {
    id: 'celduin',
    chain:
      'erebor/withered-heath dale/withered-heath dale/woodland-realm dale/old-forest-road ' +
      'dale/northern-rhovanion northern-rhovanion/vale-of-the-carnen vale-of-the-carnen/vale-of-the-celduin ' +
      'vale-of-the-celduin/north-rhun north-rhun/northern-dorwinion',
    width: [4, 10],
  },
  {
    id: 'carnen',
    chain: 'iron-hills/vale-of-the-carnen vale-of-the-carnen/east-rhun vale-of-the-carnen/north-rhun',
    width: [3, 7],
  },
  { id: 'forest-river', chain: 'northern-mirkwood/withered-heath withered-heath/woodland-realm', width: [3, 6] },
  { id: 'gladden', chain: 'old-ford/gladden-fields', width: [3, 6] },
  { id: 'silverlode', chain: 'dimrill-dale/lorien dimrill-dale/parth-celebrant', width: [3, 6] },
  { id: 'limlight', chain: 'fangorn/parth-celebrant parth-celebrant/eastemnet', width: [3, 6] },
  { id: 'lhun', chain: 'ered-luin/evendim ered-luin/tower-hills', mouthIn: 'grey-havens', width: [3, 9] },
  {
    id: 'poros',
    chain: 'south-ithilien/east-harondor south-ithilien/west-harondor osgiliath/west-harondor',
    width: [3, 8],
  },
  { id: 'harnen', chain: 'east-harondor/near-harad west-harondor/near-harad west-harondor/umbar', width: [3, 9] },
  { id: 'morthond', chain: 'anfalas/erech anfalas/dol-amroth', width: [3, 8] },
  { id: 'ringlo', chain: 'erech/lamedon dol-amroth/lamedon', width: [3, 8] },
  { id: 'lefnui', chain: 'andrast/anfalas', width: [3, 8] },
  { id: 'gilrain', chain: 'lamedon/pelargir', width: [3, 7] },
];
