/** What the drawing is made of, before it is written down: lands, waters, names to keep clear of. */
import type { Box, Point } from '../../src/map/plane.ts';
import { type Advances, writeName } from '../../src/map/text.ts';
import type { Facts } from '../facts/facts.ts';
import { found } from '../geometry/lines.ts';
import type { Lands } from '../land/borders.ts';
import type { River } from '../land/rivers.ts';
import type { Title } from '../place/home.ts';
import type { Obstacle } from '../place/room.ts';
import type { Water } from './waters.ts';

export interface Art {
  readonly facts: Facts;
  readonly lands: Lands;
  readonly rivers: readonly River[];
  readonly lakes: readonly Water[];
  readonly islands: readonly Water[];
  readonly obstacles: readonly Obstacle[];
  /** Names as written in English, and crests: nothing is drawn over these. */
  readonly written: readonly Box[];
}

export function writtenBoxes(facts: Facts, homes: ReadonlyMap<string, Title>, advances: Advances): Box[] {
  return facts.regions.flatMap(({ id, names }) => {
    const { name, size, crest } = found(homes.get(id), `home of ${id}`);
    const { box } = writeName(names[0], name, size, advances);
    return crest === null ? [widened(box, 2)] : [widened(box, 2), widened(crest, 1)];
  });
}

export const widened = (b: Box, by: number): Box => ({ x: b.x - by, y: b.y - by, w: b.w + 2 * by, h: b.h + 2 * by });
export const covers = (b: Box, [x, y]: Point): boolean => x > b.x && x < b.x + b.w && y > b.y && y < b.y + b.h;
export const isClearOfNames = (art: Art, p: Point, by: number): boolean =>
  !art.written.some((box) => covers(widened(box, by), p));
