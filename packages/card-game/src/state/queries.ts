/** Questions to the state that rules share. */
import {
  ALL_BATTLEGROUNDS,
  ALL_PATHS,
  BATTLEGROUND_COUNT,
  CARD_COUNT,
  type Card,
  cardIds,
  FREE_PEOPLES,
  isItem,
  type Location,
  locationPoints,
  NONE,
  pathNumber,
  SHADOW,
  type Side,
  sideOf,
} from '../data/catalogue.ts';
import { opted } from '../options.ts';
import type { Player } from '../seats/settings.ts';
import {
  ACTION,
  AT,
  CYCLE_PILE,
  DECK,
  HAND,
  KNOWN,
  PILES,
  RING_READY,
  RING_TURNED,
  type State,
  settingOf,
  UNUSED,
  WON_BY_FREE_PEOPLES,
  WON_BY_SHADOW,
} from './state.ts';

export function sizeOf(s: State, player: Player, pile: number): number {
  return s.sizes[player * PILES + pile];
}
export function handSize(s: State, player: Player): number {
  return s.sizes[player * PILES + HAND];
}
/** CG-9.1.4: can a card be taken from the draw deck, after a recycle if need be? */
export function canDraw(s: State, player: Player): boolean {
  return s.sizes[player * PILES + DECK] > 0 || s.sizes[player * PILES + CYCLE_PILE] > 0;
}
export function cardsIn(s: State, player: Player, place: number): Card[] {
  const cards: Card[] = [];
  for (const card of settingOf(s).cardsOf[player]) if (s.place[card] === place) cards.push(card);
  return cards;
}
/** The cards of a player in a place, copies of one name once. */
export function namesIn(s: State, player: Player, place: number): Card[] {
  const cards: Card[] = [];
  let last = '';
  for (const card of settingOf(s).cardsOf[player]) {
    if (s.place[card] !== place) continue;
    const name = cardIds[card];
    if (name !== last) cards.push(card);
    last = name;
  }
  return cards;
}
export function ownerOf(s: State, card: Card): Player {
  return settingOf(s).ownerOf[card];
}
export function seatOf(s: State, player: Player): number {
  return settingOf(s).seatOf[player];
}
export function nameOf(s: State, player: Player): string {
  return settingOf(s).names[player];
}
export function playerOnTurn(s: State): Player {
  return settingOf(s).turnOrder[s.turn];
}
export function startingPlayer(s: State): Player {
  return settingOf(s).turnOrder[s.starter];
}
/** Characters and armies of a side at a location; items are with their wielders. */
export function cardsAt(s: State, location: Location, side: Side): Card[] {
  const cards: Card[] = [];
  const { place } = s;
  const at = AT + location;
  for (let card = 0; card < CARD_COUNT; card++) {
    if (place[card] === at && sideOf[card] === side && !isItem[card]) cards.push(card);
  }
  return cards;
}
export function locationOf(s: State, card: Card): Location {
  return s.place[card] >= AT ? s.place[card] - AT : NONE;
}
/** CG-9.8.4: all players in turn order, from the one whose turn it is, or from the starting player outside the action step. */
export function inTurnOrder(s: State): Player[] {
  const { turnOrder } = settingOf(s);
  const first = s.phase === ACTION ? s.turn : s.starter;
  const players: Player[] = [];
  for (let i = 0; i < turnOrder.length; i++) {
    const player = turnOrder[(first + i) % turnOrder.length];
    if (!players.includes(player)) players.push(player);
  }
  return players;
}
/**
 * Could others believe that the card lies in this hidden pile? A question may be left out only for public reasons: the
 * pile is empty, or everybody knows that the card is elsewhere.
 */
export function mightBeIn(s: State, card: Card, pile: number): boolean {
  const owner = ownerOf(s, card);
  if (owner === NONE) return false;
  const isKnown = (c: Card): boolean => (s.marks[c] & KNOWN) !== 0;
  if (s.place[card] >= PILES || isKnown(card)) return s.place[card] === pile;
  return settingOf(s).cardsOf[owner].some((c) => s.place[c] === pile && !isKnown(c));
}

/** Unused paths with this number (CG-6.3.4). */
export function unusedPaths(s: State, number: number): Location[] {
  return ALL_PATHS.filter((path) => pathNumber[path] === number && s.where[path] === UNUSED);
}
export function activeBattlegrounds(s: State): Location[] {
  return s.active === 0 ? [] : ALL_BATTLEGROUNDS.filter((b) => ((s.active >> b) & 1) === 1);
}

/** CG-11.1.1: points of battlegrounds, and of paths for the Free Peoples, of corruption for the Shadow. */
export function score(s: State, side: Side): number {
  let points = side === SHADOW ? s.corruption : 0;
  const won = side === SHADOW ? WON_BY_SHADOW : WON_BY_FREE_PEOPLES;
  const { where } = s;
  const last = side === FREE_PEOPLES ? where.length : BATTLEGROUND_COUNT;
  for (let l = 0; l < last; l++) if (where[l] === won) points += locationPoints[l];
  return points;
}
/** CG-11.1.2, CG-12.2.4, CG-12.3.8: points of unused Ring tokens, in the final scoring only. */
export function ringPoints(s: State, side: Side): number {
  const { players, playersOf, scenario } = settingOf(s);
  let points = 0;
  for (const player of playersOf[side]) {
    const ready = s.ring[player] === RING_READY || s.ring[player] === RING_TURNED;
    if (!ready) continue;
    if (players[player].ring === 'once-per-round') points += opted(s, 'duelRingPoint', 'yes') ? 1 : 0;
    else if (scenario.id === 'duel3') points += opted(s, 'shadowRingPoint', 'yes') ? 1 : 0;
    else points++;
  }
  return points;
}
