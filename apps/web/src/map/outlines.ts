/** The outlines of the regions, put together from the borders they share, so that no border travels twice. */
import { BORDERS, RINGS } from './generated/outlines.ts';
import { areaOf, type Box, boxOf, centroidOf, type Point } from './plane.ts';

export type RegionId = keyof typeof RINGS;

/** The size of the whole sheet. */
export const SHEET = { w: 3000, h: 2000 } as const;

export interface Outline {
  readonly ring: readonly Point[];
  /** For an SVG path. */
  readonly path: string;
  readonly box: Box;
  readonly middle: Point;
}
export interface DrawnBorder {
  readonly a: string;
  readonly b: string;
  readonly kind: string;
  readonly line: readonly Point[];
}

function lineFrom(text: string): Point[] {
  const numbers = text.match(/-?\d+/g)?.map(Number) ?? [];
  const line: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < numbers.length; i += 2) {
    x += numbers[i] / 2;
    y += numbers[i + 1] / 2;
    line.push([x, y]);
  }
  return line;
}

export const drawnBorders: readonly DrawnBorder[] = BORDERS.map(([a, b, kind, text]) => ({
  a,
  b,
  kind,
  line: lineFrom(text),
}));

function outlineFrom(sides: readonly number[]): Outline {
  const walked = sides.flatMap((side) => {
    const { line } = drawnBorders[side < 0 ? ~side : side];
    return (side < 0 ? line.toReversed() : line).slice(0, -1);
  });
  const ring = areaOf(walked) < 0 ? walked.toReversed() : walked;
  return { ring, path: `M${ring.join('L')}Z`, box: boxOf(ring), middle: centroidOf(ring) };
}

export function isRegionId(id: string): id is RegionId {
  return Object.hasOwn(RINGS, id);
}
export const regionIds: readonly RegionId[] = Object.keys(RINGS).filter(isRegionId);

const byId = new Map<string, Outline>(regionIds.map((id) => [id, outlineFrom(RINGS[id])]));
export function outlineOf(id: RegionId): Outline {
  const outline = byId.get(id);
  if (outline === undefined) throw new Error(`there is no region ${id}`);
  return outline;
}

/** Regions that touch, whether one may cross their border or not. */
const touching = new Map<string, RegionId[]>(regionIds.map((id) => [id, []]));
for (const { a, b } of drawnBorders) {
  if (!isRegionId(a) || !isRegionId(b)) continue;
  touching.get(a)?.push(b);
  touching.get(b)?.push(a);
}
export const neighboursOf = (id: RegionId): readonly RegionId[] => touching.get(id) ?? [];
