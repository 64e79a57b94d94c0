/** What a seat may see (CG-13), built from an allow-list: what is not named here is hidden. */
import { carryoverLimit } from '../actions/carryover.ts';
import {
  ALL_BATTLEGROUNDS,
  ALL_PATHS,
  CARD_COUNT,
  type Card,
  cardIds,
  FREE_PEOPLES,
  isItem,
  isPath,
  type Location,
  locationIds,
  NONE,
  SHADOW,
  SIDES,
  sideOf,
} from '../data/catalogue.ts';
import { changedOptions } from '../options.ts';
import type { Player } from '../seats/settings.ts';
import { itemsOn } from './doors.ts';
import { activeBattlegrounds, cardsIn, locationOf, score, sizeOf } from './queries.ts';
import {
  ACTION,
  ASIDE,
  CYCLE_PILE,
  DECK,
  ELIMINATED,
  HAND,
  KNOWN,
  LOST,
  PHASES,
  PLAYED_TO_RESERVE,
  RESERVE,
  RING_READY,
  RING_TURNED,
  SET_ASIDE,
  SHOWN_EVENT,
  type State,
  settingOf,
  UNUSED,
  USED,
  WON_BY_FREE_PEOPLES,
  WON_BY_NOBODY,
  WON_BY_SHADOW,
} from './state.ts';

export type CardView = {
  readonly card: string;
  readonly owner: string;
  readonly items: readonly string[];
  /** Attack tokens on it. */
  readonly tokens: number;
  /** Came to reserve this round, so it may not move (CG-8.6.1). */
  readonly fresh: boolean;
  /** Picked as a loss in the combat being fought. */
  readonly lost: boolean;
};
export type PlayerView = {
  readonly player: string;
  readonly side: string;
  readonly seat: string;
  readonly hand: PileView;
  readonly deck: PileView;
  readonly cyclePile: PileView;
  readonly eliminated: PileView;
  /** Cards drawn by a text and not yet sorted out. */
  readonly aside: PileView;
  readonly reserve: readonly CardView[];
  readonly carryoverLimit: number;
  readonly ring: 'none' | 'ready' | 'used';
};
/** A pile's size, and the cards in it that the seat knows. */
export type PileView = {
  readonly size: number;
  readonly cards: readonly string[];
};
export type LocationView = {
  readonly location: string;
  readonly attackTokens: number;
  readonly defenseTokens: number;
  /** Came out of the other side's scoring area: its printed defense does not count (CG-10.4.6). */
  readonly retaken: boolean;
  readonly freePeoples: readonly CardView[];
  readonly shadow: readonly CardView[];
};
export type View = {
  readonly scenario: string;
  readonly people: number;
  readonly options: Readonly<Record<string, string>>;
  readonly round: number;
  readonly phase: string;
  readonly startingPlayer: string;
  /** Whose turn it is in the action step. */
  readonly turn: string | null;
  readonly passed: readonly string[];
  readonly players: readonly PlayerView[];
  readonly battlegrounds: readonly LocationView[];
  readonly path: LocationView | null;
  /** Locations not yet used; their order is hidden (CG-13.1.7, CG-13.1.8). */
  readonly unused: { readonly battlegrounds: readonly string[]; readonly paths: readonly string[] };
  readonly setAside: readonly string[];
  readonly laidAside: readonly string[];
  readonly scoring: {
    readonly freePeoples: { readonly points: number; readonly locations: readonly string[] };
    readonly shadow: { readonly points: number; readonly locations: readonly string[]; readonly corruption: number };
  };
  /** Events that last for the round, the event being resolved, cards whose once-a-round text was used. */
  readonly inForce: readonly string[];
  readonly resolving: readonly string[];
  readonly used: readonly string[];
  /** Characters with their armies in the combat being fought. */
  readonly support: readonly (readonly [string, string])[];
  readonly winner: string | null;
};

