/** Builds what a seat may see (CG-13). */
import { carryoverLimit } from '../actions/carryover.ts';
import { prospects } from '../actions/prospects.ts';
import { forecast } from '../combat/sums.ts';
import {
  ALL_BATTLEGROUNDS,
  ALL_PATHS,
  CARD_COUNT,
  type Card,
  cardIds,
  FREE_PEOPLES,
  isItem,
  isPath,
  LOCATION_COUNT,
  type Location,
  locationIds,
  NONE,
  SHADOW,
  SIDES,
  type Side,
  sideOf,
} from '../data/catalogue.ts';
import { changedOptions } from '../options.ts';
import type { Player } from '../seats/settings.ts';
import { activeBattlegrounds, playerOnTurn, ringPoints, score, seatOf, sizeOf } from './queries.ts';
import {
  ABSENT,
  ACTION,
  ASIDE,
  AT,
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
import type { CardView, LocationView, PileView, PlayerView, ScoreView, View } from './view-shape.ts';

const id = (card: Card): string => cardIds[card];

/** All cards by where they are, found in one pass: items with their wielders, everything else in its place. */
interface Spread {
  /** Hidden zones and the shown event, for each player. */
  readonly piles: readonly (readonly Card[])[];
  readonly reserves: readonly (readonly Card[])[];
  readonly places: ReadonlyMap<Location, readonly Card[]>;
  readonly items: ReadonlyMap<Card, readonly string[]>;
}
function spread(s: State): Spread {
  const { names, ownerOf } = settingOf(s);
  const piles: Card[][] = Array.from({ length: names.length * RESERVE }, () => []);
  const reserves: Card[][] = names.map(() => []);
  const places = new Map<Location, Card[]>();
  const items = new Map<Card, string[]>();
  for (let card = 0; card < CARD_COUNT; card++) {
    const place = s.place[card];
    if (place === ABSENT) continue;
    if (place < RESERVE) piles[ownerOf[card] * RESERVE + place].push(card);
    else if (isItem[card]) push(items, s.wielder[card], id(card));
    else if (place === RESERVE) reserves[ownerOf[card]].push(card);
    else push(places, place - AT, card);
  }
  return { piles, reserves, places, items };
}
function push<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

export function view(s: State, who: number | 'public'): View {
  const setting = settingOf(s);
  const { names } = setting;
  const cards = spread(s);
  const at: string[][] = Array.from({ length: WON_BY_NOBODY + 1 }, () => []);
  for (let l = 0; l < LOCATION_COUNT; l++) at[s.where[l]].push(locationIds[l]);
  return {
    scenario: setting.scenario.id,
    people: setting.people,
    options: changedOptions(s.options),
    round: s.round,
    phase: PHASES[s.phase],
    startingPlayer: names[setting.turnOrder[s.starter]],
    startingSeat: s.starter,
    turn: s.phase === ACTION ? names[setting.turnOrder[s.turn]] : null,
    turnSeat: s.phase === ACTION ? s.turn : null,
    passed: names.filter((_, player) => ((s.passed >> player) & 1) === 1),
    players: names.map((_, player) => playerView(s, cards, player, who)),
    battlegrounds: activeBattlegrounds(s).map((b) => locationView(s, cards, b)),
    path: s.path === NONE ? null : locationView(s, cards, s.path),
    unused: { battlegrounds: unusedIn(s, ALL_BATTLEGROUNDS), paths: unusedIn(s, ALL_PATHS) },
    setAside: at[SET_ASIDE],
    laidAside: at[WON_BY_NOBODY],
    scoring: {
      freePeoples: scoreView(s, FREE_PEOPLES, at[WON_BY_FREE_PEOPLES]),
      shadow: { ...scoreView(s, SHADOW, at[WON_BY_SHADOW]), corruption: s.corruption },
    },
    inForce: s.inForce.map(id),
    resolving: names.flatMap((_, player) => cards.piles[player * RESERVE + SHOWN_EVENT]).map(id),
    used: usedCards(s),
    support: pairs(s),
    prospects: onTurn(s, who) ? prospects(s, playerOnTurn(s)) : {},
    winner: s.winner === NONE ? null : SIDES[s.winner],
  };
}
function scoreView(s: State, side: Side, locations: readonly string[]): ScoreView {
  return { points: score(s, side), locations, rings: ringPoints(s, side) };
}
function onTurn(s: State, who: number | 'public'): boolean {
  return s.phase === ACTION && seatOf(s, playerOnTurn(s)) === who;
}
function unusedIn(s: State, locations: readonly Location[]): string[] {
  const unused: string[] = [];
  for (const l of locations) if (s.where[l] === UNUSED) unused.push(locationIds[l]);
  return unused;
}
function usedCards(s: State): string[] {
  const used: string[] = [];
  for (let card = 0; card < CARD_COUNT; card++) {
    if ((s.marks[card] & USED) !== 0 && s.place[card] >= RESERVE) used.push(id(card));
  }
  return used;
}
function pairs(s: State): (readonly [string, string])[] {
  const list: (readonly [string, string])[] = [];
  for (let i = 0; i < s.support.length; i += 2) list.push([id(s.support[i]), id(s.support[i + 1])]);
  return list;
}

function playerView(s: State, cards: Spread, player: Player, who: number | 'public'): PlayerView {
  const setting = settingOf(s);
  const own = setting.seatOf[player] === who;
  const pile = (place: number): PileView => pileView(s, cards.piles[player * RESERVE + place], own);
  return {
    player: setting.names[player],
    side: SIDES[setting.sides[player]],
    seat: setting.seatNames[setting.seatOf[player]],
    hand: pile(HAND),
    deck: deckView(s, player, own),
    cyclePile: pile(CYCLE_PILE),
    eliminated: pile(ELIMINATED),
    aside: pile(ASIDE),
    reserve: cards.reserves[player].map((card) => cardView(s, cards, card, 0)),
    carryoverLimit: carryoverLimit(s, player),
    ring: s.ring[player] === RING_READY ? 'ready' : s.ring[player] === RING_TURNED ? 'used' : 'none',
  };
}
/** CG-13.1.1 to 13.1.5: the owner sees the cards; others see the size, and cards that were shown and are known to lie there. */
function pileView(s: State, cards: readonly Card[], own: boolean): PileView {
  const known: string[] = [];
  for (const card of cards) if (own || (s.marks[card] & KNOWN) !== 0) known.push(id(card));
  return { size: cards.length, cards: known };
}
/** CG-13.1.3: nobody sees the draw deck; its owner may know the top card. */
function deckView(s: State, player: Player, own: boolean): PileView {
  const top = s.top[player];
  return { size: sizeOf(s, player, DECK), cards: own && top !== NONE ? [id(top)] : [] };
}
function locationView(s: State, cards: Spread, location: Location): LocationView {
  const there = cards.places.get(location) ?? [];
  const { attack, ground, worth } = forecast(s, location);
  const of = (side: number): CardView[] =>
    there.filter((c) => sideOf[c] === side).map((c) => cardView(s, cards, c, worth(c)));
  return {
    location: locationIds[location],
    attackTokens: s.attack[location],
    defenseTokens: s.defense[location],
    retaken: !isPath(location) && ((s.retaken >> location) & 1) === 1,
    attack,
    ground,
    freePeoples: of(FREE_PEOPLES),
    shadow: of(SHADOW),
  };
}
const NO_ITEMS: readonly string[] = [];
function cardView(s: State, cards: Spread, card: Card, worth: number): CardView {
  const { names, ownerOf } = settingOf(s);
  return {
    card: id(card),
    owner: names[ownerOf[card]],
    items: cards.items.get(card) ?? NO_ITEMS,
    tokens: s.icons[card],
    fresh: (s.marks[card] & PLAYED_TO_RESERVE) !== 0,
    lost: (s.marks[card] & LOST) !== 0,
    worth,
  };
}
