import type { Point } from '../../src/map/plane.ts';

export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
export const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
/** Math.hypot guards against overflow, and is ten times slower for it. */
export const lengthOfStep = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);
export const distance = (a: Point, b: Point): number => lengthOfStep(a[0] - b[0], a[1] - b[1]);
/** Twice the signed area of the triangle: on which side of the line from a to b the point p lies. */
const turn = (a: Point, b: Point, p: Point): number => (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);

export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : clamp(((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square, 0, 1);
  return lengthOfStep(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}

/** Do the open segments ab and cd cross properly? */
export function segmentsCross(a: Point, b: Point, c: Point, d: Point): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}
