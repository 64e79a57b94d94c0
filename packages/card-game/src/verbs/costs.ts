/** What a text asks for before it gives (CG-9.8.3). */
import { type Card, isItem, NONE } from '../data/catalogue.ts';
import { ownerOf } from '../state/queries.ts';
import type { State } from '../state/state.ts';
import { corruptBy } from './corrupt.ts';
import { cycleCard, eliminate } from './eliminate.ts';
import { canForsake, forsakeCard } from './forsake.ts';
import { refuse } from './refuse.ts';
import { type Cost, causeOf, OTHERWISE } from './text.ts';

export const NO_COST: Cost = { can: () => true, *pay() {}, cycles: false };
/** Cycle this card; its items follow (CG-8.4.4). */
export const CYCLE_THIS: Cost = {
  can: () => true,
  *pay(table, at) {
    cycleCard(table, at.card, causeOf(at));
  },
  cycles: true,
};
/** Cycle this item, its wielder and everything on it. */
export const CYCLE_WIELDER: Cost = {
  can: () => true,
  *pay(table, at) {
    cycleCard(table, table.state.wielder[at.card], causeOf(at));
  },
  cycles: true,
};
export const ELIMINATE_THIS: Cost = {
  can: () => true,
  *pay(table, at) {
    yield* eliminate(table, at.card, OTHERWISE, causeOf(at));
  },
  cycles: false,
};
/** Forsake one card. */
export const FORSAKE: Cost = {
  can: (s, at) => canForsake(s, at.player) || refuse('CG-9.3.4', 'nothing-to-forsake'),
  *pay(table, at) {
    yield* forsakeCard(table, at.player, causeOf(at));
  },
  cycles: false,
};
/** Add one corruption token. */
export const CORRUPTION: Cost = {
  can: () => true,
  *pay(table, at) {
    corruptBy(table, 1, causeOf(at));
  },
  cycles: false,
};

/** The card whose place counts for a text: an item's wielder, else the card itself (CG-16.5.7). */
export function bearerOf(s: State, card: Card): Card {
  return isItem[card] ? s.wielder[card] : card;
}
/** Whose cycle pile a cost would fill. */
export function gainerOf(s: State, cost: Cost, card: Card): number {
  return cost.cycles ? ownerOf(s, card) : NONE;
}
