/** Where waters and mountains bear their names. The ids are those of the catalogue of names. */
import { type Box, boxOf } from '../../src/map/plane.ts';
import { ORODRUIN } from '../facts/ground.ts';
import { along, found, type Line, lengthOf, resample, thin } from '../geometry/lines.ts';
import { distance } from '../geometry/vectors.ts';
import { placeIn } from '../land/borders.ts';
import type { River } from '../land/rivers.ts';
import type { Art } from './art.ts';

export interface FeatureLabel {
  readonly id: string;
  readonly box: Box;
  readonly size: number;
  /** Written only when one looks closely. */
  readonly near: boolean;
}
export interface RiverLabel {
  readonly id: string;
  readonly line: Line;
  readonly length: number;
}

const inside = (line: Line, part: number): Box => {
  const { x, y, w, h } = boxOf(line);
  return { x: x + (w * (1 - part)) / 2, y: y + (h * (1 - part)) / 2, w: w * part, h: h * part };
};

export function featureLabels(art: Art): FeatureLabel[] {
  const lake = (id: string) =>
    found(
      art.lakes.find((water) => water.id === id),
      id,
    ).outline;
  const [x, y] = placeIn(art.lands, ORODRUIN);
  return [
    { id: 'western-coast', box: { x: 130, y: 1380, w: 400, h: 120 }, size: 58, near: false },
    { id: 'sea-of-rhun', box: inside(art.lands.inlandSea, 0.66), size: 30, near: false },
    { id: 'nurnen', box: inside(lake('nurnen'), 0.9), size: 21, near: false },
    { id: 'mount-doom', box: { x: x - 66, y: y + 38, w: 132, h: 28 }, size: 24, near: false },
    { id: 'lake-evendim', box: inside(lake('lake-evendim'), 0.92), size: 15, near: true },
  ];
}

/** Rivers whose names the catalogue has. */
const NAMED = new Set(
  'anduin brandywine greyflood loudwater isen entwash celduin carnen forest-river gladden silverlode limlight lhun'.split(
    ' ',
  ),
);
const STRETCH = 230;

export const riverLabels = (rivers: readonly River[]): RiverLabel[] =>
  rivers.filter(({ id }) => NAMED.has(id)).map(({ id, line }) => ({ id, ...straightest(line) }));

/** The straightest stretch of a river, from left to right. */
function straightest(line: Line): { line: Line; length: number } {
  const whole = lengthOf(line);
  const length = Math.min(STRETCH, whole * 0.9);
  let best: { line: Line; straight: number } | null = null;
  for (let from = 0; from + length <= whole; from += 10) {
    const stretch = resample(
      Array.from({ length: 24 }, (_, i) => along(line, from + (length * i) / 23).at),
      10,
    );
    const straight = distance(stretch[0], stretch[stretch.length - 1]);
    if (best === null || straight > best.straight) best = { line: stretch, straight };
  }
  const stretch = thin(found(best ?? undefined, 'stretch').line, 2.5);
  return { line: stretch[0][0] <= stretch[stretch.length - 1][0] ? stretch : stretch.toReversed(), length };
}
