/**
 * The set-up of a game: edition, players, and the rulings that the rulebooks leave open (BG-0.1.4), each a named
 * option with its default. Every one of them is explained by a sentence of the catalogue under its name.
 */
export interface Rulings {
  /** BG-19.7.12: is Gollum's voluntary reveal "revealed by the Shadow", so that Shadow Strongholds on the way draw tiles? */
  readonly gollumRevealDrawsTiles: boolean;
  /** BG-19.7.17: does a declaration in a captured Free Peoples City or Stronghold still activate its Nation? */
  readonly declarationActivatesCaptured: boolean;
  /** BG-7.7.10: when the Witch-king's Sorcerer draws. */
  readonly sorcererDraws: 'at-once' | 'end-of-round';
  /** BG-6.3.8: may a card of which no part could change anything be played? */
  readonly emptyEvents: boolean;
  /** BG-13.4.1: may a table card be used on a tile that replaced another? */
  readonly tableCardOnReplacedTile: boolean;
  /** BG-12.4.8: is healing carried out before the tiles that a declaration forces? */
  readonly healBeforeTiles: boolean;
  /** BG-12.4.9: may the Ring-bearers' figure enter Barad-dûr, Gorgoroth and Nurn? */
  readonly mordorInteriorOpen: boolean;
  /** BG-12.3.7: may the Fellowship be moved with the Progress counter on 12 (it then stays there)? */
  readonly moveAtTwelve: boolean;
  /** BG-19.4.8: may a Nazgûl fly into the region of a besieged Shadow Stronghold (and join those inside)? */
  readonly nazgulJoinBesieged: boolean;
  /** BG-10.7.8: does a Stronghold fall when a card takes the last unit out of it? */
  readonly emptiedStrongholdFalls: boolean;
  /** BG-14.3.5: does a die go to the Hunt Box when its move was stopped by a tile? */
  readonly stoppedDieGoesToHuntBox: boolean;
  /** BG-7.2.2: do several Captains of the West add up? */
  readonly captainsAddUp: boolean;
  /** Black Breath counts the hits of the re-roll, or those of the whole round. */
  readonly blackBreathCounts: 're-roll' | 'round';
  /** Devilry of Orthanc works in siege battles only, or in any battle in a Stronghold's region. */
  readonly devilryOfOrthanc: 'siege' | 'stronghold-region';
  /** Fateful Strike: how many re-roll hits the Witch-king takes. */
  readonly fatefulStrikeWitchKing: 1 | 2;
  /** Grond, The Fighting Uruk-hai: may Elites be reduced for more rounds after the third? */
  readonly longSiegeMayGoOn: boolean;
  /** The Breaking of the Fellowship with Gollum as Guide: 1 Corruption always, or only if the tile would have had effect. */
  readonly breakingWithGollum: 'always' | 'by-tile';
  /** Lure of the Ring: is the elimination a casualty for Worn with Sorrow and Toil? */
  readonly lureIsCasualty: boolean;
  /** Corsairs of Umbar into a region whose garrison is besieged already: fight at once, or reinforce the siege. */
  readonly corsairsAtSiege: 'battle' | 'reinforce';
  /** Denethor's Folly: who picks the Leader. */
  readonly denethorsFollyPicks: 'free' | 'shadow';
  /** The Eagles are Coming!: who picks the Stronghold for the Nazgûl that are left. */
  readonly eaglesPicks: 'free' | 'shadow';
}

const secondEditionRulings: Rulings = {
  gollumRevealDrawsTiles: false,
  declarationActivatesCaptured: true,
  sorcererDraws: 'at-once',
  emptyEvents: false,
  tableCardOnReplacedTile: false,
  healBeforeTiles: true,
  mordorInteriorOpen: true,
  moveAtTwelve: false,
  nazgulJoinBesieged: true,
  emptiedStrongholdFalls: true,
  stoppedDieGoesToHuntBox: true,
  captainsAddUp: true,
  blackBreathCounts: 're-roll',
  devilryOfOrthanc: 'siege',
  fatefulStrikeWitchKing: 2,
  longSiegeMayGoOn: true,
  breakingWithGollum: 'always',
  lureIsCasualty: false,
  corsairsAtSiege: 'battle',
  denethorsFollyPicks: 'free',
  eaglesPicks: 'shadow',
};
/** What each ruling may be; the first is the default. */
export const rulingChoices: { readonly [K in keyof Rulings]: readonly Rulings[K][] } = {
  gollumRevealDrawsTiles: [false, true],
  declarationActivatesCaptured: [true, false],
  sorcererDraws: ['at-once', 'end-of-round'],
  emptyEvents: [false, true],
  tableCardOnReplacedTile: [false, true],
  healBeforeTiles: [true, false],
  mordorInteriorOpen: [true, false],
  moveAtTwelve: [false, true],
  nazgulJoinBesieged: [true, false],
  emptiedStrongholdFalls: [true, false],
  stoppedDieGoesToHuntBox: [true, false],
  captainsAddUp: [true, false],
  blackBreathCounts: ['re-roll', 'round'],
  devilryOfOrthanc: ['siege', 'stronghold-region'],
  fatefulStrikeWitchKing: [2, 1],
  longSiegeMayGoOn: [true, false],
  breakingWithGollum: ['always', 'by-tile'],
  lureIsCasualty: [false, true],
  corsairsAtSiege: ['battle', 'reinforce'],
  denethorsFollyPicks: ['free', 'shadow'],
  eaglesPicks: ['shadow', 'free'],
};

export type EditionId = 'second' | 'first';
export interface Setup {
  readonly edition: EditionId;
  readonly players: 2 | 3 | 4;
  /** Only those that differ from the edition's defaults. */
  readonly rulings: Partial<Rulings>;
}
export const standardSetup: Setup = { edition: 'second', players: 2, rulings: {} };

export function rulingsOf(setup: Setup): Rulings {
  return { ...secondEditionRulings, ...setup.rulings };
}
