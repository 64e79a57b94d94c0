/** What a seat may see (CG-13), as an allow-list: what is not named here is hidden. */
export type CardView = {
  readonly card: string;
  readonly owner: string;
  readonly items: readonly string[];
  /** Attack tokens on it. */
  readonly tokens: number;
  /** Came to reserve this round, so it may not move (CG-8.6.1). */
  readonly fresh: boolean;
  /** Picked as a loss in the combat being fought. */
  readonly lost: boolean;
  /** What it counts for at its location, in attack or defense by its side; 0 in reserve. */
  readonly worth: number;
};
export type PlayerView = {
  readonly player: string;
  readonly side: string;
  readonly seat: string;
  readonly hand: PileView;
  readonly deck: PileView;
  readonly cyclePile: PileView;
  readonly eliminated: PileView;
  /** Cards drawn by a text and not yet sorted out. */
  readonly aside: PileView;
  readonly reserve: readonly CardView[];
  readonly carryoverLimit: number;
  readonly ring: 'none' | 'ready' | 'used';
};
/** A pile's size, and the cards in it that the seat knows. */
export type PileView = {
  readonly size: number;
  readonly cards: readonly string[];
};
export type LocationView = {
  readonly location: string;
  readonly attackTokens: number;
  readonly defenseTokens: number;
  /** Came out of the other side's scoring area: its printed defense does not count (CG-10.4.6). */
  readonly retaken: boolean;
  /** All that attacks, if it were fought now, and what the location itself stops (CG-10.2.3, CG-10.4.4). */
  readonly attack: number;
  readonly ground: number;
  readonly freePeoples: readonly CardView[];
  readonly shadow: readonly CardView[];
};
/** The sums of a location after an action. */
export type ProspectView = {
  readonly location: string;
  readonly attack: number;
  readonly ground: number;
  /** Of all defending cards. */
  readonly defense: number;
};
export type ScoreView = {
  readonly points: number;
  readonly locations: readonly string[];
  /** What the Ring tokens would add in the final scoring (CG-11.1.2). */
  readonly rings: number;
};
export type View = {
  readonly scenario: string;
  readonly people: number;
  readonly options: Readonly<Record<string, string>>;
  readonly round: number;
  readonly phase: string;
  readonly startingPlayer: string;
  /** Which seat of the turn order has the starting token: a player may have two (CG-12.3.3). */
  readonly startingSeat: number;
  /** Whose turn it is in the action step. */
  readonly turn: string | null;
  readonly turnSeat: number | null;
  readonly passed: readonly string[];
  readonly players: readonly PlayerView[];
  readonly battlegrounds: readonly LocationView[];
  readonly path: LocationView | null;
  /** Locations not yet used; their order is hidden (CG-13.1.7, CG-13.1.8). */
  readonly unused: { readonly battlegrounds: readonly string[]; readonly paths: readonly string[] };
  readonly setAside: readonly string[];
  readonly laidAside: readonly string[];
  readonly scoring: {
    readonly freePeoples: ScoreView;
    readonly shadow: ScoreView & { readonly corruption: number };
  };
  /** Events that last for the round, the event being resolved, cards whose once-a-round text was used. */
  readonly inForce: readonly string[];
  readonly resolving: readonly string[];
  readonly used: readonly string[];
  /** Characters with their armies in the combat being fought. */
  readonly support: readonly (readonly [string, string])[];
  /** For whoever's turn it is: what an action that brings a card to a location would make of the sums there, by its id. */
  readonly prospects: Readonly<Record<string, ProspectView>>;
  readonly winner: string | null;
};
