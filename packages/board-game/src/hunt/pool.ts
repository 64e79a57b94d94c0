/** The Hunt Pool (BG-13.1). */
import { isEye, isStandard, type Tile, tileFace } from '../data/hunt-pool.ts';
import type { Table } from '../fact.ts';
import { OFF_MORDOR_TRACK, type State } from '../state/state.ts';

/** BG-13.1.2, BG-19.7.1: an empty pool is filled with the standard tiles; those removed for good stay out. */
function refillPool(s: State): void {
  for (let i = s.drawn.length - 1; i >= 0; i--) {
    const tile = s.drawn[i];
    if (!isStandard[tile]) continue;
    s.drawn.splice(i, 1);
    s.pool.push(tile);
  }
  s.pool.sort((a, b) => a - b);
}
/** Takes a tile out of the pool at random; whoever calls says where it goes. */
export function pullTile(game: Table): Tile {
  const s = game.state;
  if (s.pool.length === 0) refillPool(s);
  const { pool } = s;
  const i = game.chance.below(pool.length, 'tile', (k) => tileFace[pool[k]]);
  const [tile] = pool.splice(i, 1);
  return tile;
}
export function returnToPool(s: State, tile: Tile): void {
  s.pool.push(tile);
  s.pool.sort((a, b) => a - b);
}
/** BG-14.2.1: what is left, all Eyes drawn so far, all special tiles in play. */
export function buildMordorPool(s: State): void {
  for (let i = s.drawn.length - 1; i >= 0; i--) {
    const tile = s.drawn[i];
    if (!isEye[tile]) continue;
    s.drawn.splice(i, 1);
    s.pool.push(tile);
  }
  s.pool.push(...s.waiting);
  s.waiting.length = 0;
  s.pool.sort((a, b) => a - b);
}
/** BG-13.1.3: a special tile comes into play. */
export function bringTileIntoPlay(game: Table, tile: Tile, cause: string): void {
  const s = game.state;
  if (s.mordor === OFF_MORDOR_TRACK) s.waiting.push(tile);
  else returnToPool(s, tile);
  game.tell({ what: 'tile-in-play', tile, cause });
}
