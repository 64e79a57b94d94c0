/** The shape of a position: small integers in short plain arrays. What can be derived is kept by the doors alone. */
import type { Json } from '@amon-hen/kernel';
import { BATTLEGROUND_COUNT, CARD_COUNT, type Card, isPath, LOCATION_COUNT, NONE } from '../data/catalogue.ts';
import { SETTINGS, type Setting } from '../seats/settings.ts';

/** Where a faction card is. From RESERVE on it is in play and everybody sees it. */
export const ABSENT = 0;
export const DECK = 1;
export const HAND = 2;
export const CYCLE_PILE = 3;
export const ELIMINATED = 4;
/** Drawn by a text and not yet played, cycled or taken: seen by its owner only (CG-9.7.5). */
export const ASIDE = 5;
/** An event being resolved: shown, and in no pile (CG-8.1.7). */
export const SHOWN_EVENT = 6;
export const RESERVE = 7;
/** AT + location */
export const AT = 8;
export const PILES = 6;

/** Where a location card is. */
export const NOT_USED = 0;
export const UNUSED = 1;
export const SET_ASIDE = 2;
export const ACTIVE = 3;
export const WON_BY_FREE_PEOPLES = 4;
/** A battleground face up, a path face down (CG-10.3.2). */
export const WON_BY_SHADOW = 5;
/** A path nobody scored (CG-12.2.5). */
export const WON_BY_NOBODY = 6;

/** Marks on a card. PLAYED_TO_RESERVE, PLAYED and USED last for the round (CG-5.1.5). */
export const PLAYED_TO_RESERVE = 1;
export const PLAYED = 2;
export const USED = 4;
/** Everybody knows that the card lies in its hidden zone (it was shown, or came from play). */
export const KNOWN = 8;
/** Picked as a loss in the combat being fought. */
export const LOST = 16;

/** The steps of a round (CG-5.1.1); each is a checkpoint, the action step one for each turn, combat one for each fight. */
export const OPENING = 0;
export const BATTLEGROUND = 1;
export const PATH = 2;
export const ACTION = 3;
export const COMBAT = 4;
export const VICTORY = 5;
export const DRAW = 6;
export const OVER = 7;
export const PHASES = ['opening', 'battleground', 'path', 'action', 'combat', 'victory', 'draw', 'over'] as const;

/** Ring tokens (CG-8.9.1). */
export const RING_GONE = 0;
export const RING_READY = 1;
export const RING_TURNED = 2;

export interface State {
  /** Which of SETTINGS. */
  setting: number;
  /** The named options, as bits. */
  options: number;
  phase: number;
  round: number;
  /** The seat of the turn order that has the starting player token, and the one whose turn it is. */
  starter: number;
  turn: number;
  /** The players who passed since the last action, as bits. */
  passed: number;
  corruption: number;
  /** The number of the path activated last. */
  pathReached: number;
  /** Was a last-number path fought over this round? (CG-11.2.2) */
  lastPathFought: number;
  /** The side that has won, or NONE; and whether by a lead (1) or by the final scoring (2). */
  winner: number;
  ending: number;
  /** The active battlegrounds, and those among them that came out of the other side's scoring area, as bits. */
  active: number;
  retaken: number;
  /** The active path or NONE. */
  path: number;
  /** For each card: its place, the character that carries it, its marks, the attack tokens on it. */
  readonly place: number[];
  readonly wielder: number[];
  readonly marks: number[];
  readonly icons: number[];
  /** For each player: the top card of the draw deck where somebody has seen it, else NONE; the Ring token. */
  readonly top: number[];
  readonly ring: number[];
  /** How many cards each player has in each hidden zone (PILES for each player); derived. */
  readonly sizes: number[];
  /** For each location: where it is, attack and defense tokens on it. */
  readonly where: number[];
  readonly attack: number[];
  readonly defense: number[];
  /** The events that last for the round. */
  readonly inForce: number[];
  /** Supported characters of the combat being fought, each followed by its army. */
  readonly support: number[];
}

const NUMBERS = [
  'setting',
  'options',
  'phase',
  'round',
  'starter',
  'turn',
  'passed',
  'corruption',
  'pathReached',
  'lastPathFought',
  'winner',
  'ending',
  'retaken',
] as const satisfies readonly (keyof State)[];
const ARRAYS = [
  'place',
  'wielder',
  'marks',
  'icons',
  'top',
  'ring',
  'where',
  'attack',
  'defense',
  'inForce',
  'support',
] as const satisfies readonly (keyof State)[];

