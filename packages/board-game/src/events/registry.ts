/**
 * Event cards as the rules see them: an Event half, perhaps an effect while on the table, and a Combat half. Each card
 * is declared in a file of its own; `events/index.ts` puts them all in here, so that rules need not know single cards.
 */
import type { Refusal, Rules, Verdict } from '@amon-hen/kernel';
import type { CardId } from '../data/cards.ts';
import { CARDS, type Card, cardId, findCard, staysOnTable } from '../data/deck.ts';
import type { Face } from '../data/dice.ts';
import type { Region } from '../data/map.ts';
import type { Nation, Side } from '../data/nations.ts';
import type { Table } from '../fact.ts';
import type { Battle } from '../state/battle.ts';
import type { State } from '../state/state.ts';

/** A rule that may or may not ask. */
export type Effect<A extends readonly unknown[]> = (game: Table, ...args: A) => Rules<void> | undefined | void;

export interface EventCard {
  readonly id: CardId;
  /** The printed condition (BG-6.3.2). */
  needs?(s: State): Verdict;
  /** Could any part of it change anything (BG-6.3.8)? */
  works?(s: State): boolean;
  /** As `works`, where it matters which die pays for the card; NO_FACE if none does. */
  worksPaidBy?(s: State, paid: Face): boolean;
  readonly play: Effect<[]>;
  readonly table?: TableEffect;
  readonly combat: CombatCard;
}

/** How a Nation came to be activated or advanced: some cards ask. */
export type PoliticalCause =
  | 'attack'
  | 'capture'
  | 'entry'
  | 'companion'
  | 'ability'
  | 'declaration'
  | 'muster'
  | 'card';
/** What may make a card fall from the table. */
export type TableEvent =
  | { readonly what: 'advanced'; readonly nation: Nation; readonly how: PoliticalCause }
  | { readonly what: 'activated'; readonly nation: Nation }
  | { readonly what: 'declared'; readonly region: Region }
  | { readonly what: 'revealed' };

/** What a card does while it lies on the table (BG-6.4). */
export interface TableEffect {
  /** The condition that must go on holding (BG-6.4.2). */
  stands?(s: State): boolean;
  /** The card itself says that it falls with its condition, in every edition (BG1-3.2). */
  readonly endIsPrinted?: true;
  fallsOn?(s: State, event: TableEvent): boolean;
  /** No Shadow Army may enter or attack there. */
  readonly closes?: readonly Region[];
  forbidsActivation?(nation: Nation, how: PoliticalCause, region: Region): boolean;
  /** An attack on one of these regions activates the Nation, whoever defends. */
  readonly attackActivates?: { readonly nation: Nation; readonly regions: readonly Region[] };
  forbidsMusterAdvance?(s: State, nation: Nation): boolean;
  /** No Combat card for the side in this battle. */
  forbidsCombatCard?(battle: Battle, side: Side): boolean;
  /** Dice that move the Fellowship do not go to the Hunt Box. */
  readonly keepsHuntBoxClear?: true;
  /** It can be forced off by the other side as an action (BG-6.4.3). */
  readonly removal?: {
    may(s: State, face: Face): Verdict;
    readonly pay: Effect<[Face]>;
  };
  /** Before a Hunt tile is drawn the Free Peoples may discard it so that none is. */
  readonly preventsTile?: true;
  /** After a tile is drawn the Free Peoples may discard it: to draw another, or for one damage less. */
  readonly onTile?: 'redraw' | 'reduce';
  /** Before a Hunt roll the Shadow may discard it to add this to each die. */
  readonly huntRollBonus?: number;
  /** When a declared or revealed Fellowship is in, passes, enters or leaves this region the Shadow may discard it for a tile. */
  readonly ambushIn?: Region;
  /** Its Combat half may be used from the table. */
  readonly combatFromTable?: true;
  /** After a Companion in the Fellowship was lost as a casualty. */
  readonly onCasualty?: Effect<[]>;
  /** After its side has played an Event card with an Event result. */
  readonly onEventDie?: Effect<[]>;
}

export interface CombatCard {
  readonly title: string;
  /** The prerequisite (BG-9.3.4). */
  may?(s: State, battle: Battle, side: Side): Verdict;
  /** What it does, by initiative number (BG-9.3.7). */
  readonly effects: Readonly<Partial<Record<number, Effect<[Battle, Side]>>>>;
}

const declared: (EventCard | undefined)[] = new Array<EventCard | undefined>(CARDS).fill(undefined);
const onTable: (TableEffect | undefined)[] = new Array<TableEffect | undefined>(CARDS).fill(undefined);

export function register(cards: readonly EventCard[]): void {
  for (const card of cards) {
    const number = findCard(card.id);
    if (declared[number] !== undefined) throw new Error(`card ${card.id} is declared twice`);
    if (staysOnTable[number] !== (card.table !== undefined)) throw new Error(`card ${card.id}: on the table or not?`);
    declared[number] = card;
    onTable[number] = card.table;
  }
}
export function eventCard(card: Card): EventCard {
  const found = declared[card];
  if (found === undefined) throw new Error(`card ${cardId[card] ?? card} is not declared`);
  return found;
}
export function combatCard(card: Card): CombatCard {
  return eventCard(card).combat;
}
export function tableEffect(card: Card): TableEffect {
  const found = onTable[card];
  if (found === undefined) throw new Error(`card ${cardId[card] ?? card} does not stay on the table`);
  return found;
}
type Whole<T> = { [K in keyof Required<T>]: T[K] | undefined };
/** All cards have one shape in memory, whatever they leave out: looking at them is cheap. */
export function event({ id, needs, works, worksPaidBy, play, table, combat }: EventCard): EventCard {
  const whole: Whole<EventCard> = { id, needs, works, worksPaidBy, play, table, combat };
  return whole as EventCard;
}
/** Makes refusals: the rule, and a catalogue key. */
export function no(rule: string, why: string): Refusal {
  return { rule, why };
}
