/** What the map shows: plain data. The widget knows no rule of any game. */

export type Side = 'free' | 'shadow';
export type Nation =
  | 'dwarves'
  | 'elves'
  | 'gondor'
  | 'north'
  | 'rohan'
  | 'isengard'
  | 'sauron'
  | 'southrons-easterlings';

export interface Figures {
  readonly nation: Nation;
  readonly kind: 'regular' | 'elite' | 'leader' | 'nazgul';
  readonly count: number;
}

export interface Character {
  readonly id: string;
  /** The two letters on the medal. */
  readonly mark: string;
  /** A gold rim: the strongest of a company, or one who has come back changed. */
  readonly crowned?: boolean;
}

/** All figures of one side that stand together. Figures without units are an army, too, as far as the map is concerned. */
export interface Army {
  readonly side: Side;
  readonly figures: readonly Figures[];
  readonly characters: readonly Character[];
}

export type RegionState =
  | { readonly kind: 'idle' }
  /** May be chosen: gold, or red where it means battle. */
  | { readonly kind: 'selectable'; readonly tone?: 'attack' }
  | { readonly kind: 'selected' }
  /** Something happens, or has happened, here. */
  | { readonly kind: 'glowing' }
  /** May not be chosen, and why, in words. */
  | { readonly kind: 'refused'; readonly reason: string };

export interface RegionView {
  /** For screen readers: the name of the region and what stands in it. Without it, the name alone. */
  readonly label?: string;
  readonly state: RegionState;
  /** In the open, or besieging. */
  readonly armies: readonly Army[];
  /** Inside the walls: there is a siege. */
  readonly besieged?: Army;
  /** The seal of a side that holds a settlement of the other. */
  readonly control?: Side;
  readonly fellowship?: 'hidden' | 'revealed';
  /** A short note, such as the odds of an attack. */
  readonly note?: string;
}

const NOTHING: RegionView = { state: { kind: 'idle' }, armies: [] };
/** Where nothing is given, nothing stands. */
export const viewOf = <Id extends string>(regions: ReadonlyMap<Id, RegionView>, id: Id): RegionView =>
  regions.get(id) ?? NOTHING;
