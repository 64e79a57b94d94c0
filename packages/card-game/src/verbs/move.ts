/** Moves that a text orders (CG-8.7.4). */
import type { Rules } from '@amon-hen/kernel';
import { moves } from '../actions/placement.ts';
import { moveCard } from '../actions/play.ts';
import { type Card, cardIds, cardNamed, isBattleground, type Location, locationIds, NONE } from '../data/catalogue.ts';
import type { FactionId } from '../data/faction-card.ts';
import type { CardId } from '../data/faction-cards.ts';
import { nameOf, ownerOf, seatOf } from '../state/queries.ts';
import { AT, RESERVE, type State } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { activateAny } from './activate.ts';
import { ask } from './ask.ts';
import { refuse } from './refuse.ts';
import { causeOf, type Effect, type Moment } from './text.ts';

const STAY = NONE;
/** The player may move the card to one of the places, even if it came into reserve this round. */
function* mayMove(table: Table, at: Moment, card: Card, places: (s: State) => readonly number[]): Rules<void> {
  const { state } = table;
  if (places(state).length === 0) return;
  const to = yield* ask({
    by: seatOf(state, at.player),
    rule: 'CG-8.7.4',
    about: 'move-wielder',
    values: { player: nameOf(state, at.player), card: cardIds[card], cause: causeOf(at) },
    options: () => [STAY, ...places(state)],
    id: (place) => (place === STAY ? 'stay' : `move ${cardIds[card]} ${locationIds[place - AT]}`),
  });
  if (to !== STAY) yield* moveCard(table, card, to, causeOf(at));
}
/** The wielder may be moved at once to the active path, or to an active battleground (CG-14.1.21). */
export function mayMoveWielder(to: 'path' | 'battleground'): Effect {
  return {
    can: () => true,
    *run(table, at): Rules<void> {
      const wielder = table.state.wielder[at.card];
      yield* mayMove(table, at, wielder, (s) =>
        s.place[wielder] === RESERVE
          ? moves(s, wielder, true).filter((place) => isBattleground(place - AT) === (to === 'battleground'))
          : [],
      );
    },
  };
}

function mayGoTo(s: State, card: Card, battleground: Location): boolean {
  return s.place[card] === RESERVE && moves(s, card, true).includes(AT + battleground);
}
/** Activate or reactivate a battleground of the faction, then move the wielder there; the move is compulsory. */
export function rideTo(faction: FactionId | 'any'): Effect {
  return activateAny(faction, 'both', function* (table, at, battleground) {
    const wielder = table.state.wielder[at.card];
    // the battleground's own text may have taken the item or its wielder out of the reserve
    if (wielder !== NONE && mayGoTo(table.state, wielder, battleground))
      yield* moveCard(table, wielder, AT + battleground, causeOf(at));
  });
}
/** With the card in reserve: activate or reactivate a battleground of the faction; the card may be moved there. */
export function marchOutWith(id: CardId, faction: FactionId): Effect {
  const leader = cardNamed(id);
  const isReady = (s: State, at: Moment): boolean => s.place[leader] === RESERVE && ownerOf(s, leader) === at.player;
  const march = activateAny(faction, 'both', (table, at, battleground) =>
    mayMove(table, at, leader, (s) => (mayGoTo(s, leader, battleground) ? [AT + battleground] : [])),
  );
  return {
    can: (s, at) => (isReady(s, at) ? march.can(s, at) : refuse(causeOf(at), 'nothing-to-do')),
    *run(table, at): Rules<void> {
      if (isReady(table.state, at)) yield* march.run(table, at);
    },
  };
}
