/** Where a card may be played or moved: one predicate for the offer, the check and the reason (CG-6.4, CG-8.2 to 8.5). */
import type { Refusal, Verdict } from '@amon-hen/kernel';
import {
  battlegroundsOf,
  type Card,
  cardIds,
  factionOf,
  hasKeyword,
  isBattleground,
  isCharacter,
  isEvent,
  isItem,
  type Location,
  NONE,
  pathNumber,
  pathsAllowed,
  wieldersOf,
} from '../data/catalogue.ts';
import { opted } from '../options.ts';
import type { Player } from '../seats/settings.ts';
import { itemsOn } from '../state/doors.ts';
import { ACTIVE, AT, isInPlay, PLAYED, PLAYED_TO_RESERVE, RESERVE, SHOWN_EVENT, type State } from '../state/state.ts';
import { refuse } from '../verbs/refuse.ts';
import { type Allowance, type Moment, texts } from '../verbs/text.ts';

export type Way = 'play' | 'move';

/** All battlegrounds that the card may enter, active or not, as bits (CG-6.4.1). */
export function battlegroundsFor(s: State, card: Card, way: Way): number {
  const text = texts[card];
  let bits = battlegroundsOf[factionOf[card]];
  for (const allowance of text.allows) if (allows(s, allowance, card, way)) bits |= allowance.battlegrounds;
  for (const event of s.inForce) {
    for (const allowance of texts[event].allows) if (allows(s, allowance, card, way)) bits |= allowance.battlegrounds;
  }
  return bits & ~text.barredFrom;
}
function allows(s: State, allowance: Allowance, card: Card, way: Way): boolean {
  return allowance.concerns(card) && (way === 'play' || allowance.moves(s));
}
/** CG-6.4.2: characters alone go to paths, and only to numbers they show; a text may bar them (CG-16.4.12). */
export function mayEnterPath(s: State, card: Card, path: Location): boolean {
  if (((pathsAllowed[card] >> pathNumber[path]) & 1) === 0 || !isCharacter[card]) return false;
  return !texts[card].barredFromPath(s);
}
export function mayEnter(s: State, card: Card, location: Location, way: Way): Verdict {
  const id = cardIds[card];
  if (s.where[location] !== ACTIVE) return refuse('CG-6.4.1', 'wrong-place');
  if (isBattleground(location)) {
    if (((battlegroundsFor(s, card, way) >> location) & 1) === 1) return true;
    return ((texts[card].barredFrom >> location) & 1) === 1
      ? refuse(id, 'barred-by-its-text')
      : refuse('CG-6.4.1', 'faction-not-shown');
  }
  if (!isCharacter[card]) return refuse('CG-6.4.2', 'army-on-path');
  if (mayEnterPath(s, card, location)) return true;
  return ((pathsAllowed[card] >> pathNumber[location]) & 1) === 0
    ? refuse('CG-6.4.2', 'path-number-not-allowed', { path: pathNumber[location] })
    : refuse(id, 'barred-by-its-text');
}

/** CG-8.4.1: may this character carry this item? Both are of one side by the names on the item. */
export function mayCarry(s: State, item: Card, wielder: Card): Verdict {
  if (!isInPlay(s, wielder)) return refuse('CG-8.4.1', 'not-in-play');
  const own = texts[item].excludes;
  for (const other of itemsOn(s, wielder)) {
    const { excludes } = texts[other];
    if (excludes !== null && hasKeyword(item, excludes)) return refuse(cardIds[other], 'carries-a-weapon');
    if (own !== null && hasKeyword(other, own)) return refuse(cardIds[item], 'carries-a-weapon');
  }
  return true;
}

const PLAYED_ALREADY: Refusal = refuse('CG-8.1.6', 'already-played-this-round');
/** CG-8.1.6: the very same character or item card cannot be played twice in one round; CG-8.5.2: events. */
export function mayBePlayed(s: State, player: Player, card: Card): Verdict {
  if (isEvent[card]) {
    const { event } = texts[card];
    if (event === null) return true;
    if (!event.needed && opted(s, 'idleEvents', 'allowed')) return true;
    const moment: Moment = { player, card, location: NONE, gains: NONE };
    return event.effect.can(s, moment) === true || refuse('CG-8.5.2', 'event-would-do-nothing');
  }
  const once = isItem[card] || isCharacter[card];
  return once && (s.marks[card] & PLAYED) !== 0 ? PLAYED_ALREADY : true;
}

/**
 * A destination: RESERVE, AT + location, SHOWN_EVENT for an event, or ON + wielder for an item. The list is what is
 * offered; a text may narrow it.
 */
export const ON = 128;
export function destinations(s: State, player: Player, card: Card): number[] {
  const list: number[] = [];
  if (mayBePlayed(s, player, card) !== true) return list;
  if (isEvent[card]) list.push(SHOWN_EVENT);
  else if (isItem[card]) {
    for (const wielder of wieldersOf[card]) {
      if (isInPlay(s, wielder) && mayCarry(s, card, wielder) === true) list.push(ON + wielder);
    }
  } else {
    list.push(RESERVE);
    addLocations(s, card, 'play', list);
  }
  return list;
}
function addLocations(s: State, card: Card, way: Way, list: number[]): void {
  let bits = s.active === 0 ? 0 : s.active & battlegroundsFor(s, card, way);
  for (let l = 0; bits !== 0; l++, bits >>= 1) if ((bits & 1) === 1) list.push(AT + l);
  if (s.path !== NONE && mayEnterPath(s, card, s.path)) list.push(AT + s.path);
}
/** CG-8.7.1, CG-8.6.1: where a card in reserve may be moved. `atOnce`: a text lifts the wait of a round. */
export function moves(s: State, card: Card, atOnce: boolean): number[] {
  const list: number[] = [];
  if (atOnce || (s.marks[card] & PLAYED_TO_RESERVE) === 0) addLocations(s, card, 'move', list);
  return list;
}
