/** The timing words of the cards: when played, when played or moved, use your action, instead. */
import { factionNamed } from '../data/catalogue.ts';
import type { FactionId } from '../data/faction-card.ts';
import { NO_COST } from './costs.ts';
import {
  type Ability,
  ANYWHERE,
  type Cost,
  type Effect,
  FORSAKEN_FROM_DECK,
  type Instead,
  TO_BATTLEGROUND,
  TO_PATH,
  TO_RESERVE,
} from './text.ts';

type Place = 'reserve' | 'path' | 'battleground';
const BITS: Readonly<Record<Place, number>> = { reserve: TO_RESERVE, path: TO_PATH, battleground: TO_BATTLEGROUND };

/** When played, to any place; never on a move (CG-8.7.2). */
export function whenPlayed(effect: Effect): Ability {
  return { entries: [{ to: ANYWHERE, moved: false, effect }] };
}
/** When played to this kind of place; for an item: when its wielder is there. */
export function whenPlayedTo(place: Place, effect: Effect): Ability {
  return { entries: [{ to: BITS[place], moved: false, effect }] };
}
/** When played or moved to this kind of place: once for each entry (CG-8.7.3). */
export function whenPlayedOrMovedTo(place: Place, effect: Effect): Ability {
  return { entries: [{ to: BITS[place], moved: true, effect }] };
}
/** An event's order. `needed`: it may not be played where it can do nothing (CG-8.5.2). */
export function whenResolved(effect: Effect, { needed = false }: { readonly needed?: boolean } = {}): Ability {
  return { event: { effect, needed } };
}

interface UseYourAction {
  /** Where the card, or an item's wielder, has to be. */
  readonly from: Place | 'path or battleground' | 'play';
  /** The faction whose player alone may use it; else the card's owner (CG-8.8.1, CG-8.8.2). */
  readonly by?: FactionId;
  readonly oncePerRound?: boolean;
  readonly cost?: Cost;
  readonly to: Effect;
}
/** Use your action (CG-8.8): pay the cost to get the effect. */
export function useYourAction({ from, by, oncePerRound = false, cost = NO_COST, to }: UseYourAction): Ability {
  const at = from === 'play' ? ANYWHERE : from === 'path or battleground' ? TO_PATH | TO_BATTLEGROUND : BITS[from];
  return { uses: [{ at, by: by === undefined ? null : factionNamed(by), oncePerRound, cost, effect: to }] };
}

/** Cycle this card instead of eliminating it; its items follow unless they are lost (CG-9.9.3). */
export function cycleInstead(when: number, { items = 'cycled' }: { readonly items?: Instead['items'] } = {}): Ability {
  return { instead: [{ when, saves: 'this', items }] };
}
/** Cycle the wielder and everything on it instead of eliminating them. */
export function cycleWielderInstead(when: number): Ability {
  return { instead: [{ when, saves: 'wielder', items: 'cycled' }] };
}
/** Cycled if forsaken as the top card of the draw deck. */
export const CYCLED_IF_FORSAKEN_FROM_DECK: Ability = cycleInstead(FORSAKEN_FROM_DECK);

/** While in reserve: the draw step brings more cards (CG-5.1.3), and then some are cycled (CG-5.1.4). */
export function extraDraw(draw: number, { thenCycle = 0 }: { readonly thenCycle?: number } = {}): Ability {
  return { extraDraw: { draw, thenCycle } };
}
/** While there, its owner's carryover limit is higher (CG-7.1.7). */
export function carryover(amount: number, at: 'reserve' | 'play'): Ability {
  return { carryover: { at, amount } };
}
/** While in play its owner may always look at the top card of the own draw deck. */
export const SEES_TOP_OF_DECK: Ability = { showsTop: true };
