/** The doors: nothing else changes where a card or a location is, so every card is in exactly one zone (CG-2.2.3). */
import {
  battlegroundSide,
  type Card,
  isItem,
  isPath,
  type Location,
  locationIds,
  NONE,
  pathNumber,
  SHADOW,
} from '../data/catalogue.ts';
import type { Player } from '../seats/settings.ts';
import {
  ABSENT,
  ACTIVE,
  CYCLE_PILE,
  DECK,
  HAND,
  KNOWN,
  PILES,
  PLAYED,
  PLAYED_TO_RESERVE,
  RESERVE,
  type State,
  settingOf,
  USED,
  WON_BY_FREE_PEOPLES,
  WON_BY_SHADOW,
} from './state.ts';

/**
 * Puts a card somewhere. `known`: everybody sees which card it is although the place is hidden. A card that leaves a
 * hand face down makes others unsure of the cards they knew there.
 */
export function put(s: State, card: Card, to: number, known: boolean): void {
  const from = s.place[card];
  const owner = settingOf(s).ownerOf[card];
  if (from !== ABSENT && from < PILES) s.sizes[owner * PILES + from]--;
  if (to < PILES) s.sizes[owner * PILES + to]++;
  s.place[card] = to;
  s.marks[card] = (s.marks[card] & (PLAYED | USED)) | (known && to < PILES ? KNOWN : 0);
  if (from >= RESERVE) {
    s.icons[card] = 0;
    if (isItem[card] && to < RESERVE) s.wielder[card] = NONE;
  }
  if (from === DECK && s.top[owner] === card) s.top[owner] = NONE;
  if (from === HAND && !known && to < PILES) forgetHand(s, owner);
}
function forgetHand(s: State, player: Player): void {
  for (const card of settingOf(s).cardsOf[player]) if (s.place[card] === HAND) s.marks[card] &= ~KNOWN;
}
/** CG-8.4.1: an item lies on its wielder and shares its place. */
export function attach(s: State, item: Card, wielder: Card): void {
  put(s, item, s.place[wielder], true);
  s.wielder[item] = wielder;
}
/** CG-8.4.3: items travel with the wielder. */
export function carry(s: State, character: Card, to: number): void {
  for (const item of itemsOn(s, character)) put(s, item, to, true);
  put(s, character, to, true);
}
export function itemsOn(s: State, character: Card): Card[] {
  const items: Card[] = [];
  const { wielder } = s;
  for (let card = 0; card < wielder.length; card++) if (wielder[card] === character) items.push(card);
  return items;
}
/** CG-9.1.3: the cycle pile is shuffled together with the draw deck, whose order nobody knows any more. */
export function shuffleCyclePileIn(s: State, player: Player): void {
  for (const card of settingOf(s).cardsOf[player]) if (s.place[card] === CYCLE_PILE) put(s, card, DECK, false);
  s.top[player] = NONE;
}
/** Marks for the round (CG-5.1.5). */
export function markPlayed(s: State, card: Card): void {
  s.marks[card] |= s.place[card] === RESERVE && !isItem[card] ? PLAYED | PLAYED_TO_RESERVE : PLAYED;
}

/** Makes a location active. CG-6.2.8: a battleground out of the other side's scoring area is remembered. */
export function makeActive(s: State, location: Location): void {
  const from = s.where[location];
  s.where[location] = ACTIVE;
  if (isPath(location)) {
    if (s.path !== NONE) throw new Error(`two paths would be active: ${locationIds[s.path]}, ${locationIds[location]}`);
    s.path = location;
    s.pathReached = pathNumber[location];
    return;
  }
  const foreign = battlegroundSide[location] === SHADOW ? WON_BY_FREE_PEOPLES : WON_BY_SHADOW;
  s.active |= 1 << location;
  s.retaken = from === foreign ? s.retaken | (1 << location) : s.retaken & ~(1 << location);
}
/** Takes an active location off the table, with its tokens (CG-10.1.3). */
export function lay(s: State, location: Location, to: number): void {
  s.where[location] = to;
  s.attack[location] = 0;
  s.defense[location] = 0;
  if (isPath(location)) s.path = NONE;
  else {
    s.active &= ~(1 << location);
    s.retaken &= ~(1 << location);
  }
}
