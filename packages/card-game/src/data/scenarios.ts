/** The four scenarios as data (CG-12). */
import type { BattlegroundId } from './battlegrounds.ts';
import type { SideId } from './catalogue.ts';
import type { FactionId } from './faction-card.ts';
import type { CardId } from './faction-cards.ts';
import { FELLOWSHIP_BALROG, FELLOWSHIP_GANDALF } from './fellowship-decks.ts';
import type { PathId } from './paths.ts';

export type ScenarioId = 'trilogy' | 'duel2' | 'duel3' | 'fellowship';
export type PlayerId = 'frodo' | 'witch-king' | 'aragorn' | 'saruman' | 'gandalf' | 'balrog';
/** once-per-game: draw 2 (CG-12.1.5); once-per-round: draw 3, eliminate 1, cycle 1 (CG-12.2.4). */
export type RingToken = 'once-per-game' | 'once-per-round' | 'none';

/** A player is a seat with a draw deck of its own (CG-1.1.2). */
export interface PlayerData {
  readonly id: PlayerId;
  readonly side: SideId;
  /** All cards of these factions, or the cards listed with their copies. */
  readonly deck:
    | { readonly factions: readonly FactionId[] }
    | { readonly cards: readonly (readonly [CardId, number])[] };
  readonly opening: { readonly draw: number; readonly cycle: number };
  readonly drawStep: number;
  readonly ring: RingToken;
}
export interface SeatData {
  readonly id: string;
  readonly plays: readonly PlayerId[];
}
export interface ScenarioData {
  readonly id: ScenarioId;
  readonly players: readonly PlayerData[];
  /** The seats of the turn order; a player may have several. The starting token begins at the first (CG-4.1.3). */
  readonly turnOrder: readonly PlayerId[];
  /** For each number of people: who sits at the table, and which players each person plays. */
  readonly people: Readonly<Record<number, readonly SeatData[]>>;
  /** Battlegrounds by round where they are fixed (CG-12.4.3); null: random from the starting player's side. */
  readonly schedule: Readonly<Record<number, readonly BattlegroundId[]>> | null;
  /** The locations in use; null: all. */
  readonly locations: readonly (BattlegroundId | PathId)[] | null;
  readonly lastPath: number;
  readonly pathScoring: 'standard' | 'duel';
  /** "Each player" of these sides acts twice (CG-12.2.6). */
  readonly doubled: readonly SideId[];
}

const FRODO: readonly FactionId[] = ['dwarf', 'hobbit', 'rohan', 'wizard'];
const ARAGORN: readonly FactionId[] = ['dunedain', 'elf'];
const WITCH_KING: readonly FactionId[] = ['mordor'];
const SARUMAN: readonly FactionId[] = ['isengard', 'monstrous', 'southron'];
const SEVEN = { draw: 7, cycle: 2 };

/** CG-12.1 */
const TRILOGY: ScenarioData = {
  id: 'trilogy',
  players: [
    {
      id: 'frodo',
      side: 'free-peoples',
      deck: { factions: FRODO },
      opening: SEVEN,
      drawStep: 3,
      ring: 'once-per-game',
    },
    {
      id: 'witch-king',
      side: 'shadow',
      deck: { factions: WITCH_KING },
      opening: SEVEN,
      drawStep: 4,
      ring: 'once-per-game',
    },
    {
      id: 'aragorn',
      side: 'free-peoples',
      deck: { factions: ARAGORN },
      opening: SEVEN,
      drawStep: 3,
      ring: 'once-per-game',
    },
    { id: 'saruman', side: 'shadow', deck: { factions: SARUMAN }, opening: SEVEN, drawStep: 4, ring: 'once-per-game' },
  ],
  turnOrder: ['frodo', 'witch-king', 'aragorn', 'saruman'],
  people: {
    2: [
      { id: 'free-peoples', plays: ['frodo', 'aragorn'] },
      { id: 'shadow', plays: ['witch-king', 'saruman'] },
    ],
    3: [
      { id: 'frodo', plays: ['frodo'] },
      { id: 'shadow', plays: ['witch-king', 'saruman'] },
      { id: 'aragorn', plays: ['aragorn'] },
    ],
    4: [
      { id: 'frodo', plays: ['frodo'] },
      { id: 'witch-king', plays: ['witch-king'] },
      { id: 'aragorn', plays: ['aragorn'] },
      { id: 'saruman', plays: ['saruman'] },
    ],
  },
  schedule: null,
  locations: null,
  lastPath: 9,
  pathScoring: 'standard',
  doubled: [],
};

