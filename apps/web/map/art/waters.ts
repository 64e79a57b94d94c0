/** Lakes, islands, and what must be kept clear of names and tokens. */
import type { Point } from '../../src/map/plane.ts';
import { ISLANDS, LAKES, type LakeFact, LONELY_MOUNTAIN, ORODRUIN } from '../facts/ground.ts';
import { chanceOf } from '../geometry/chance.ts';
import { along, type Line, lengthOf, roughen, rounded, spline, thin } from '../geometry/lines.ts';
import { borderBetween, type Lands, placeIn } from '../land/borders.ts';
import type { Obstacle } from '../place/room.ts';
import { onSheet } from '../sheet.ts';

export interface Water {
  readonly id: string;
  readonly middle: Point;
  readonly outline: Line;
}

/** A round outline that no compass has drawn. */
function blob(id: string, middle: Point, rx: number, ry: number, roughness: number): Line {
  const random = chanceOf(id);
  const ring = Array.from({ length: 12 }, (_, i): Point => {
    const angle = (i / 12) * 2 * Math.PI;
    const stretch = 1 + (random() - 0.5) * roughness;
    return [middle[0] + rx * stretch * Math.cos(angle), middle[1] + ry * stretch * Math.sin(angle)];
  });
  const smooth = spline(ring, 8, true);
  return rounded(thin(roughen([...smooth, smooth[0]], 14, [0.3, 0.25], random), 0.5)).slice(0, -1);
}

function middleOfLake(lands: Lands, { where }: LakeFact): Point {
  if ('region' in where) return placeIn(lands, where);
  const { line } = borderBetween(lands, where.border);
  return along(line, lengthOf(line) * where.part).at;
}

export const drawLakes = (lands: Lands): Water[] =>
  LAKES.map((lake) => {
    const middle = middleOfLake(lands, lake);
    return { id: lake.id, middle, outline: blob(lake.id, middle, lake.rx, lake.ry, 0.3) };
  });

export const drawIslands = (): Water[] =>
  ISLANDS.map(({ id, at, rx, ry }) => {
    const middle = onSheet(at);
    return { id, middle, outline: blob(id, middle, rx, ry, 0.5) };
  });

/** Lakes as rows of circles, and the two mountains that stand alone. */
export function obstaclesIn(lands: Lands): Obstacle[] {
  const lakes = LAKES.flatMap((lake): Obstacle[] => {
    const [x, y] = middleOfLake(lands, lake);
    const circles = Math.max(1, Math.round(lake.rx / lake.ry));
    return Array.from({ length: circles }, (_, i) => {
      const part = circles === 1 ? 0 : (i / (circles - 1)) * 2 - 1;
      return { at: [x + part * (lake.rx - lake.ry), y], radius: Math.max(lake.ry, lake.rx / circles) + 10 };
    });
  });
  const [dx, dy] = placeIn(lands, ORODRUIN);
  const [lx, ly] = placeIn(lands, LONELY_MOUNTAIN);
  return [
    ...lakes,
    { at: [dx, dy + 5], radius: 56 },
    { at: [dx, dy - 50], radius: 42 },
    { at: [dx - 34, dy + 24], radius: 36 },
    { at: [dx + 34, dy + 24], radius: 36 },
    { at: [dx, dy + 62], radius: 24 },
    { at: [lx, ly - 26], radius: 36 },
  ];
}