export function settingOf(state: State): Setting {
  return SETTINGS[state.setting];
}

export function emptyState(setting: number, options: number): State {
  const players = SETTINGS[setting].players.length;
  const filled = (length: number, value: number): number[] => new Array<number>(length).fill(value);
  return {
    setting,
    options,
    phase: OPENING,
    round: 1,
    starter: 0,
    turn: 0,
    passed: 0,
    corruption: 0,
    pathReached: 0,
    lastPathFought: 0,
    winner: NONE,
    ending: 0,
    active: 0,
    retaken: 0,
    path: NONE,
    place: filled(CARD_COUNT, ABSENT),
    wielder: filled(CARD_COUNT, NONE),
    marks: filled(CARD_COUNT, 0),
    icons: filled(CARD_COUNT, 0),
    top: filled(players, NONE),
    ring: filled(players, RING_GONE),
    sizes: filled(players * PILES, 0),
    where: filled(LOCATION_COUNT, NOT_USED),
    attack: filled(LOCATION_COUNT, 0),
    defense: filled(LOCATION_COUNT, 0),
    inForce: [],
    support: [],
  };
}

function refill(to: number[], from: readonly number[]): void {
  to.length = from.length;
  for (let i = 0; i < from.length; i++) to[i] = from[i];
}
export function copy(s: State, into?: State): State {
  if (into === undefined) {
    return {
      ...s,
      place: s.place.slice(),
      wielder: s.wielder.slice(),
      marks: s.marks.slice(),
      icons: s.icons.slice(),
      top: s.top.slice(),
      ring: s.ring.slice(),
      sizes: s.sizes.slice(),
      where: s.where.slice(),
      attack: s.attack.slice(),
      defense: s.defense.slice(),
      inForce: s.inForce.slice(),
      support: s.support.slice(),
    };
  }
  into.setting = s.setting;
  into.options = s.options;
  into.phase = s.phase;
  into.round = s.round;
  into.starter = s.starter;
  into.turn = s.turn;
  into.passed = s.passed;
  into.corruption = s.corruption;
  into.pathReached = s.pathReached;
  into.lastPathFought = s.lastPathFought;
  into.winner = s.winner;
  into.ending = s.ending;
  into.active = s.active;
  into.retaken = s.retaken;
  into.path = s.path;
  refill(into.place, s.place);
  refill(into.wielder, s.wielder);
  refill(into.marks, s.marks);
  refill(into.icons, s.icons);
  refill(into.top, s.top);
  refill(into.ring, s.ring);
  refill(into.sizes, s.sizes);
  refill(into.where, s.where);
  refill(into.attack, s.attack);
  refill(into.defense, s.defense);
  refill(into.inForce, s.inForce);
  refill(into.support, s.support);
  return into;
}

export function save(s: State): Json {
  const json: Record<string, Json> = {};
  for (const name of NUMBERS) json[name] = s[name];
  for (const name of ARRAYS) json[name] = s[name].slice();
  return json;
}
export function load(json: Json): State {
  if (json === null || typeof json !== 'object' || !('setting' in json)) throw new TypeError('this is no saved state');
  const number = (name: string): number => {
    const value = json[name];
    if (typeof value !== 'number') throw new TypeError(`a saved state needs a number “${name}”`);
    return value;
  };
  const s = emptyState(number('setting'), number('options'));
  for (const name of NUMBERS) s[name] = number(name);
  for (const name of ARRAYS) {
    const value = json[name];
    if (!Array.isArray(value)) throw new TypeError(`a saved state needs a list “${name}”`);
    refill(
      s[name],
      value.map((n) => Number(n)),
    );
  }
  derive(s);
  return s;
}
/** Finds anew what the doors keep: sizes, active battlegrounds, active path. */
export function derive(s: State): void {
  const { ownerOf } = settingOf(s);
  s.sizes.fill(0);
  for (let card = 0; card < CARD_COUNT; card++) {
    const place = s.place[card];
    if (place !== ABSENT && place < PILES) s.sizes[ownerOf[card] * PILES + place]++;
  }
  s.active = 0;
  s.path = NONE;
  for (let l = 0; l < LOCATION_COUNT; l++) {
    if (s.where[l] !== ACTIVE) continue;
    if (isPath(l)) s.path = l;
    else if (l < BATTLEGROUND_COUNT) s.active |= 1 << l;
  }
}

export function isInPlay(s: State, card: Card): boolean {
  return s.place[card] >= RESERVE;
}
