/** The shape of a position: plain data, small integers, short arrays. */
import { type Card, DECKS } from '../data/deck.ts';
import { FACES } from '../data/dice.ts';
import { CHARACTERS, type Figure, KINDS } from '../data/figures.ts';
import type { Tile } from '../data/hunt-pool.ts';
import { REGIONS, type Region, ROWS, scoring } from '../data/map.ts';
import { NATIONS, type Side } from '../data/nations.ts';
import { rulingsOf } from '../editions/editions.ts';
import type { Rulings, Setup } from '../options.ts';
import { type Battle, copyBattle } from './battle.ts';
import { copyHunt, type Hunt } from './hunt.ts';
import { WORDS } from './occupied.ts';

export const RECOVER = 0;
export const FELLOWSHIP_PHASE = 1;
export const HUNT_ALLOCATION = 2;
export const ACTION_ROLL = 3;
export const ACTION_RESOLUTION = 4;
export const VICTORY_CHECK = 5;
export const phaseId = ['recover', 'fellowship', 'hunt-allocation', 'action-roll', 'actions', 'victory-check'] as const;

/** How a game is won (BG-15). */
export const NOT_OVER = 0;
export const BY_CORRUPTION = 1;
export const BY_RING = 2;
export const BY_SHADOW_MILITARY = 3;
export const BY_FREE_MILITARY = 4;

/** Where a Character is, if not in a row of the map. */
export const IN_FELLOWSHIP = -1;
export const NOT_IN_PLAY = -2;
export const ELIMINATED = -3;
/** Gandalf the Grey and Strider, once another has taken their place (BG-1.2.4). */
export const REPLACED = -4;

/** Not a Companion; Guide when none is left (BG-7.7.9). */
export const GOLLUM: Figure = -1;
export const OFF_MORDOR_TRACK = -1;
export const CRACK_OF_DOOM = 5;
export const MOST_CORRUPTION = 12;
export const LAST_PROGRESS = 12;

const UNITS_AT = ROWS * KINDS;
const CONTROL_AT = UNITS_AT + ROWS * 2;
export const CELLS = CONTROL_AT + REGIONS;

export interface State {
  readonly setup: Setup;
  readonly rulings: Rulings;
  turn: number;
  phase: number;
  /** The seat whose action it is, and who leads each side (BG-16.1.3); with two players a side is a seat. */
  acting: number;
  readonly leading: [number, number];
  /** Of each side the seat that acts next (BG-16.2.7). */
  readonly nextActor: [number, number];
  victory: number;
  /** Counted figures by row and kind, then units by row and side (derived), then control by region. One block, copied at once. */
  readonly cells: Int8Array;
  /** Which regions hold units of each side (derived). */
  readonly occupied: number[];
  /** Where each Character is: a row, or one of the places above. */
  readonly where: number[];
  /** Political Track: box 0 to 3, and whether the counter shows its active side. */
  readonly box: number[];
  readonly active: boolean[];
  /** How many dice each side has this turn (BG-5.1). */
  readonly pools: [number, number];
  /** Unused dice by side and face. */
  readonly dice: readonly [number[], number[]];
  readonly huntBox: [number, number];
  /** Free Peoples dice that came back from the Hunt Box this turn (BG-4.4.2). */
  huntDiceBack: number;
  readonly rings: [number, number];
  readonly ringUsed: [boolean, boolean];
  /** By seat. */
  readonly hands: readonly Card[][];
  readonly decks: readonly Card[][];
  /** Face up in front of their players (BG-6.4.1). */
  readonly table: Card[];
  /** Used openly, and face down (excess; known to the seat that put them there). */
  readonly discard: Card[];
  readonly buried: readonly Card[][];
  readonly pool: Tile[];
  readonly drawn: Tile[];
  /** Special tiles in play, waiting for Mordor (BG-13.1.3). */
  readonly waiting: Tile[];
  readonly removed: Tile[];
  /** The Ring-bearers' figure: the last known position (BG-12.1.2). */
  position: Region;
  progress: number;
  hidden: boolean;
  corruption: number;
  guide: Figure;
  mordor: number;
  /** Did the Free Peoples try to move or hide on the Mordor Track this turn (BG-14.3.6)? */
  stirred: boolean;
  /** Has a Minion ever been in play (BG-7.5.2)? */
  minionSeen: boolean;
  /** The Messenger of the Dark Tower was used this turn (BG-7.7.12). */
  messengerUsed: boolean;
  /** Where the Armies in the MARCH rows have arrived (BG-8.4.3). */
  readonly marches: Region[];
  /** Rows in which two teammates' units are one Army, and those in which they have agreed not to be (BG-16.4.1). */
  readonly mixed: number[];
  readonly apart: number[];
  /** Nations (a set of bits) and Armies of several Nations (where they are) of the last Free Peoples action, and of this one (BG-16.6.3). */
  lastNations: number;
  nowNations: number;
  readonly lastArmies: Region[];
  readonly nowArmies: Region[];
  /** Who captured each City and Stronghold, with three or four players (BG-16.7.2). */
  readonly captors: number[];
  battle: Battle | null;
  hunt: Hunt | null;
}

