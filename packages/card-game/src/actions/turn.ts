/** A turn of the action step: exactly one action, or a pass (CG-7.1). */
import type { Refused, Rules, Verdict } from '@amon-hen/kernel';
import {
  type Card,
  cardIds,
  isEvent,
  isItem,
  type Location,
  locationIds,
  NONE,
  wieldersOf,
} from '../data/catalogue.ts';
import type { Player } from '../seats/settings.ts';
import { attach, carry, put } from '../state/doors.ts';
import { reserveName } from '../state/names.ts';
import { activeBattlegrounds, cardsIn, handSize, nameOf, namesIn, playerOnTurn, seatOf } from '../state/queries.ts';
import {
  AT,
  COMBAT,
  copy,
  HAND,
  isInPlay,
  PLAYED_TO_RESERVE,
  RESERVE,
  SHOWN_EVENT,
  type State,
  settingOf,
} from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { ask } from '../verbs/ask.ts';
import { playName } from '../verbs/draw-play-cycle.ts';
import { cycleCard } from '../verbs/eliminate.ts';
import { refuse } from '../verbs/refuse.ts';
import { texts } from '../verbs/text.ts';
import { mayPass } from './carryover.ts';
import { destinations, mayBePlayed, mayCarry, mayEnter, moves, ON } from './placement.ts';
import { moveCard, playCard } from './play.ts';
import { mayUseRing, useRing } from './ring.ts';
import { mayUse, usableCards, useText } from './use.ts';
import { mayWinnow, winnow } from './winnow.ts';

/** An action as one number: kind, card, destination. */
const PASS = 0;
const PLAY = 1;
const MOVE = 2;
const CYCLE = 3;
const WINNOW = 4;
const USE = 5;
const RING = 6;
const KIND = 1 << 16;
function action(kind: number, card: Card, to: number): number {
  return kind * KIND + card * 256 + to;
}

/** CG-7.1.3, CG-7.1.4: everything the player may do now. */
export function actions(s: State, player: Player): number[] {
  const list: number[] = [];
  if (mayPass(s, player) === true) list.push(PASS * KIND);
  for (const card of namesIn(s, player, HAND)) {
    for (const to of destinations(s, player, card)) list.push(action(PLAY, card, to));
    list.push(action(CYCLE, card, 0));
  }
  for (const card of movable(s, player)) for (const to of moves(s, card, false)) list.push(action(MOVE, card, to));
  if (mayWinnow(s, player) === true) list.push(WINNOW * KIND);
  for (const card of usableCards(s, player)) {
    if (mayUse(s, player, card, texts[card].uses[0]) === true) list.push(action(USE, card, 0));
  }
  if (mayUseRing(s, player) === true) list.push(RING * KIND);
  return list;
}
/** The state after a card has gone where the action takes it, and the location that it has gone to; null for others. */
export function afterGoing(s: State, option: number): { readonly state: State; readonly location: Location } | null {
  const kind = Math.floor(option / KIND);
  const card = (option % KIND) >> 8;
  const to = option % 256;
  if ((kind !== PLAY && kind !== MOVE) || to < AT) return null;
  const place = to >= ON ? s.place[to - ON] : to;
  if (place < AT) return null;
  const state = copy(s);
  if (to >= ON) attach(state, card, to - ON);
  else if (kind === MOVE) carry(state, card, to);
  else put(state, card, to, true);
  return { state, location: place - AT };
}
/** Cards in reserve that did not come this round, copies once (CG-8.6.1). */
function movable(s: State, player: Player): Card[] {
  const cards: Card[] = [];
  let last = '';
  for (const card of settingOf(s).cardsOf[player]) {
    if (s.place[card] !== RESERVE || isItem[card] || (s.marks[card] & PLAYED_TO_RESERVE) !== 0) continue;
    if (cardIds[card] === last) continue;
    last = cardIds[card];
    cards.push(card);
  }
  return cards;
}
export function actionId(option: number): string {
  const kind = Math.floor(option / KIND);
  const card = (option % KIND) >> 8;
  const to = option % 256;
  switch (kind) {
    case PASS:
      return 'pass';
    case PLAY:
      return playName(card, to);
    case MOVE:
      return `move ${cardIds[card]} ${locationIds[to - AT]}`;
    case CYCLE:
      return `cycle ${cardIds[card]}`;
    case WINNOW:
      return 'winnow';
    case USE:
      return `use ${cardIds[card]}`;
    default:
      return 'ring';
  }
}

