/** Taking named cards out of a draw deck or cycle pile (CG-9.6), and removing a named card (CG-9.5). */
import type { Rules } from '@amon-hen/kernel';
import { type Card, cardIds, cardNamed, NONE } from '../data/catalogue.ts';
import type { CardId } from '../data/faction-cards.ts';
import { opted } from '../options.ts';
import type { Player } from '../seats/settings.ts';
import { put } from '../state/doors.ts';
import { canDraw, mightBeIn, nameOf, ownerOf, seatOf, sizeOf } from '../state/queries.ts';
import { CYCLE_PILE, DECK, ELIMINATED, HAND, type State, settingOf } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import type { Reason } from '../words.ts';
import { ask } from './ask.ts';
import { deckIsReady, drawCards, shuffle } from './draw.ts';
import { removeShown } from './eliminate.ts';
import type { Filter } from './filter.ts';
import { refuse } from './refuse.ts';
import { causeOf, type Effect, type Moment } from './text.ts';

/** Where a text looks; an empty deck is recycled first (CG-9.1.4). */
function isThere(s: State, card: Card, player: Player, piles: readonly number[]): boolean {
  if (ownerOf(s, card) !== player) return false;
  const place = s.place[card];
  return piles.includes(place) || (piles.includes(DECK) && place === CYCLE_PILE && sizeOf(s, player, DECK) === 0);
}
interface Fetch {
  readonly piles: readonly number[];
  /** Which of the player's cards are meant. */
  cards(s: State, at: Moment): readonly Card[];
  /** How many; "up to" and "may" let the player stop. */
  readonly most: number;
  readonly optional: boolean;
}
function fetch(what: Fetch): Effect {
  const found = (s: State, at: Moment): Card[] =>
    what.cards(s, at).filter((card) => isThere(s, card, at.player, what.piles));
  // the cost itself brings the card there, where that is allowed (CG-16.3.10)
  const paysWithIt = (s: State, at: Moment): boolean =>
    at.gains === at.player && what.piles.includes(CYCLE_PILE) && what.cards(s, at).includes(at.card);
  const missing: Reason = what.piles.includes(DECK) ? 'no-such-card-in-deck' : 'no-such-card-in-cycle-pile';
  return {
    can: (s, at) => found(s, at).length > 0 || paysWithIt(s, at) || refuse('CG-9.8.3', missing),
    *run(table, at): Rules<void> {
      const { state } = table;
      const { player } = at;
      for (let i = 0; i < what.most; i++) {
        if (what.piles.includes(DECK)) deckIsReady(table, player);
        // asked as long as others could believe that such a card is there: silence must tell nothing
        if (!what.cards(state, at).some((card) => what.piles.some((pile) => mightBeIn(state, card, pile)))) return;
        const card = yield* ask({
          by: seatOf(state, player),
          rule: 'CG-9.6.1',
          about: 'fetch',
          values: { player: nameOf(state, player), cause: causeOf(at) },
          privacy: 'closed',
          options: () => {
            const cards = found(state, at);
            return what.optional || cards.length === 0 ? [NONE, ...cards] : cards;
          },
          id: (c) => (c === NONE ? 'none' : `take ${cardIds[c]}`),
        });
        if (card === NONE) return;
        fetchShown(table, card, causeOf(at));
      }
    },
  };
}
export function isInDeck(s: State, card: Card, player: Player): boolean {
  return isThere(s, card, player, [DECK]);
}
/** CG-9.6.1, CG-13.2.1: the card is shown to all and taken into hand. */
export function fetchShown(table: Table, card: Card, cause: string): void {
  const { state } = table;
  const player = ownerOf(state, card);
  const from = state.place[card];
  put(state, card, HAND, true);
  table.reveal();
  table.tell({
    what: 'fetched',
    player: nameOf(state, player),
    card: cardIds[card],
    from: from === DECK ? 'deck' : 'cycle-pile',
    cause,
  });
  if (from === DECK) shuffle(table, player);
}

interface Choice {
  readonly optional?: boolean;
  readonly upTo?: number;
}
/** Take one of the named cards out of the own draw deck. */
export function searchDeck(ids: readonly CardId[], { optional = false }: Choice = {}): Effect {
  const cards = ids.map(cardNamed);
  return fetch({ piles: [DECK], cards: () => cards, most: 1, optional });
}
/** Take one of the named cards out of the own draw deck or cycle pile. */
export function takeFromDeckOrCyclePile(ids: readonly CardId[], { optional = false }: Choice = {}): Effect {
  const cards = ids.map(cardNamed);
  return fetch({ piles: [DECK, CYCLE_PILE], cards: () => cards, most: 1, optional });
}
/** Take one of the named cards out of the own cycle pile. */
export function takeFromCyclePile(ids: readonly CardId[], { optional = false }: Choice = {}): Effect {
  const cards = ids.map(cardNamed);
  return fetch({ piles: [CYCLE_PILE], cards: () => cards, most: 1, optional });
}
/** Take cards that fit out of the own cycle pile; not the card whose text it is (CG-16.3.10). */
export function takeFittingFromCyclePile(filter: Filter, { optional = false, upTo = 1 }: Choice = {}): Effect {
  return fetch({
    piles: [CYCLE_PILE],
    cards: (s, at) =>
      settingOf(s).cardsOf[at.player].filter(
        (card) => filter(card) && (card !== at.card || opted(s, 'messengerItself', 'yes')),
      ),
    most: upTo,
    optional,
  });
}
/** Take a fitting card if there is one, then draw: usable if either is possible (Herbs and Stewed Rabbit). */
export function takeFittingThenDraw(filter: Filter, n: number): Effect {
  const taking = takeFittingFromCyclePile(filter);
  return {
    can: (s, at) => taking.can(s, at) === true || canDraw(s, at.player) || refuse('CG-9.8.3', 'nothing-to-draw'),
    *run(table, at): Rules<void> {
      yield* taking.run(table, at);
      drawCards(table, at.player, n, causeOf(at));
    },
  };
}

/** CG-9.5: the named card is eliminated wherever it is; if it was in a draw deck, that is shuffled. */
export function remove(id: CardId): Effect {
  const card = cardNamed(id);
  return {
    can: () => true,
    *run(table, at): Rules<void> {
      const { state } = table;
      const owner = ownerOf(state, card);
      if (owner === NONE) return;
      table.reveal(); // everybody learns that the card is gone, from wherever it was
      const from = state.place[card];
      if (from === ELIMINATED) put(state, card, ELIMINATED, true);
      else removeShown(table, card, causeOf(at));
      if (from === DECK) shuffle(table, owner);
    },
  };
}
