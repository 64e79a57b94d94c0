/** A whole position in words: what scenarios compare. The keys are those of `arrange`, where there are both. */
import type { Json } from '@amon-hen/kernel';
import { carryoverLimit } from '../actions/carryover.ts';
import {
  type Card,
  cardIds,
  FREE_PEOPLES,
  isBattleground,
  isItem,
  type Location,
  locationIds,
  NONE,
  SHADOW,
} from '../data/catalogue.ts';
import { changedOptions } from '../options.ts';
import type { Player } from '../seats/settings.ts';
import { itemsOn } from '../state/doors.ts';
import { placeName } from '../state/names.ts';
import { activeBattlegrounds, cardsAt, cardsIn, inTurnOrder, score } from '../state/queries.ts';
import {
  ABSENT,
  ASIDE,
  CYCLE_PILE,
  DECK,
  ELIMINATED,
  HAND,
  KNOWN,
  PHASES,
  PLAYED,
  PLAYED_TO_RESERVE,
  RESERVE,
  RING_READY,
  RING_TURNED,
  SET_ASIDE,
  type State,
  settingOf,
  UNUSED,
  USED,
  WON_BY_FREE_PEOPLES,
  WON_BY_NOBODY,
  WON_BY_SHADOW,
} from '../state/state.ts';

type Words = Record<string, Json>;
const ids = (cards: readonly Card[]): Json => cards.map((card) => cardIds[card]);

export function describe(s: State): Words {
  const setting = settingOf(s);
  const { names, turnOrder } = setting;
  const where = (at: number): Json => s.where.flatMap((w, l) => (w === at ? [locationIds[l]] : []));
  return {
    scenario: setting.scenario.id,
    people: setting.people,
    options: changedOptions(s.options),
    round: s.round,
    phase: PHASES[s.phase],
    starting: names[turnOrder[s.starter]],
    startingSeat: s.starter + 1,
    turn: names[turnOrder[s.turn]],
    turnSeat: s.turn + 1,
    turnOrder: inTurnOrder(s).map((player) => names[player]),
    passed: names.filter((_, player) => ((s.passed >> player) & 1) === 1),
    players: Object.fromEntries(names.map((name, player) => [name, describePlayer(s, player)])),
    battlegrounds: Object.fromEntries(activeBattlegrounds(s).map((b) => [locationIds[b], describeLocation(s, b)])),
    path: s.path === NONE ? null : { [locationIds[s.path]]: describeLocation(s, s.path) },
    reached: s.pathReached,
    unused: where(UNUSED),
    scored: { 'free-peoples': where(WON_BY_FREE_PEOPLES), shadow: where(WON_BY_SHADOW) },
    setAside: where(SET_ASIDE),
    laidAside: where(WON_BY_NOBODY),
    corruption: s.corruption,
    points: { 'free-peoples': score(s, FREE_PEOPLES), shadow: score(s, SHADOW) },
    played: marked(s, PLAYED),
    used: marked(s, USED),
    known: marked(s, KNOWN),
    inForce: ids(s.inForce),
    /** Where each single card is; of a card with copies, where each copy is. */
    cards: places(s),
    items: carriers(s),
  };
}
function marked(s: State, mark: number): Json {
  return s.marks.flatMap((marks, card) => ((marks & mark) !== 0 ? [cardIds[card]] : []));
}
function places(s: State): Words {
  const list = new Map<string, string[]>();
  cardIds.forEach((id, card) => {
    if (s.place[card] !== ABSENT) list.set(id, [...(list.get(id) ?? []), placeName(s, card)]);
  });
  return Object.fromEntries([...list].map(([id, at]) => [id, at.length === 1 ? at[0] : at]));
}
function carriers(s: State): Words {
  const words: Words = {};
  cardIds.forEach((id, card) => {
    const items = itemsOn(s, card);
    if (items.length > 0) words[id] = ids(items);
  });
  return words;
}
function describePlayer(s: State, player: Player): Words {
  const pile = (place: number): Json => ids(cardsIn(s, player, place));
  const reserve = cardsIn(s, player, RESERVE).filter((card) => !isItem[card]);
  return {
    hand: pile(HAND),
    deck: pile(DECK),
    cyclePile: pile(CYCLE_PILE),
    eliminated: pile(ELIMINATED),
    aside: pile(ASIDE),
    reserve: ids(reserve),
    new: ids(reserve.filter((card) => (s.marks[card] & PLAYED_TO_RESERVE) !== 0)),
    top: s.top[player] === NONE ? null : cardIds[s.top[player]],
    ring: s.ring[player] === RING_READY ? 'ready' : s.ring[player] === RING_TURNED ? 'used' : 'none',
    carryover: carryoverLimit(s, player),
  };
}
function describeLocation(s: State, location: Location): Words {
  return {
    'free-peoples': ids(cardsAt(s, location, FREE_PEOPLES)),
    shadow: ids(cardsAt(s, location, SHADOW)),
    attack: s.attack[location],
    defense: s.defense[location],
    retaken: isBattleground(location) && ((s.retaken >> location) & 1) === 1,
    tokens: Object.fromEntries(
      [...cardsAt(s, location, FREE_PEOPLES), ...cardsAt(s, location, SHADOW)]
        .filter((card) => s.icons[card] > 0)
        .map((card) => [cardIds[card], s.icons[card]]),
    ),
  };
}