/** What may not be done now, with the reason: found only when somebody looks. */
function refusedActions(s: State, player: Player): readonly Refused[] {
  const list: Refused[] = [];
  const check = (option: string, verdict: Verdict): void => {
    if (verdict !== true && !list.some((r) => r.option === option)) list.push({ option, refusal: verdict });
  };
  check('pass', mayPass(s, player));
  check('winnow', mayWinnow(s, player));
  if (handSize(s, player) === 0) check('cycle', refuse('CG-8.10.1', 'hand-empty'));
  if (settingOf(s).players[player].ring !== 'none') check('ring', mayUseRing(s, player));
  const locations = s.path === NONE ? activeBattlegrounds(s) : [...activeBattlegrounds(s), s.path];
  for (const card of namesIn(s, player, HAND)) {
    const playable = mayBePlayed(s, player, card);
    const judge = (to: number, verdict: Verdict): void =>
      check(playName(card, to), playable === true ? verdict : playable);
    if (isEvent[card]) judge(SHOWN_EVENT, true);
    else if (isItem[card]) for (const w of wieldersOf[card]) judge(ON + w, isHere(s, w) ? mayCarry(s, card, w) : true);
    else {
      judge(RESERVE, true);
      for (const l of locations) judge(AT + l, mayEnter(s, card, l, 'play'));
    }
  }
  for (const card of cardsIn(s, player, RESERVE)) {
    if (isItem[card]) continue;
    const fresh = (s.marks[card] & PLAYED_TO_RESERVE) !== 0;
    for (const l of locations) {
      const verdict = fresh ? refuse('CG-8.6.1', 'came-to-reserve-this-round') : mayEnter(s, card, l, 'move');
      check(`move ${reserveName(s, card)} ${locationIds[l]}`, verdict);
    }
  }
  for (const card of usableCards(s, player))
    check(`use ${cardIds[card]}`, mayUse(s, player, card, texts[card].uses[0]));
  return list;
}
/** A wielder that is in the game at all. */
function isHere(s: State, card: Card): boolean {
  return isInPlay(s, card) || settingOf(s).ownerOf[card] !== NONE;
}

/** One turn. The options show the hand, and what the own deck allows, so the question is closed. */
export function* turn(table: Table): Rules<void> {
  const { state } = table;
  const player = playerOnTurn(state);
  const hidden = handSize(state, player) > 0 || usableCards(state, player).length > 0;
  const option = yield* ask({
    by: seatOf(state, player),
    rule: 'CG-7.1.2',
    about: 'turn',
    values: { player: nameOf(state, player) },
    privacy: hidden ? 'closed' : 'open',
    options: () => actions(state, player),
    id: actionId,
    refused: () => refusedActions(state, player),
  });
  const kind = Math.floor(option / KIND);
  if (kind === PASS) {
    state.passed |= 1 << player;
    table.tell({ what: 'passed', player: nameOf(state, player), cause: 'CG-7.1.4' });
  } else {
    state.passed = 0;
    yield* act(table, player, kind, (option % KIND) >> 8, option % 256);
  }
  state.turn = (state.turn + 1) % settingOf(state).turnOrder.length;
  // CG-7.1.6, CG-16.1.1: since the last action every player has passed at least once
  if (state.passed === settingOf(state).everybody) state.phase = COMBAT;
}
function* act(table: Table, player: Player, kind: number, card: Card, to: number): Rules<void> {
  switch (kind) {
    case PLAY:
      return yield* playCard(table, player, card, to);
    case MOVE:
      return yield* moveCard(table, card, to, 'CG-8.7.1');
    case CYCLE:
      return cycleCard(table, card, 'CG-8.10.1');
    case WINNOW:
      return yield* winnow(table, player);
    case USE:
      return yield* useText(table, player, card);
    default:
      return yield* useRing(table, player);
  }
}
