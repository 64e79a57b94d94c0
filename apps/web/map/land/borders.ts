/**
 * From the settled mesh to lines drawn by hand: borders are splined, bent by one continuous warp of the whole plane
 * (neighbours stay watertight because they share the line), the coast is roughened.
 */
import { areaOf, boxOf, type Point } from '../../src/map/plane.ts';
import { LAKE } from '../facts/coast.ts';
import type { Place } from '../facts/ground.ts';
import { RIVERS } from '../facts/rivers.ts';
import { chanceOf, gradientNoise } from '../geometry/chance.ts';
import { found, type Line, meander, pairOf, resample, roughen, rounded, spline, thin } from '../geometry/lines.ts';
import { clamp } from '../geometry/vectors.ts';
import { FRAME } from '../sheet.ts';
import type { Border, BorderKind, Mesh, Side } from './mesh.ts';

export interface DrawnBorder {
  readonly a: string;
  readonly b: string;
  readonly kind: BorderKind;
  readonly river: string | null;
  readonly line: Line;
}
export interface Lands {
  readonly borders: readonly DrawnBorder[];
  readonly rings: ReadonlyMap<string, readonly Side[]>;
  /** Clockwise. */
  readonly outlines: ReadonlyMap<string, Line>;
  readonly coast: Line;
  /** The Sea of Rhûn. */
  readonly inlandSea: Line;
}

/** Wave length and swing of each octave of the warp. */
const OCTAVES: readonly (readonly [wave: number, swing: number])[] = [
  [430, 15],
  [170, 9],
  [72, 5.2],
  [30, 2.2],
];
const WARP_SEED = 20261;

function warping(): (p: Point) => Point {
  const octaves = OCTAVES.map(([wave, swing], i) => {
    const [east, south] = [gradientNoise(WARP_SEED + i), gradientNoise(WARP_SEED + 50 + i)];
    return (x: number, y: number): Point => [swing * east(x / wave, y / wave), swing * south(x / wave, y / wave)];
  });
  // The frame stays straight.
  const ease = (away: number) => {
    const t = clamp(away / 90, 0, 1);
    return t * t * (3 - 2 * t);
  };
  return ([x, y]) => {
    const shifts = octaves.map((octave) => octave(x, y));
    const sum = (axis: 0 | 1) => shifts.reduce((total, shift) => total + shift[axis], 0);
    const quietX = Math.min(ease(x - FRAME.x0), ease(FRAME.x1 - x));
    const quietY = Math.min(ease(y - FRAME.y0), ease(FRAME.y1 - y));
    return [x + sum(0) * quietX, y + sum(1) * quietY];
  };
}

/** Points closer to the line than this are left out: nobody sees them, and every byte travels. */
const TOLERANCE = 0.5;

export function drawLands(mesh: Mesh): Lands {
  const warp = warping();
  const riverOf = new Map(RIVERS.flatMap((river) => river.chain.split(' ').map((pair) => [normal(pair), river.id])));
  const borders = mesh.borders.map((border): DrawnBorder => {
    const { a, b, kind } = border;
    const river = kind === 'open' || kind === 'closed' ? (riverOf.get(pairOf(a, b)) ?? null) : null;
    const raw = border.chain.map((i) => mesh.points[i]);
    return { a, b, kind, river, line: rounded(thin(byHand(border, raw, river, warp), TOLERANCE)) };
  });
  const outlines = new Map([...mesh.rings].map(([id, ring]) => [id, outlineOf(ring, borders)]));
  const coast = borders.filter((b) => b.kind === 'coast').flatMap((b, i) => (i === 0 ? b.line : b.line.slice(1)));
  const inlandSea = found(outlines.get(LAKE.id), LAKE.id);
  outlines.delete(LAKE.id);
  return { borders, rings: mesh.rings, outlines, coast, inlandSea };
}

function normal(pair: string): string {
  const [a, b] = pair.split('/');
  return pairOf(a, b);
}

function byHand({ a, b, kind }: Border, raw: Line, river: string | null, warp: (p: Point) => Point): Line {
  const random = chanceOf(pairOf(a, b));
  if (kind === 'frame') return raw.map(warp);
  if (kind === 'coast') return roughen(resample(raw, 6).map(warp), 44, [0.5, 0.46, 0.4, 0.3], random, 34);
  const smooth = resample(spline(raw), 6).map(warp);
  if (kind === 'shore') return roughen(smooth, 40, [0.42, 0.36, 0.3], random);
  if (river !== null) return meander(smooth, random, 5.5, 62);
  return kind === 'closed' ? meander(smooth, random, 4, 70) : meander(smooth, random, 3, 80);
}

function outlineOf(ring: readonly Side[], borders: readonly DrawnBorder[]): Line {
  const outline = ring.flatMap(({ border, backward }) => {
    const { line } = borders[border];
    return (backward ? line.toReversed() : line).slice(0, -1);
  });
  return areaOf(outline) < 0 ? outline.toReversed() : outline;
}

export function borderBetween(lands: Lands, pair: string): DrawnBorder {
  const wanted = normal(pair);
  return found(
    lands.borders.find((b) => (b.kind === 'open' || b.kind === 'closed') && pairOf(b.a, b.b) === wanted),
    `border ${pair}`,
  );
}

export function placeIn(lands: Lands, { region, at }: Place): Point {
  const box = boxOf(found(lands.outlines.get(region), region));
  return [box.x + box.w * at[0], box.y + box.h * at[1]];
}
