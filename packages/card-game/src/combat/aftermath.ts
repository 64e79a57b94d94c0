/** What becomes of the cards after the losses are picked: losses, remaining defenders, attackers (CG-10.2, CG-10.4). */
import type { Rules } from '@amon-hen/kernel';
import { type Card, type Location, locationIds, otherSide, type Side } from '../data/catalogue.ts';
import { cardsAt } from '../state/queries.ts';
import { LOST } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { cycleCard, eliminate } from '../verbs/eliminate.ts';

export function* clearLocation(table: Table, location: Location, defender: Side, how: number): Rules<void> {
  const { state } = table;
  const cause = locationIds[location];
  const lost: Card[] = [];
  const kept: Card[] = [];
  for (const card of cardsAt(state, location, defender)) ((state.marks[card] & LOST) !== 0 ? lost : kept).push(card);
  for (const card of lost) yield* eliminate(table, card, how, cause);
  for (const card of kept) cycleCard(table, card, cause);
  for (const card of cardsAt(state, location, otherSide(defender))) yield* eliminate(table, card, how, cause);
}
