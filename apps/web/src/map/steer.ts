/** Arrow keys: from a region to the neighbour that lies in that direction. */
import { neighboursOf, outlineOf, type RegionId } from './outlines.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

const HEADING: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};
/** Half of the sector that counts as one direction: a little more than a quarter of the circle, so that none is missed. */
const SECTOR = Math.cos((62 * Math.PI) / 180);

/** The neighbour straightest ahead, the nearer of two; null at the edge of the world. */
export function neighbourTowards(from: RegionId, direction: Direction): RegionId | null {
  const [hx, hy] = HEADING[direction];
  const [x, y] = outlineOf(from).middle;
  let best: { id: RegionId; cost: number } | null = null;
  for (const id of neighboursOf(from)) {
    const [nx, ny] = outlineOf(id).middle;
    const away = Math.hypot(nx - x, ny - y);
    const straight = ((nx - x) * hx + (ny - y) * hy) / away;
    if (straight < SECTOR) continue;
    const cost = away / straight ** 2;
    if (best === null || cost < best.cost) best = { id, cost };
  }
  return best === null ? null : best.id;
}
