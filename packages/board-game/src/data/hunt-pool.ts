/** Hunt tiles as numbers (BG-1.4). */
import { type TileId, type TileValue, tileFacts } from './tiles.ts';

export type Tile = number;
export const TILES = tileFacts.length;
export const tileId: readonly string[] = tileFacts.map((t) => t.id);
/** What is printed on it: equal tiles are called alike. */
export const tileFace: readonly string[] = tileId.map((id) => id.split('/')[0] ?? id);
export const tileValue: readonly TileValue[] = tileFacts.map((t) => t.value);
export const hasReveal: readonly boolean[] = tileFacts.map((t) => t.reveal);
export const hasStop: readonly boolean[] = tileFacts.map((t) => t.stop);
export const isStandard: readonly boolean[] = tileFacts.map((t) => t.kind === 'standard');
export const isFellowshipSpecial: readonly boolean[] = tileFacts.map((t) => t.kind === 'fellowship');
export const isEye: readonly boolean[] = tileFacts.map((t) => t.value === 'eye');
export const standardTiles: readonly Tile[] = isStandard.flatMap((yes, t) => (yes ? [t] : []));
export function tile(id: TileId): Tile {
  return tileId.indexOf(id);
}