export function emptyState(setup: Setup): State {
  const seats = setup.players;
  return {
    setup,
    rulings: rulingsOf(setup),
    turn: 0,
    phase: RECOVER,
    acting: 0,
    leading: [0, 1],
    nextActor: [0, 1],
    victory: NOT_OVER,
    cells: new Int8Array(CELLS),
    occupied: new Array<number>(2 * WORDS).fill(0),
    where: new Array<number>(CHARACTERS).fill(NOT_IN_PLAY),
    box: new Array<number>(NATIONS).fill(0),
    active: new Array<boolean>(NATIONS).fill(false),
    pools: [0, 0],
    dice: [new Array<number>(FACES).fill(0), new Array<number>(FACES).fill(0)],
    huntBox: [0, 0],
    huntDiceBack: 0,
    rings: [3, 0],
    ringUsed: [false, false],
    hands: Array.from({ length: seats }, () => []),
    decks: Array.from({ length: DECKS }, () => []),
    table: [],
    discard: [],
    buried: Array.from({ length: seats }, () => []),
    pool: [],
    drawn: [],
    waiting: [],
    removed: [],
    position: 0,
    progress: 0,
    hidden: true,
    corruption: 0,
    guide: GOLLUM,
    mordor: OFF_MORDOR_TRACK,
    stirred: false,
    minionSeen: false,
    messengerUsed: false,
    marches: [],
    mixed: [],
    apart: [],
    lastNations: 0,
    nowNations: 0,
    lastArmies: [],
    nowArmies: [],
    captors: seats === 2 ? [] : scoring.map(() => -1),
    battle: null,
    hunt: null,
  };
}

/** A new state, or `into` made equal: the way search goes back to its root. */
export function copy(s: State, into?: State): State {
  if (into === undefined) {
    return {
      ...s,
      leading: [s.leading[0], s.leading[1]],
      nextActor: [s.nextActor[0], s.nextActor[1]],
      cells: s.cells.slice(),
      occupied: s.occupied.slice(),
      where: s.where.slice(),
      box: s.box.slice(),
      active: s.active.slice(),
      pools: [s.pools[0], s.pools[1]],
      dice: [s.dice[0].slice(), s.dice[1].slice()],
      huntBox: [s.huntBox[0], s.huntBox[1]],
      rings: [s.rings[0], s.rings[1]],
      ringUsed: [s.ringUsed[0], s.ringUsed[1]],
      hands: lists(s.hands),
      decks: lists(s.decks),
      table: s.table.slice(),
      discard: s.discard.slice(),
      buried: lists(s.buried),
      pool: s.pool.slice(),
      drawn: s.drawn.slice(),
      waiting: s.waiting.slice(),
      removed: s.removed.slice(),
      marches: s.marches.slice(),
      mixed: s.mixed.slice(),
      apart: s.apart.slice(),
      lastArmies: s.lastArmies.slice(),
      nowArmies: s.nowArmies.slice(),
      captors: s.captors.slice(),
      battle: s.battle === null ? null : copyBattle(s.battle),
      hunt: s.hunt === null ? null : copyHunt(s.hunt),
    };
  }
  const t = into;
  t.turn = s.turn;
  t.phase = s.phase;
  t.acting = s.acting;
  t.victory = s.victory;
  t.cells.set(s.cells);
  refill(t.occupied, s.occupied);
  refill(t.where, s.where);
  refill(t.box, s.box);
  refill(t.active, s.active);
  for (let side = 0; side < 2; side++) {
    t.leading[side] = s.leading[side];
    t.nextActor[side] = s.nextActor[side];
    t.pools[side] = s.pools[side];
    refill(t.dice[side], s.dice[side]);
    t.huntBox[side] = s.huntBox[side];
    t.rings[side] = s.rings[side];
    t.ringUsed[side] = s.ringUsed[side];
  }
  t.huntDiceBack = s.huntDiceBack;
  for (let i = 0; i < s.hands.length; i++) refill(t.hands[i], s.hands[i]);
  for (let i = 0; i < DECKS; i++) refill(t.decks[i], s.decks[i]);
  for (let i = 0; i < s.buried.length; i++) refill(t.buried[i], s.buried[i]);
  refill(t.table, s.table);
  refill(t.discard, s.discard);
  refill(t.pool, s.pool);
  refill(t.drawn, s.drawn);
  refill(t.waiting, s.waiting);
  refill(t.removed, s.removed);
  t.position = s.position;
  t.progress = s.progress;
  t.hidden = s.hidden;
  t.corruption = s.corruption;
  t.guide = s.guide;
  t.mordor = s.mordor;
  t.stirred = s.stirred;
  t.minionSeen = s.minionSeen;
  t.messengerUsed = s.messengerUsed;
  refill(t.marches, s.marches);
  refill(t.mixed, s.mixed);
  refill(t.apart, s.apart);
  t.lastNations = s.lastNations;
  t.nowNations = s.nowNations;
  refill(t.lastArmies, s.lastArmies);
  refill(t.nowArmies, s.nowArmies);
  refill(t.captors, s.captors);
  t.battle = s.battle === null ? null : copyBattle(s.battle);
  t.hunt = s.hunt === null ? null : copyHunt(s.hunt);
  return t;
}
function lists(from: readonly (readonly number[])[]): number[][] {
  const to: number[][] = [];
  for (let i = 0; i < from.length; i++) to.push(from[i].slice());
  return to;
}
export function refill<T>(to: T[], from: readonly T[]): void {
  to.length = from.length;
  for (let i = 0; i < from.length; i++) to[i] = from[i];
}

// ── cells ──
export const cellOf = (row: number, kind: number): number => row * KINDS + kind;
export const unitsCell = (row: number, side: Side): number => UNITS_AT + row * 2 + side;
export const controlCell = (region: Region): number => CONTROL_AT + region;
