/** Why a tile is drawn, and how it works. */
export interface TileTerms {
  readonly reason: number;
  /** The damage of an Eye; `void`: it is discarded without effect. */
  readonly eye: number | 'void';
  /** Fellowship specials are void too. */
  readonly specialsVoid?: true;
  /** The damage cannot be lowered (Isildur's Bane). */
  readonly noReduction?: true;
  /** Damage must first be met by a random casualty (Foul Thing from the Deep). */
  readonly forcedCasualty?: true;
  readonly ignoreReveal?: boolean;
  /** BG-14.3.4: a move on the Mordor Track goes forward unless the tile stops it. */
  readonly forward?: true;
  readonly cause: string;
}
