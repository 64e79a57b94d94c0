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

  // ── where the editions differ ──
  /** BG-4.4.2, BG1-2.2: must a die be allocated to the Hunt after the Fellowship was moved with one? */
  readonly huntMinimum: boolean;
  /** BG-6.4.2, BG1-3.2: does a card leave the table when its condition is gone? */
  readonly cardsFallWithTheirCondition: boolean;
  /** BG-11.4.4, BG1-3.3: do the Ents and the Dead Men count as attacks for the Political Track? */
  readonly hitsByCardAreAttacks: boolean;
  /** BG-9.3.2, BG1-4.1: the attacker chooses first, or both say whether and then choose at once. */
  readonly combatCardChoice: 'attacker-first' | 'both-at-once';
  /** BG-9.3.3, BG1-4.1: is the back of a chosen Combat card seen? */
  readonly combatCardBacks: boolean;
  /** BG-9.3.6, BG1-4.2: by initiative, or always the defender's card first. */
  readonly combatCardOrder: 'initiative' | 'defender-first';
  /** BG-8.2.3, BG1-5.1: ten units at the end of an action, or at every moment. */
  readonly stackingChecked: 'end-of-action' | 'always';
  /** BG-7.4.4, BG1-6.1: may the Mouth of Sauron, alone, enter (and stop in) a Stronghold of the Free Peoples? */
  readonly mouthEntersStrongholds: boolean;
  /** BG-10.7.1, BG1-7.5: does a Stronghold fall only if a besieging unit is left? */
  readonly captureNeedsBesieger: boolean;
  /** BG-11.2.1, BG1-8.1: a Companion activates where he ends his movement, or already on entering. */
  readonly companionActivates: 'on-ending' | 'on-entering';
  /** BG1-8.2: does a card that puts a Nation At War activate it? */
  readonly atWarByCardActivates: boolean;
  /** BG-13.6.2, BG1-9.2: does staying in a Shadow Stronghold when revealed draw a tile? */
  readonly stayingDrawsTile: boolean;
  /** BG-13.4, BG1-10.1: one table card, then the Guide, then a casualty; or cards and abilities in any order and number. */
  readonly huntEffects: 'fixed-order' | 'free-order';
  /** BG-13.2.4, BG1-10.2: does a natural 1 always fail in the Hunt? */
  readonly naturalOneFailsHunt: boolean;
  /** BG-14.1.1, BG1-11.1, BG1-11.2: Mordor is entered by choice, or by declaring in Morannon or Minas Morgul. */
  readonly mordorEntry: 'choice' | 'by-declaring';
  /** BG-14.3.6, BG1-11.3: what saves from the corruption of an idle turn in Mordor. */
  readonly mordorIdle: 'move-or-hide' | 'move-only';
  /** BG-16.7.2, BG1-13.1: players of a team are ranked by victory points, or by the number of Settlements. */
  readonly teamRanking: 'points' | 'settlements';
  /** BG-7.7.1, BG1-14.1: Gandalf the Grey draws for any card, or for Character cards only. */
  readonly gandalfDrawsFor: 'any-card' | 'character-card';
  /** BG-7.6.1, BG1-14.2: does the Witch-king need a Free Peoples Nation At War? */
  readonly witchKingNeedsWar: boolean;
  /** BG-7.7.10, BG1-14.3: Sorcerer draws from the deck of the card used, or from either. */
  readonly sorcererDeck: 'matching' | 'either';
  /** The condition of the three Ents cards, as printed in the second edition or as known of the first. */
  readonly entsAwake: 'second' | 'first';
}

/** What each ruling may be; the first is the default of the second edition. */
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
  huntMinimum: [true, false],
  cardsFallWithTheirCondition: [true, false],
  hitsByCardAreAttacks: [true, false],
  combatCardChoice: ['attacker-first', 'both-at-once'],
  combatCardBacks: [true, false],
  combatCardOrder: ['initiative', 'defender-first'],
  stackingChecked: ['end-of-action', 'always'],
  mouthEntersStrongholds: [false, true],
  captureNeedsBesieger: [true, false],
  companionActivates: ['on-ending', 'on-entering'],
  atWarByCardActivates: [false, true],
  stayingDrawsTile: [true, false],
  huntEffects: ['fixed-order', 'free-order'],
  naturalOneFailsHunt: [true, false],
  mordorEntry: ['choice', 'by-declaring'],
  mordorIdle: ['move-or-hide', 'move-only'],
  teamRanking: ['points', 'settlements'],
  gandalfDrawsFor: ['any-card', 'character-card'],
  witchKingNeedsWar: [true, false],
  sorcererDeck: ['matching', 'either'],
  entsAwake: ['second', 'first'],
};

export type EditionId = 'second' | 'first';
export interface Setup {
  readonly edition: EditionId;
  readonly players: 2 | 3 | 4;
  /** Only those that differ from the edition's defaults. */
  readonly rulings: Partial<Rulings>;
}
export const standardSetup: Setup = { edition: 'second', players: 2, rulings: {} };
