/** Lines as lists of points: measured, resampled, smoothed, roughened, thinned out. */
import type { Point } from '../../src/map/plane.ts';
import type { Chance } from './chance.ts';
import { between, clamp, distance, distanceToSegment } from './vectors.ts';

export type Line = readonly Point[];

export function lengthOf(line: Line): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1], line[i]);
  return sum;
}

export function distanceToLine(p: Point, line: Line, closed = false): number {
  let least = Number.POSITIVE_INFINITY;
  const segments = closed ? line.length : line.length - 1;
  for (let i = 0; i < segments; i++) {
    least = Math.min(least, distanceToSegment(p, line[i], line[(i + 1) % line.length]));
  }
  return least;
}

/** Point and direction at a distance along a line. */
export function along(line: Line, way: number): { readonly at: Point; readonly direction: Point } {
  let rest = way;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1];
    const b = line[i];
    const step = distance(a, b);
    if (rest <= step || i === line.length - 1) {
      const t = step === 0 ? 0 : clamp(rest / step, 0, 1);
      return { at: between(a, b, t), direction: step === 0 ? [1, 0] : [(b[0] - a[0]) / step, (b[1] - a[1]) / step] };
    }
    rest -= step;
  }
  return { at: line[0], direction: [1, 0] };
}

export function resample(line: Line, step: number): Point[] {
  const whole = lengthOf(line);
  const parts = Math.max(1, Math.round(whole / step));
  const points = Array.from({ length: parts + 1 }, (_, i) => along(line, (whole * i) / parts).at);
  points[0] = line[0];
  points[parts] = line[line.length - 1];
  return points;
}

/** Centripetal Catmull-Rom through the points. */
export function spline(points: Line, perSegment = 12, closed = false): Point[] {
  const n = points.length;
  if (n < 3 && !closed) return points.slice();
  const beyond = (end: Point, next: Point): Point => [2 * end[0] - next[0], 2 * end[1] - next[1]];
  const at = (i: number): Point => {
    if (closed) return points[((i % n) + n) % n];
    if (i < 0) return beyond(points[0], points[1]);
    return i >= n ? beyond(points[n - 1], points[n - 2]) : points[i];
  };
  const knot = (from: number, a: Point, b: Point) => from + Math.sqrt(Math.max(1e-6, distance(a, b)));
  const out: Point[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const t0 = 0;
    const t1 = knot(t0, p0, p1);
    const t2 = knot(t1, p1, p2);
    const t3 = knot(t2, p2, p3);
    for (let k = 0; k < perSegment; k++) {
      const t = t1 + ((t2 - t1) * k) / perSegment;
      const mix = (a: Point, b: Point, ta: number, tb: number): Point => between(a, b, (t - ta) / (tb - ta));
      const first = mix(mix(p0, p1, t0, t1), mix(p1, p2, t1, t2), t0, t2);
      const second = mix(mix(p1, p2, t1, t2), mix(p2, p3, t2, t3), t1, t3);
      out.push(mix(first, second, t1, t2));
    }
  }
  if (!closed) out.push(points[n - 1]);
  return out;
}

/** Fractal displacement: finer and finer sideways shifts, quiet within `calm` of the ends, which stay. */
export function roughen(line: Line, first: number, levels: readonly number[], random: Chance, calm = 0): Point[] {
  let current = resample(line, first);
  const start = line[0];
  const end = line[line.length - 1];
  for (const roughness of levels) {
    const finer: Point[] = [current[0]];
    for (let i = 1; i < current.length; i++) {
      const a = current[i - 1];
      const b = current[i];
      const step = distance(a, b);
      const nearest = Math.min(distance(a, start), distance(b, end), distance(a, end), distance(b, start));
      const quiet = calm > 0 ? clamp(nearest / calm, 0, 1) : 1;
      const shift = (random() - 0.5) * roughness * step * quiet;
      finer.push([
        (a[0] + b[0]) / 2 - ((b[1] - a[1]) / step) * shift,
        (a[1] + b[1]) / 2 + ((b[0] - a[0]) / step) * shift,
      ]);
      finer.push(b);
    }
    current = finer;
  }
  return current;
}

/** Sideways wandering that dies away at the ends, so that junctions stay where they are. */
export function meander(line: Line, random: Chance, swing: number, wave: number): Point[] {
  const whole = lengthOf(line);
  const slow = random() * 6.28;
  const quick = random() * 6.28;
  let way = 0;
  return line.map((p, i) => {
    if (i === 0 || i === line.length - 1) return p;
    const a = line[i - 1];
    const b = line[i + 1];
    way += distance(a, p);
    const step = distance(a, b) || 1;
    const ends = clamp(Math.min(way, whole - way) / 30, 0, 1);
    const wander = Math.sin((way / wave) * 6.28 + slow) * 0.65 + Math.sin((way / wave) * 14.3 + quick) * 0.35;
    const shift = ends * swing * wander;
    return [p[0] - ((b[1] - a[1]) / step) * shift, p[1] + ((b[0] - a[0]) / step) * shift];
  });
}

/** The line moved sideways. */
export const shifted = (line: Line, by: number): Point[] =>
  line.map((p, i) => {
    const [a, b] = [line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)]];
    const step = distance(a, b) || 1;
    return [p[0] - ((b[1] - a[1]) / step) * by, p[1] + ((b[0] - a[0]) / step) * by];
  });

/** Ramer-Douglas-Peucker: leaves out the points that nobody would miss. Both ends stay. */
export function thin(line: Line, tolerance: number): Point[] {
  const keep = new Set([0, line.length - 1]);
  const spans = [[0, line.length - 1]];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span;
    let furthest = tolerance;
    let at = -1;
    for (let i = from + 1; i < to; i++) {
      const off = distanceToSegment(line[i], line[from], line[to]);
      if (off > furthest) {
        furthest = off;
        at = i;
      }
    }
    if (at < 0) continue;
    keep.add(at);
    spans.push([from, at], [at, to]);
  }
  return line.filter((_, i) => keep.has(i));
}

export const rounded = (line: Line, grid = 0.5): Point[] =>
  line.map(([x, y]) => [Math.round(x / grid) * grid, Math.round(y / grid) * grid]);

/** `a/b` in alphabetical order: the name of the border between two regions. */
export const pairOf = (a: string, b: string): string => (a < b ? `${a}/${b}` : `${b}/${a}`);

/** What must be there. */
export function found<V>(value: V | undefined, what: string): V {
  if (value === undefined) throw new Error(`there is no ${what}`);
  return value;
}
