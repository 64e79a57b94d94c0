/** Playing a card (CG-8.1) and moving one (CG-8.7): putting it there, paying, and the texts that then are due. */
import type { Rules } from '@amon-hen/kernel';
import { type Card, cardIds, isBattleground, isEvent, locationIds, NONE } from '../data/catalogue.ts';
import type { Player } from '../seats/settings.ts';
import { attach, carry, markPlayed, put } from '../state/doors.ts';
import { nameOfPlace } from '../state/names.ts';
import { nameOf, ownerOf } from '../state/queries.ts';
import { AT, PLAYED, RESERVE, SHOWN_EVENT } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { lookAtTop } from '../verbs/draw.ts';
import { eliminate } from '../verbs/eliminate.ts';
import { cycleFromHand } from '../verbs/forsake.ts';
import { type Moment, OTHERWISE, TO_BATTLEGROUND, TO_PATH, TO_RESERVE, texts } from '../verbs/text.ts';
import { ON } from './placement.ts';

/** CG-8.1.1, steps 1 and 2: shows the card and puts it there. */
export function putIntoPlay(table: Table, card: Card, to: number, cause: string): void {
  const { state } = table;
  const player = ownerOf(state, card);
  table.reveal();
  if (to >= ON) {
    attach(state, card, to - ON);
    state.marks[card] |= PLAYED;
    table.tell({ what: 'played', player: nameOf(state, player), card: cardIds[card], with: cardIds[to - ON], cause });
    lookAtTop(table, player);
    return;
  }
  put(state, card, to, true);
  if (to !== SHOWN_EVENT) markPlayed(state, card);
  table.tell({ what: 'played', player: nameOf(state, player), card: cardIds[card], to: nameOfPlace(to), cause });
}
/** CG-8.1.1, steps 4 and 5: the texts that apply on playing; an event is then eliminated. */
export function* resolvePlayed(table: Table, card: Card): Rules<void> {
  if (!isEvent[card]) return yield* resolveEntry(table, card, false);
  const { state } = table;
  const { event } = texts[card];
  if (event !== null) yield* event.effect.run(table, momentOf(table, card));
  if (texts[card].allows.length > 0) {
    state.inForce.push(card);
    table.tell({ what: 'in-force', card: cardIds[card], cause: cardIds[card] });
  }
  if (state.place[card] === SHOWN_EVENT) yield* eliminate(table, card, OTHERWISE, 'CG-8.5.1');
}
function momentOf(table: Table, card: Card): Moment {
  return { player: ownerOf(table.state, card), card, location: NONE, gains: NONE };
}
/** Texts of a card that has entered a place; each applies once for each entry (CG-8.7.3). */
function* resolveEntry(table: Table, card: Card, moved: boolean): Rules<void> {
  const { entries } = texts[card];
  if (entries.length === 0) return;
  const { state } = table;
  const kind = kindOfPlace(state.place[card]);
  const moment = momentOf(table, card);
  for (const entry of entries) {
    if ((entry.to & kind) !== 0 && (entry.moved || !moved)) yield* entry.effect.run(table, moment);
  }
}
/** An item's place is its wielder's. */
export function kindOfPlace(place: number): number {
  if (place < RESERVE) return 0;
  if (place < AT) return TO_RESERVE;
  return isBattleground(place - AT) ? TO_BATTLEGROUND : TO_PATH;
}

/** CG-8.1: the whole of playing one card from hand. */
export function* playCard(table: Table, player: Player, card: Card, to: number): Rules<void> {
  putIntoPlay(table, card, to, 'CG-8.1.1');
  yield* payForPlaying(table, player, card);
  yield* resolvePlayed(table, card);
}
/** CG-8.1.1 step 3, CG-8.1.2: another hand card is cycled; with an empty hand one is forsaken, but not the card itself. */
export function* payForPlaying(table: Table, player: Player, card: Card): Rules<void> {
  yield* cycleFromHand(table, player, 1, cardIds[card], 'pay', card);
}

/** CG-8.7: a character or army goes from reserve to a location, with its items; nothing is paid. */
export function* moveCard(table: Table, card: Card, to: number, cause: string): Rules<void> {
  const { state } = table;
  carry(state, card, to);
  table.tell({
    what: 'moved',
    player: nameOf(state, ownerOf(state, card)),
    card: cardIds[card],
    location: locationIds[to - AT],
    cause,
  });
  yield* resolveEntry(table, card, true);
}
