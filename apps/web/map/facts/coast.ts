/** The outline of the land, in the layout's space: the western coast, and the order of the lands along it and along the frame. */

/** Along the coast from its northern end, and on around the frame. */
export const COAST_ORDER = [
  'evendim',
  'north-ered-luin',
  'forlindon',
  'grey-havens',
  'harlindon',
  'south-ered-luin',
  'minhiriath',
  'enedwaith',
  'druwaith-iaur',
  'andrast',
  'anfalas',
  'dol-amroth',
  'lamedon',
  'pelargir',
  'west-harondor',
  'umbar',
];
export const SOUTH_ORDER = ['umbar', 'near-harad', 'far-harad'];
export const EAST_ORDER = ['far-harad', 'khand', 'gorgoroth', 'south-rhun', 'east-rhun', 'iron-hills'];
export const NORTH_ORDER = [
  'iron-hills',
  'erebor',
  'withered-heath',
  'northern-mirkwood',
  'mount-gundabad',
  'mount-gram',
  'angmar',
  'arnor',
  'evendim',
];

/** An inland water that is no region: the cell in the middle of the five lands of Rhûn. */
export const LAKE = {
  id: 'sea-of-rhun',
  ring: ['north-rhun', 'east-rhun', 'south-rhun', 'southern-dorwinion', 'northern-dorwinion'],
};

/** The shore of each region from north to south; the last point of one is where the shore of the next begins. */
export const COAST: Readonly<Record<string, string>> = {
  evendim: '0.212,0 0.203,0.02 0.209,0.044 0.201,0.064 0.189,0.078',
  'north-ered-luin': '0.177,0.07 0.166,0.052 0.15,0.05 0.138,0.042 0.124,0.058 0.112,0.078',
  forlindon:
    '0.091,0.084 0.07,0.092 0.057,0.11 0.05,0.134 0.031,0.15 0.026,0.174 0.037,0.194 0.034,0.216 ' +
    '0.05,0.233 0.066,0.234 0.084,0.25',
  'grey-havens': '0.097,0.26 0.109,0.261 0.122,0.273 0.112,0.286 0.099,0.287 0.086,0.294',
  harlindon:
    '0.07,0.295 0.055,0.301 0.045,0.317 0.048,0.336 0.032,0.354 0.029,0.377 0.042,0.396 0.045,0.418 ' +
    '0.063,0.433 0.076,0.453 0.1,0.463 0.116,0.452 0.126,0.43 0.149,0.414',
  'south-ered-luin': '0.164,0.404 0.181,0.413 0.199,0.408',
  minhiriath:
    '0.195,0.428 0.181,0.44 0.162,0.448 0.146,0.464 0.15,0.483 0.166,0.497 0.186,0.496 0.207,0.506 ' + '0.229,0.517',
  enedwaith: '0.223,0.536 0.231,0.562 0.248,0.583',
  'druwaith-iaur': '0.244,0.606 0.232,0.628 0.219,0.649',
  andrast:
    '0.203,0.66 0.192,0.681 0.177,0.69 0.172,0.714 0.157,0.735 0.148,0.758 0.165,0.776 0.189,0.773 ' +
    '0.207,0.782 0.23,0.768 0.254,0.757 0.285,0.769',
  anfalas: '0.312,0.772 0.34,0.788 0.366,0.79 0.395,0.801 0.424,0.8 0.446,0.806',
  'dol-amroth':
    '0.438,0.818 0.426,0.835 0.436,0.851 0.455,0.854 0.468,0.869 0.487,0.867 0.502,0.852 0.521,0.847 ' +
    '0.531,0.829 0.527,0.808',
  lamedon: '0.533,0.79 0.546,0.783 0.557,0.797',
  pelargir: '0.552,0.818 0.56,0.843 0.57,0.867 0.589,0.879',
  'west-harondor': '0.588,0.897 0.579,0.913 0.567,0.927',
  umbar:
    '0.554,0.914 0.537,0.914 0.519,0.906 0.501,0.915 0.505,0.932 0.521,0.942 0.513,0.954 0.495,0.95 ' +
    '0.481,0.964 0.487,0.982 0.5,1',
};
