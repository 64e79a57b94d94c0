/** A Hunt as it lies on the table (BG-13): why, the roll, the tile, the damage that is left. */
import type { Tile } from '../data/hunt-pool.ts';

export const NO_TILE: Tile = -1;
export const FOR_MOVE = 0;
export const FOR_MORDOR_MOVE = 1;
export const FOR_CARD = 2;
export const FOR_STRONGHOLD = 3;
export const huntReasonId = ['move', 'mordor', 'card', 'stronghold'] as const;

export interface Hunt {
  reason: number;
  /** Dice rolled, as they fell, re-rolls included; what was added to each. */
  readonly roll: number[];
  readonly reroll: number[];
  bonus: number;
  successes: number;
  tile: Tile;
  damage: number;
}
export function newHunt(reason: number): Hunt {
  return { reason, roll: [], reroll: [], bonus: 0, successes: 0, tile: NO_TILE, damage: 0 };
}
export function copyHunt(h: Hunt): Hunt {
  return { ...h, roll: h.roll.slice(), reroll: h.reroll.slice() };
}
