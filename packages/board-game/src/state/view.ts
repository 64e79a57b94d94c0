/** What a seat may see (BG-17.1.1): an allow-list; nothing that is not named here leaves the table. */
import type { Seat } from '@amon-hen/kernel';
import { type Card, DECKS, deckOf } from '../data/deck.ts';
import { KINDS } from '../data/figures.ts';
import { REGIONS, ROWS } from '../data/map.ts';
import { type Battle, copyBattle } from './battle.ts';
import { copyHunt, type Hunt } from './hunt.ts';
import { cellOf, controlCell, type State } from './state.ts';

/** A card of which only the back is seen: BACK + its deck, or UNSEEN_BACK if not even that. */
export const BACK = 1000;
export const UNSEEN_BACK = BACK + DECKS;

export interface View {
  /** The seat whose view it is; null for everybody's. */
  readonly seat: Seat | null;
  readonly setup: State['setup'];
  readonly turn: number;
  readonly phase: number;
  readonly acting: Seat;
  readonly leading: readonly Seat[];
  readonly victory: number;
  /** Row, kind, number; one after another, only where there are any. */
  readonly figures: readonly number[];
  readonly where: readonly number[];
  /** Regions held by the side that did not hold them at first. */
  readonly control: readonly number[];
  readonly box: readonly number[];
  readonly active: readonly boolean[];
  readonly pools: readonly number[];
  readonly dice: readonly (readonly number[])[];
  readonly huntBox: readonly number[];
  readonly huntDiceBack: number;
  readonly rings: readonly number[];
  readonly ringUsed: readonly boolean[];
  /** The own hand and face-down discards; of all seats the number of cards of each deck, and last of those whose backs are not shown (BG1-4.1). */
  readonly hand: readonly Card[];
  readonly buried: readonly Card[];
  readonly hands: readonly (readonly number[])[];
  readonly buriedBacks: readonly (readonly number[])[];
  readonly decks: readonly number[];
  readonly table: readonly Card[];
  readonly discard: readonly Card[];
  readonly pool: readonly number[];
  readonly drawn: readonly number[];
  readonly waiting: readonly number[];
  readonly removed: readonly number[];
  readonly position: number;
  readonly progress: number;
  readonly hidden: boolean;
  readonly corruption: number;
  readonly guide: number;
  readonly mordor: number;
  readonly stirred: boolean;
  readonly minionSeen: boolean;
  readonly messengerUsed: boolean;
  readonly marches: readonly number[];
  readonly nextActor: readonly Seat[];
  readonly mixed: readonly number[];
  readonly apart: readonly number[];
  readonly lastNations: number;
  readonly lastArmies: readonly number[];
  readonly captors: readonly number[];
  readonly battle: Battle | null;
  readonly hunt: Hunt | null;
}

export function figuresOf(s: State): number[] {
  const list: number[] = [];
  const { cells } = s;
  for (let row = 0; row < ROWS; row++) {
    const at = cellOf(row, 0);
    for (let kind = 0; kind < KINDS; kind++) {
      const n = cells[at + kind];
      if (n !== 0) list.push(row, kind, n);
    }
  }
  return list;
}
export function controlOf(s: State): number[] {
  const list: number[] = new Array<number>(REGIONS);
  for (let r = 0; r < REGIONS; r++) list[r] = s.cells[controlCell(r)];
  return list;
}
function backs(s: State, cards: readonly Card[]): number[] {
  const counts = new Array<number>(DECKS + 1).fill(0);
  if (!s.rulings.combatCardBacks) counts[DECKS] = cards.length;
  else for (const card of cards) counts[deckOf(card)]++;
  return counts;
}
/** Cards chosen face down show only their backs to others (BG-9.3.3). */
function battleFor(b: Battle, seat: Seat | null, backsShown: boolean): Battle {
  const seen = copyBattle(b);
  if (b.shown) return seen;
  for (let side = 0; side < 2; side++) {
    const card = b.cards[side];
    if (card >= 0 && !b.open[side] && b.chosenBy[side] !== seat)
      seen.cards[side] = backsShown ? BACK + deckOf(card) : UNSEEN_BACK;
  }
  return seen;
}

export function view(s: State, who: Seat | 'public'): View {
  const seat = who === 'public' ? null : who;
  const b = s.battle;
  return {
    seat,
    setup: s.setup,
    turn: s.turn,
    phase: s.phase,
    acting: s.acting,
    leading: s.leading.slice(),
    victory: s.victory,
    figures: figuresOf(s),
    where: s.where.slice(),
    control: controlOf(s),
    box: s.box.slice(),
    active: s.active.slice(),
    pools: s.pools.slice(),
    dice: [s.dice[0].slice(), s.dice[1].slice()],
    huntBox: s.huntBox.slice(),
    huntDiceBack: s.huntDiceBack,
    rings: s.rings.slice(),
    ringUsed: s.ringUsed.slice(),
    hand: seat === null ? [] : s.hands[seat].slice(),
    buried: seat === null ? [] : s.buried[seat].slice(),
    hands: s.hands.map((hand) => backs(s, hand)),
    buriedBacks: s.buried.map((cards) => backs(s, cards)),
    decks: s.decks.map((deck) => deck.length),
    table: s.table.slice(),
    discard: s.discard.slice(),
    pool: s.pool.slice(),
    drawn: s.drawn.slice(),
    waiting: s.waiting.slice(),
    removed: s.removed.slice(),
    position: s.position,
    progress: s.progress,
    hidden: s.hidden,
    corruption: s.corruption,
    guide: s.guide,
    mordor: s.mordor,
    stirred: s.stirred,
    minionSeen: s.minionSeen,
    messengerUsed: s.messengerUsed,
    marches: s.marches.slice(),
    nextActor: s.nextActor.slice(),
    mixed: s.mixed.slice(),
    apart: s.apart.slice(),
    lastNations: s.lastNations,
    lastArmies: s.lastArmies.slice(),
    captors: s.captors.slice(),
    battle: b === null ? null : battleFor(b, seat, s.rulings.combatCardBacks),
    hunt: s.hunt === null ? null : copyHunt(s.hunt),
  };
}
