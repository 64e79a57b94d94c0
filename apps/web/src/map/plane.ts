/** The plane of the sheet: x grows to the east, y to the south, in sheet units. */
export type Point = readonly [x: number, y: number];
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Signed: positive when the ring runs clockwise on the screen. */
export function areaOf(ring: readonly Point[]): number {
  let twice = 0;
  for (let i = 0; i < ring.length; i++) {
    const a = ring[i];
    const b = ring[(i + 1) % ring.length];
    twice += a[0] * b[1] - a[1] * b[0];
  }
  return twice / 2;
}

export function centroidOf(ring: readonly Point[]): Point {
  let twice = 0;
  let x = 0;
  let y = 0;
  for (let i = 0; i < ring.length; i++) {
    const a = ring[i];
    const b = ring[(i + 1) % ring.length];
    const wedge = a[0] * b[1] - a[1] * b[0];
    twice += wedge;
    x += (a[0] + b[0]) * wedge;
    y += (a[1] + b[1]) * wedge;
  }
  return [x / (3 * twice), y / (3 * twice)];
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

export const middleOf = (box: Box): Point => [box.x + box.w / 2, box.y + box.h / 2];

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

export function isInside(point: Point, ring: readonly Point[]): boolean {
  let within = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = ring[i];
    const b = ring[j];
    if (a[1] > point[1] === b[1] > point[1]) continue;
    if (point[0] < ((b[0] - a[0]) * (point[1] - a[1])) / (b[1] - a[1]) + a[0]) within = !within;
  }
  return within;
}
