/** Forsake (CG-9.3) and cycle from hand (CG-9.2.2). */
import type { Rules, Verdict } from '@amon-hen/kernel';
import { type Card, cardIds, isItem, NONE } from '../data/catalogue.ts';
import type { Player } from '../seats/settings.ts';
import { reserveName } from '../state/names.ts';
import { canDraw, handSize, nameOf, namesIn, ownerOf, seatOf } from '../state/queries.ts';
import { HAND, RESERVE, type State, settingOf } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { ask } from './ask.ts';
import { deckIsReady, deckWasChanged, topCard } from './draw.ts';
import { cycleCard, eliminate } from './eliminate.ts';
import { refuse } from './refuse.ts';
import { causeOf, type Effect, FORSAKEN_FROM_DECK, FORSAKEN_FROM_RESERVE, type Moment, OTHERWISE } from './text.ts';

/** What is forsaken: a hand card, RESERVED + a card in reserve, the top of the deck; or nothing. */
const RESERVED = 256;
const TOP = 512;
const DECLINE = 513;

/** CG-9.3.1, CG-8.4.7: own armies, characters and items in reserve, and items of others on an own wielder. */
function isForsakable(s: State, player: Player, card: Card): boolean {
  if (s.place[card] !== RESERVE) return false;
  const controller = isItem[card] ? ownerOf(s, s.wielder[card]) : ownerOf(s, card);
  return controller === player;
}
function reserveCards(s: State, player: Player, except: Card): Card[] {
  const cards: Card[] = [];
  const seen: string[] = [];
  for (const mate of settingOf(s).playersOf[settingOf(s).sides[player]]) {
    for (const card of settingOf(s).cardsOf[mate]) {
      if (card === except || !isForsakable(s, player, card)) continue;
      const name = reserveName(s, card);
      if (seen.includes(name)) continue; // copies that are alike
      seen.push(name);
      cards.push(card);
    }
  }
  return cards;
}
export function canForsake(s: State, player: Player, except: Card = NONE): boolean {
  return handSize(s, player) > 0 || canDraw(s, player) || reserveCards(s, player, except).length > 0;
}
function forsakeOptions(s: State, player: Player, except: Card): number[] {
  const options = namesIn(s, player, HAND);
  for (const card of reserveCards(s, player, except)) options.push(RESERVED + card);
  if (canDraw(s, player)) options.push(TOP);
  return options;
}
function forsakeId(s: State, option: number): string {
  if (option === DECLINE) return 'decline';
  if (option === TOP) return 'forsake top';
  return option >= RESERVED
    ? `forsake reserve ${reserveName(s, option - RESERVED)}`
    : `forsake hand ${cardIds[option]}`;
}

interface Forsaking {
  /** The card just played, which cannot pay for itself (CG-8.1.2). */
  readonly except?: Card;
  readonly optional?: boolean;
  /** What the player alone may know bars it: asked all the same, but only declining is offered. */
  readonly barred?: () => boolean;
}
/** CG-9.3: the player forsakes one card; false if nothing could be, or if it was optional and declined. */
export function* forsakeCard(
  table: Table,
  player: Player,
  cause: string,
  { except = NONE, optional = false, barred }: Forsaking = {},
): Rules<boolean> {
  const { state } = table;
  if (!canForsake(state, player, except)) return false; // CG-9.3.4
  const option = yield* ask({
    by: seatOf(state, player),
    rule: 'CG-9.3.1',
    about: optional ? 'forsake-to-gain' : 'forsake',
    values: { player: nameOf(state, player), cause },
    privacy: handSize(state, player) > 0 || barred !== undefined ? 'closed' : 'open',
    options: () => {
      if (barred?.() === true) return [DECLINE];
      const options = forsakeOptions(state, player, except);
      return optional ? [DECLINE, ...options] : options;
    },
    id: (o) => forsakeId(state, o),
  });
  if (option === DECLINE) return false;
  if (option === TOP) {
    deckIsReady(table, player);
    yield* eliminate(table, topCard(table, player), FORSAKEN_FROM_DECK, cause);
    deckWasChanged(table, player); // CG-16.3.4: a card cycled by this very forsake is shuffled in
  } else if (option >= RESERVED) yield* eliminate(table, option - RESERVED, FORSAKEN_FROM_RESERVE, cause);
  else yield* eliminate(table, option, OTHERWISE, cause);
  return true;
}

/** CG-9.2.2: cycles n cards from hand; for each card missing one is forsaken. */
export function* cycleFromHand(
  table: Table,
  player: Player,
  n: number,
  cause: string,
  about: 'cycle' | 'pay' | 'cost' = 'cycle',
  except: Card = NONE,
): Rules<void> {
  const { state } = table;
  for (let i = 0; i < n; i++) {
    if (handSize(state, player) === 0) {
      yield* forsakeCard(table, player, cause, { except });
      continue;
    }
    const card = yield* ask({
      by: seatOf(state, player),
      rule: about === 'pay' ? 'CG-8.1.1' : 'CG-9.2.1',
      about,
      values: { player: nameOf(state, player), cause },
      privacy: 'closed',
      options: () => namesIn(state, player, HAND),
      id: (c) => `cycle ${cardIds[c]}`,
    });
    cycleCard(table, card, cause);
  }
}

function mayForsake(s: State, player: Player): Verdict {
  return canForsake(s, player) || refuse('CG-9.3.4', 'nothing-to-forsake');
}
/** The player forsakes n cards. */
export function forsake(n: number): Effect {
  return {
    can: (s, at) => mayForsake(s, at.player),
    *run(table, at): Rules<void> {
      for (let i = 0; i < n; i++) yield* forsakeCard(table, at.player, causeOf(at));
    },
  };
}
/** The player cycles n cards from hand. */
export function cycle(n: number): Effect {
  return {
    can: (s, at) => canForsake(s, at.player) || refuse('CG-9.2.2', 'nothing-to-cycle'),
    *run(table, at): Rules<void> {
      yield* cycleFromHand(table, at.player, n, causeOf(at));
    },
  };
}
/** The player may forsake 1 card; if so, the effects follow (CG-9.4.3). Not as a mere way to forsake (CG-9.8.3). */
export function mayForsakeTo(...effects: readonly Effect[]): Effect {
  const can = (s: State, at: Moment): Verdict => {
    const payable = mayForsake(s, at.player);
    return payable === true && !effects.some((effect) => effect.can(s, at) === true) ? effects[0].can(s, at) : payable;
  };
  return {
    can,
    *run(table, at): Rules<void> {
      if (can(table.state, at) !== true) return;
      if (!(yield* forsakeCard(table, at.player, causeOf(at), { optional: true }))) return;
      for (const effect of effects) yield* effect.run(table, at);
    },
  };
}