const id = (card: Card): string => cardIds[card];
export function view(s: State, who: number | 'public'): View {
  const setting = settingOf(s);
  const { names } = setting;
  const at = (where: number): string[] => locations(s, where);
  return {
    scenario: setting.scenario.id,
    people: setting.people,
    options: changedOptions(s.options),
    round: s.round,
    phase: PHASES[s.phase],
    startingPlayer: names[setting.turnOrder[s.starter]],
    turn: s.phase === ACTION ? names[setting.turnOrder[s.turn]] : null,
    passed: names.filter((_, player) => ((s.passed >> player) & 1) === 1),
    players: names.map((_, player) => playerView(s, player, who)),
    battlegrounds: activeBattlegrounds(s).map((b) => locationView(s, b)),
    path: s.path === NONE ? null : locationView(s, s.path),
    unused: {
      battlegrounds: ALL_BATTLEGROUNDS.filter((b) => s.where[b] === UNUSED).map((b) => locationIds[b]),
      paths: ALL_PATHS.filter((p) => s.where[p] === UNUSED).map((p) => locationIds[p]),
    },
    setAside: at(SET_ASIDE),
    laidAside: at(WON_BY_NOBODY),
    scoring: {
      freePeoples: { points: score(s, FREE_PEOPLES), locations: at(WON_BY_FREE_PEOPLES) },
      shadow: { points: score(s, SHADOW), locations: at(WON_BY_SHADOW), corruption: s.corruption },
    },
    inForce: s.inForce.map(id),
    resolving: names.flatMap((_, player) => cardsIn(s, player, SHOWN_EVENT)).map(id),
    used: s.marks.flatMap((marks, card) => ((marks & USED) !== 0 && s.place[card] >= RESERVE ? [id(card)] : [])),
    support: pairs(s),
    winner: s.winner === NONE ? null : SIDES[s.winner],
  };
}
function locations(s: State, where: number): string[] {
  return s.where.flatMap((w, l) => (w === where ? [locationIds[l]] : []));
}
function pairs(s: State): (readonly [string, string])[] {
  const list: (readonly [string, string])[] = [];
  for (let i = 0; i < s.support.length; i += 2) list.push([id(s.support[i]), id(s.support[i + 1])]);
  return list;
}

function playerView(s: State, player: Player, who: number | 'public'): PlayerView {
  const setting = settingOf(s);
  const own = setting.seatOf[player] === who;
  return {
    player: setting.names[player],
    side: SIDES[setting.sides[player]],
    seat: setting.seatNames[setting.seatOf[player]],
    hand: pile(s, player, HAND, own),
    deck: deck(s, player, own),
    cyclePile: pile(s, player, CYCLE_PILE, own),
    eliminated: pile(s, player, ELIMINATED, own),
    aside: pile(s, player, ASIDE, own),
    reserve: cardsIn(s, player, RESERVE)
      .filter((c) => !isItem[c])
      .map((c) => cardView(s, c)),
    carryoverLimit: carryoverLimit(s, player),
    ring: s.ring[player] === RING_READY ? 'ready' : s.ring[player] === RING_TURNED ? 'used' : 'none',
  };
}
/** CG-13.1.1 to 13.1.5: the owner sees the cards; others see the size, and cards that were shown and are known to lie there. */
function pile(s: State, player: Player, place: number, own: boolean): PileView {
  const cards = cardsIn(s, player, place);
  return {
    size: cards.length,
    cards: (own ? cards : cards.filter((c) => (s.marks[c] & KNOWN) !== 0)).map(id),
  };
}
/** CG-13.1.3: nobody sees the draw deck; its owner may know the top card. */
function deck(s: State, player: Player, own: boolean): PileView {
  const top = s.top[player];
  return { size: sizeOf(s, player, DECK), cards: own && top !== NONE ? [id(top)] : [] };
}
function locationView(s: State, location: Location): LocationView {
  const there = (side: number): CardView[] => {
    const cards: CardView[] = [];
    for (let card = 0; card < CARD_COUNT; card++) {
      if (locationOf(s, card) === location && sideOf[card] === side && !isItem[card]) cards.push(cardView(s, card));
    }
    return cards;
  };
  return {
    location: locationIds[location],
    attackTokens: s.attack[location],
    defenseTokens: s.defense[location],
    retaken: !isPath(location) && ((s.retaken >> location) & 1) === 1,
    freePeoples: there(FREE_PEOPLES),
    shadow: there(SHADOW),
  };
}
function cardView(s: State, card: Card): CardView {
  const { names, ownerOf } = settingOf(s);
  return {
    card: id(card),
    owner: names[ownerOf[card]],
    items: itemsOn(s, card).map(id),
    tokens: s.icons[card],
    fresh: (s.marks[card] & PLAYED_TO_RESERVE) !== 0,
    lost: (s.marks[card] & LOST) !== 0,
  };
}
