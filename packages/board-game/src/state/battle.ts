/** A battle as it lies on the table: who fights, the cards, the dice, the hits (BG-9.2.4). Arrays are by side. */
import type { Card } from '../data/deck.ts';
import type { Figure } from '../data/figures.ts';
import type { Row } from '../data/map.ts';
import type { Side } from '../data/nations.ts';

export const FIELD = 0;
export const SIEGE = 1;
export const SORTIE = 2;
export const battleKindId = ['field', 'siege', 'sortie'] as const;

export const NO_CARD: Card = -1;
export const NOT_CHOSEN: Card = -2;

/** How a battle is fought; Event cards that start one change it. */
export interface Terms {
  /** Rounds of a siege battle before an Elite must be reduced for more (BG-10.3.3). */
  readonly rounds: number;
  /** No Combat card for the Free Peoples in round one, unless a Companion is among them. */
  readonly lockFirstRound: boolean;
  /** The attacker may not cease. */
  readonly noCease: boolean;
  /** The Shadow rolls one die fewer for each Free Peoples unit inside the Stronghold. */
  readonly garrisonHelps: boolean;
}
export const usualTerms: Terms = { rounds: 1, lockFirstRound: false, noCease: false, garrisonHelps: false };

export interface Battle {
  readonly attacker: Side;
  readonly kind: number;
  /** The row the attackers came from; they stand in FORCE while the battle lasts (BG-9.1.9). */
  readonly from: Row;
  /** The row in which the defenders stand. */
  readonly at: Row;
  readonly terms: Terms;
  round: number;
  /** The Free Peoples gave up Gandalf's Leadership to negate that of the Nazgûl (BG-7.7.8). */
  whiteRider: boolean;
  /** Who has said that a Combat card will be played, before any is chosen (BG1-4.1). */
  readonly willPlay: [boolean, boolean];
  /** The seats that chose the Combat cards. */
  readonly chosenBy: [number, number];
  /** Face down until `shown`. */
  readonly cards: [Card, Card];
  shown: boolean;
  /** Used from the table, where everybody saw it: not face down. */
  readonly open: [boolean, boolean];
  /** Cancelled by the other's card. */
  readonly cancelled: [boolean, boolean];
  /** Added to each die of the Combat roll, and of the Leader re-roll. */
  readonly bonus: [number, number];
  readonly rerollBonus: [number, number];
  /** At most so many Combat dice; then so many fewer, but at least one. */
  readonly mostDice: [number, number];
  readonly fewerDice: [number, number];
  readonly noReroll: [boolean, boolean];
  /** Points of Nazgûl Leadership given up this round. */
  nazgulForfeited: number;
  /** Characters whose Leadership is given up this round, and the one who is suppressed (Words of Power). */
  readonly silent: Figure[];
  suppressed: Figure;
  /** The Combat roll and the re-roll as they fell. */
  readonly roll: [number[], number[]];
  readonly reroll: [number[], number[]];
  /** Missed dice of the Combat roll that may still be re-rolled or turned into hits. */
  readonly misses: [number, number];
  readonly rollHits: [number, number];
  readonly rerollHits: [number, number];
  /** Hits that come from cards, when hits are totalled. */
  readonly cardHits: [number, number];
  /** Hits on the side that its card has cancelled. */
  readonly cancelledHits: [number, number];
  /** Hits of extra attacks before the Combat roll, for those who compare. */
  readonly earlyHits: [number, number];
  /** Hits on the side's own Army (Confusion). */
  readonly ownHits: [number, number];
  /** The defenders have left the battle: they retreated, or withdrew into the Stronghold (BG-10.2.3). */
  retreated: boolean;
  withdrew: boolean;
}

export const NOBODY_SUPPRESSED: Figure = -1;

export function newBattle(attacker: Side, kind: number, from: Row, at: Row, terms: Terms): Battle {
  return {
    attacker,
    kind,
    from,
    at,
    terms,
    round: 1,
    whiteRider: false,
    willPlay: [false, false],
    chosenBy: [-1, -1],
    cards: [NOT_CHOSEN, NOT_CHOSEN],
    shown: false,
    open: [false, false],
    cancelled: [false, false],
    bonus: [0, 0],
    rerollBonus: [0, 0],
    mostDice: [5, 5],
    fewerDice: [0, 0],
    noReroll: [false, false],
    nazgulForfeited: 0,
    silent: [],
    suppressed: NOBODY_SUPPRESSED,
    roll: [[], []],
    reroll: [[], []],
    misses: [0, 0],
    rollHits: [0, 0],
    rerollHits: [0, 0],
    cardHits: [0, 0],
    cancelledHits: [0, 0],
    earlyHits: [0, 0],
    ownHits: [0, 0],
    retreated: false,
    withdrew: false,
  };
}
const pair = <T>(p: readonly [T, T]): [T, T] => [p[0], p[1]];
const lists = (p: readonly [readonly number[], readonly number[]]): [number[], number[]] => [
  p[0].slice(),
  p[1].slice(),
];
export function copyBattle(b: Battle): Battle {
  return {
    ...b,
    willPlay: pair(b.willPlay),
    chosenBy: pair(b.chosenBy),
    cards: pair(b.cards),
    open: pair(b.open),
    cancelled: pair(b.cancelled),
    bonus: pair(b.bonus),
    rerollBonus: pair(b.rerollBonus),
    mostDice: pair(b.mostDice),
    fewerDice: pair(b.fewerDice),
    noReroll: pair(b.noReroll),
    silent: b.silent.slice(),
    roll: lists(b.roll),
    reroll: lists(b.reroll),
    misses: pair(b.misses),
    rollHits: pair(b.rollHits),
    rerollHits: pair(b.rerollHits),
    cardHits: pair(b.cardHits),
    cancelledHits: pair(b.cancelledHits),
    earlyHits: pair(b.earlyHits),
    ownHits: pair(b.ownHits),
  };
}

function reset<T>(p: [T, T], value: T): void {
  p[0] = value;
  p[1] = value;
}
/** What lasts for one Combat round only (BG-9.3.5). */
export function beginRound(b: Battle): void {
  reset(b.willPlay, false);
  reset(b.chosenBy, -1);
  reset(b.cards, NOT_CHOSEN);
  b.shown = false;
  reset(b.open, false);
  reset(b.cancelled, false);
  reset(b.bonus, 0);
  reset(b.rerollBonus, 0);
  reset(b.mostDice, 5);
  reset(b.fewerDice, 0);
  reset(b.noReroll, false);
  b.nazgulForfeited = 0;
  b.silent.length = 0;
  b.suppressed = NOBODY_SUPPRESSED;
  for (let side = 0; side < 2; side++) {
    b.roll[side].length = 0;
    b.reroll[side].length = 0;
  }
  reset(b.misses, 0);
  reset(b.rollHits, 0);
  reset(b.rerollHits, 0);
  reset(b.cardHits, 0);
  reset(b.cancelledHits, 0);
  reset(b.earlyHits, 0);
  reset(b.ownHits, 0);
}