/** CG-12.2 */
const DUEL2: ScenarioData = {
  id: 'duel2',
  players: [
    {
      id: 'gandalf',
      side: 'free-peoples',
      deck: { factions: [...FRODO, ...ARAGORN] },
      opening: { draw: 4, cycle: 0 },
      drawStep: 4,
      ring: 'once-per-round',
    },
    {
      id: 'witch-king',
      side: 'shadow',
      deck: { factions: [...WITCH_KING, ...SARUMAN] },
      opening: { draw: 6, cycle: 0 },
      drawStep: 6,
      ring: 'once-per-round',
    },
  ],
  turnOrder: ['gandalf', 'witch-king'],
  people: {
    2: [
      { id: 'gandalf', plays: ['gandalf'] },
      { id: 'witch-king', plays: ['witch-king'] },
    ],
  },
  schedule: null,
  locations: null,
  lastPath: 9,
  pathScoring: 'duel',
  doubled: ['free-peoples', 'shadow'],
};

/** CG-12.3 */
const DUEL3: ScenarioData = {
  id: 'duel3',
  players: [
    {
      id: 'gandalf',
      side: 'free-peoples',
      deck: { factions: [...FRODO, ...ARAGORN] },
      opening: { draw: 6, cycle: 0 },
      drawStep: 6,
      ring: 'once-per-round',
    },
    {
      id: 'witch-king',
      side: 'shadow',
      deck: { factions: WITCH_KING },
      opening: SEVEN,
      drawStep: 4,
      ring: 'once-per-game',
    },
    { id: 'saruman', side: 'shadow', deck: { factions: SARUMAN }, opening: SEVEN, drawStep: 4, ring: 'once-per-game' },
  ],
  turnOrder: ['gandalf', 'witch-king', 'gandalf', 'saruman'],
  people: {
    3: [
      { id: 'gandalf', plays: ['gandalf'] },
      { id: 'witch-king', plays: ['witch-king'] },
      { id: 'saruman', plays: ['saruman'] },
    ],
  },
  schedule: null,
  locations: null,
  lastPath: 9,
  pathScoring: 'duel',
  doubled: ['free-peoples'],
};

/** CG-12.4 */
const FELLOWSHIP: ScenarioData = {
  id: 'fellowship',
  players: [
    { id: 'balrog', side: 'shadow', deck: { cards: FELLOWSHIP_BALROG }, opening: SEVEN, drawStep: 4, ring: 'none' },
    {
      id: 'gandalf',
      side: 'free-peoples',
      deck: { cards: FELLOWSHIP_GANDALF },
      opening: SEVEN,
      drawStep: 3,
      ring: 'none',
    },
  ],
  turnOrder: ['balrog', 'gandalf'],
  people: {
    2: [
      { id: 'balrog', plays: ['balrog'] },
      { id: 'gandalf', plays: ['gandalf'] },
    ],
  },
  schedule: {
    1: ['minas-morgul'],
    2: ['rivendell'],
    3: ['moria'],
    4: ['lorien', 'dol-guldur'],
    5: ['orthanc'],
    6: ['morannon'],
  },
  locations: [
    ...(['minas-morgul', 'rivendell', 'moria', 'lorien', 'dol-guldur', 'orthanc', 'morannon'] as const),
    ...(['bucklebury-ferry', 'gildors-encampment', 'inn-of-the-prancing-pony', 'the-old-forest'] as const),
    ...(['fords-of-bruinen', 'imladris', 'caradhras', 'khazad-dum', 'the-doors-of-durin'] as const),
    ...(['dimrill-dale', 'egladil', 'lothlorien', 'amon-hen'] as const),
  ],
  lastPath: 6,
  pathScoring: 'standard',
  doubled: [],
};

export const SCENARIOS: Readonly<Record<ScenarioId, ScenarioData>> = {
  trilogy: TRILOGY,
  duel2: DUEL2,
  duel3: DUEL3,
  fellowship: FELLOWSHIP,
};
