/** Texts that eliminate cards in play outside combat (CG-16.6.7). */
import type { Rules } from '@amon-hen/kernel';
import { CARD_COUNT, type Card, cardIds, type Location, NONE } from '../data/catalogue.ts';
import { placeName, reserveName } from '../state/names.ts';
import { locationOf, nameOf, seatOf } from '../state/queries.ts';
import { isInPlay, RESERVE, type State } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { ask } from './ask.ts';
import { eliminate } from './eliminate.ts';
import type { Filter } from './filter.ts';
import { causeOf, type Moment, OTHERWISE } from './text.ts';

/** Fitting cards in play, copies in one place once. */
export function inPlay(s: State, filter: Filter): Card[] {
  const cards: Card[] = [];
  const seen = new Set<string>();
  for (let card = 0; card < CARD_COUNT; card++) {
    if (!isInPlay(s, card) || !filter(card)) continue;
    const name = victimName(s, card);
    if (seen.has(name)) continue;
    seen.add(name);
    cards.push(card);
  }
  return cards;
}
export function isAt(s: State, card: Card, location: Location): boolean {
  return location !== NONE && locationOf(s, card) === location;
}
export function victimName(s: State, card: Card): string {
  return `eliminate ${s.place[card] === RESERVE ? reserveName(s, card) : cardIds[card]} ${placeName(s, card)}`;
}
/** Somebody picks one of the cards, which is eliminated; false if nothing was. */
export function* eliminateOne(
  table: Table,
  at: Moment,
  victims: (s: State) => readonly Card[],
  optional: boolean,
): Rules<boolean> {
  const { state } = table;
  if (victims(state).length === 0) return false;
  const card = yield* ask({
    by: seatOf(state, at.player),
    rule: 'CG-9.4.1',
    about: 'eliminate',
    values: { player: nameOf(state, at.player), cause: causeOf(at) },
    options: () => (optional ? [NONE, ...victims(state)] : victims(state)),
    id: (c) => (c === NONE ? 'eliminate nothing' : victimName(state, c)),
  });
  if (card === NONE) return false;
  yield* eliminate(table, card, OTHERWISE, causeOf(at));
  return true;
}
