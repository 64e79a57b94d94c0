/** The table as a seat sees it: what `describeView` of the rules gives, in the words of the game. */

export type Side = 'free' | 'shadow';
export const SIDES: readonly Side[] = ['free', 'shadow'];
export const otherSide = (side: Side): Side => (side === 'free' ? 'shadow' : 'free');
export interface BySide<T> {
  readonly free: T;
  readonly shadow: T;
}
export type Amounts = Readonly<Record<string, number>>;
export type NationId =
  | 'dwarves'
  | 'elves'
  | 'gondor'
  | 'north'
  | 'rohan'
  | 'isengard'
  | 'sauron'
  | 'southrons-easterlings';

export interface BattleSeen {
  readonly kind: 'field' | 'siege' | 'sortie';
  readonly attacker: Side;
  /** Regions, `…-inside` for a besieged Stronghold. The attackers stand in `attacking`. */
  readonly from: string;
  readonly at: string;
  readonly round: number;
  /** A card's id; `none`; null while none is chosen; `a card` or `free-character card` face down. */
  readonly cards: BySide<string | null>;
  readonly shown: boolean;
  readonly roll: BySide<readonly number[]>;
  readonly reRoll: BySide<readonly number[]>;
  readonly hits: BySide<number>;
  readonly misses: BySide<number>;
  readonly bonus: BySide<number>;
  readonly reRollBonus: BySide<number>;
}
export interface HuntSeen {
  readonly reason: 'move' | 'mordor' | 'card' | 'stronghold';
  readonly roll: readonly number[];
  readonly reRoll: readonly number[];
  readonly bonus: number;
  readonly successes: number;
  readonly tile: string | null;
  readonly damage: number;
}
interface FellowshipSeen {
  /** Where the figure stands; `mordor` on the Mordor Track. */
  readonly position: string;
  readonly progress: number;
  readonly hidden: boolean;
  readonly corruption: number;
  readonly guide: string;
  readonly companions: readonly string[];
  readonly mordor: number | null;
}
export interface BoardView {
  readonly turn: number;
  readonly phase: string;
  readonly acting: string;
  readonly leading: BySide<string>;
  /** Figures by place, and Characters among them: regions, `…-inside`, `attacking`, `march-1` … */
  readonly regions: Readonly<Record<string, Amounts>>;
  readonly marches: readonly string[];
  readonly reinforcements: Amounts;
  readonly casualties: Amounts;
  readonly characters: Readonly<Record<string, string>>;
  readonly control: Readonly<Record<string, Side>>;
  readonly captured: readonly string[];
  readonly politics: Readonly<
    Record<NationId, { readonly box: number; readonly active: boolean; readonly atWar: boolean }>
  >;
  readonly pools: BySide<number>;
  readonly dice: BySide<readonly string[]>;
  readonly huntBox: BySide<number>;
  readonly rings: BySide<number>;
  readonly ringUsed: BySide<boolean>;
  readonly table: readonly string[];
  readonly discard: readonly string[];
  readonly tiles: Readonly<Record<'pool' | 'drawn' | 'waiting' | 'removed', readonly string[]>>;
  readonly fellowship: FellowshipSeen;
  readonly battle: BattleSeen | null;
  readonly hunt: HuntSeen | null;
  readonly hand: readonly string[];
  readonly hands: Readonly<Record<string, Amounts>>;
  readonly decks: Amounts;
}
/** The source gives what the game's own stage describes, so this is its view. */
export function boardView(view: unknown): BoardView {
  return view as BoardView;
}

const INSIDE = '-inside';
export const isInside = (place: string): boolean => place.endsWith(INSIDE);
/** The region in which a place of the map lies. */
export const regionOf = (place: string): string => (isInside(place) ? place.slice(0, -INSIDE.length) : place);

export const PHASES = ['recover', 'fellowship', 'hunt-allocation', 'action-roll', 'actions', 'victory-check'] as const;
