/**
 * What a card's text consists of, and where the rules find it. A card's file declares its text with the words of this
 * library; the rules ask here by number and know no card by name.
 */
import type { Rules, Verdict } from '@amon-hen/kernel';
import {
  CARD_COUNT,
  type Card,
  cardIds,
  copiesOf,
  type Faction,
  LOCATION_COUNT,
  type Location,
  type LocationId,
  locationIds,
  locationNamed,
  NONE,
} from '../data/catalogue.ts';
import type { Keyword } from '../data/faction-card.ts';
import type { CardId } from '../data/faction-cards.ts';
import type { Player } from '../seats/settings.ts';
import type { State } from '../state/state.ts';
import type { Table } from '../state/table.ts';

/** Whose text is carried out, and which card's or location's it is. */
export interface Moment {
  readonly player: Player;
  /** The card whose text it is, or NONE. */
  readonly card: Card;
  /** The location whose text it is, or NONE. */
  readonly location: Location;
  /** While a cost is weighed: the player whose cycle pile it would fill. */
  readonly gains: Player;
}
export function causeOf(at: Moment): string {
  return at.card === NONE ? locationIds[at.location] : cardIds[at.card];
}

/** One order of a text. */
export interface Effect {
  /** Can it happen at least in part, as far as the player may know? (CG-9.8.3) */
  can(s: State, at: Moment): Verdict;
  run(table: Table, at: Moment): Rules<void>;
}
/** What is paid in full before the effect. */
export interface Cost {
  can(s: State, at: Moment): Verdict;
  pay(table: Table, at: Moment): Rules<void>;
  /** Does it put a card of the payer's on the cycle pile? */
  readonly cycles: boolean;
}

/** Kinds of places, as bits. */
export const TO_RESERVE = 1;
export const TO_PATH = 2;
export const TO_BATTLEGROUND = 4;
export const ANYWHERE = TO_RESERVE | TO_PATH | TO_BATTLEGROUND;

/** A text that is due when the card enters a place. */
export interface Entry {
  readonly to: number;
  /** Also on a move? (CG-8.7.2) */
  readonly moved: boolean;
  readonly effect: Effect;
}
/** A text that spends the turn's action (CG-8.8). */
export interface Use {
  /** Where the card, or an item's wielder, has to be. */
  readonly at: number;
  /** The faction whose player may use it; null: the card's owner (CG-8.8.2). */
  readonly by: Faction | null;
  readonly oncePerRound: boolean;
  readonly cost: Cost;
  readonly effect: Effect;
}

/** Ways to be eliminated, as bits (CG-9.9.2). */
export const IN_PATH_COMBAT = 1;
export const IN_BATTLEGROUND_COMBAT = 2;
export const FORSAKEN_FROM_DECK = 4;
export const FORSAKEN_FROM_RESERVE = 8;
export const OTHERWISE = 16;
export const IN_ANY_COMBAT = IN_PATH_COMBAT | IN_BATTLEGROUND_COMBAT;
export const IN_ANY_WAY = IN_ANY_COMBAT | FORSAKEN_FROM_DECK | FORSAKEN_FROM_RESERVE | OTHERWISE;
/** A text that takes the place of an elimination (CG-9.9). */
export interface Instead {
  readonly when: number;
  /** An item's text saves its wielder. */
  readonly saves: 'this' | 'wielder';
  /** CG-9.9.3: items follow, except with Frodo. */
  readonly items: 'cycled' | 'eliminated';
}

export interface Icons {
  readonly attack?: number;
  readonly defense?: number;
  readonly path?: number;
  readonly attackLeadership?: number;
}
/** Further icons of the card itself; null where the text does not apply. */
export type IconText = (s: State, card: Card) => Icons | null;

/** What a text lets cards do beyond the rules (CG-6.4.1, CG-10.5). */
export interface Allowance {
  concerns(card: Card): boolean;
  /** Battlegrounds that these cards may enter, as bits; and whether also by a move. */
  readonly battlegrounds: number;
  moves(s: State): boolean;
  /** Armies of these factions may support them, as bits. */
  readonly supporters: number;
}

export interface Text {
  readonly entries: readonly Entry[];
  readonly uses: readonly Use[];
  /** An event's order; `needed`: it may not be played where it can do nothing. */
  readonly event: { readonly effect: Effect; readonly needed: boolean } | null;
  readonly instead: readonly Instead[];
  readonly icons: readonly IconText[];
  /** Icons that the named cards have while this card is in reserve. */
  readonly lends: { readonly to: readonly Card[]; readonly icons: Icons } | null;
  /** Icons that this army has while it supports one of the characters (CG-10.5.7). */
  readonly whileSupporting: { readonly characters: readonly Card[]; readonly icons: Icons } | null;
  /** Path defense that the path itself has while this card is on it (CG-8.4.6). */
  readonly pathDefense: number;
  readonly allows: readonly Allowance[];
  /** Battlegrounds that this card may not enter, as bits. */
  readonly barredFrom: number;
  barredFromPath(s: State): boolean;
  readonly carryover: { readonly at: 'reserve' | 'play'; readonly amount: number } | null;
  readonly extraDraw: { readonly draw: number; readonly thenCycle: number } | null;
  /** Its owner may always look at the top card of the own draw deck. */
  readonly showsTop: boolean;
  /** The wielder may not carry another card with this keyword. */
  readonly excludes: Keyword | null;
}
export type Ability = Partial<Text>;

const BLANK: Text = {
  entries: [],
  uses: [],
  event: null,
  instead: [],
  icons: [],
  lends: null,
  whileSupporting: null,
  pathDefense: 0,
  allows: [],
  barredFrom: 0,
  barredFromPath: () => false,
  carryover: null,
  extraDraw: null,
  showsTop: false,
  excludes: null,
};
/** For each physical card its text. */
export const texts: Text[] = new Array<Text>(CARD_COUNT).fill(BLANK);
/** Cards whose texts reach beyond themselves, so that nobody has to look through all. */
export const lenders: Card[] = [];
export const topShowers: Card[] = [];
export const carryoverCards: Card[] = [];

/** Declares a card's text: its abilities in the order of the text. */
export function card<Id extends CardId>(
  id: Id,
  ...abilities: readonly Ability[]
): { readonly id: Id; readonly text: Text } {
  let text = BLANK;
  for (const ability of abilities) {
    text = {
      ...text,
      ...ability,
      entries: [...text.entries, ...(ability.entries ?? [])],
      uses: [...text.uses, ...(ability.uses ?? [])],
      instead: [...text.instead, ...(ability.instead ?? [])],
      icons: [...text.icons, ...(ability.icons ?? [])],
      allows: [...text.allows, ...(ability.allows ?? [])],
    };
  }
  for (const copy of copiesOf(id)) {
    texts[copy] = text;
    if (text.lends !== null) lenders.push(copy);
    if (text.showsTop) topShowers.push(copy);
    if (text.carryover !== null) carryoverCards.push(copy);
  }
  return { id, text };
}

/** A location's activation text, and what an option changes in its printed defense. */
export interface LocationText {
  readonly activation: Effect;
  defense(s: State): number;
}
export const locationTexts: LocationText[] = new Array<LocationText>(LOCATION_COUNT);
export function location<Id extends LocationId>(
  id: Id,
  activation: Effect,
  defense: (s: State) => number = () => 0,
): { readonly id: Id; readonly activation: Effect } {
  locationTexts[locationNamed(id)] = { activation, defense };
  return { id, activation };
}
