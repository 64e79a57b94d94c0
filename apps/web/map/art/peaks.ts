/** Mountains: along closed borders, so that each looks like a wall, and in ranges beside them; never across an open border. */
import { type Box, isInside, overlap, type Point } from '../../src/map/plane.ts';
import { type PeakStamp, peaksOfSize, STEEP } from '../draw/stamps.ts';
import { GROUND, RANGES } from '../facts/ground.ts';
import { type Chance, chanceOf } from '../geometry/chance.ts';
import { along, distanceToLine, type Line, lengthOf, pairOf, spline } from '../geometry/lines.ts';
import { type DrawnBorder, placeIn } from '../land/borders.ts';
import { FRAME } from '../sheet.ts';
import { type Art, covers } from './art.ts';

export interface Peak {
  readonly stamp: PeakStamp;
  /** The middle of its foot. */
  readonly foot: Point;
  readonly w: number;
  readonly h: number;
  readonly dark: boolean;
}

interface Try {
  readonly at: Point;
  readonly size: number;
  readonly dark: boolean;
  /** Borders that it must not touch. */
  readonly mind: readonly DrawnBorder[];
  readonly least?: number;
}

const LEAST_SIZE = 0.44;
const isDark = (id: string) => GROUND.ash.includes(id);
const beside = ([x, y]: Point, direction: Point, off: number): Point => [
  x - direction[1] * off,
  y + direction[0] * off,
];

export function raisePeaks(art: Art): Peak[] {
  const peaks: Peak[] = [];
  const tryToRaise = (attempt: Try, random: Chance) => {
    const peak = peakThatFits(art, attempt, random);
    if (peak !== null) peaks.push(peak);
  };
  const closed = art.lands.borders.filter((b) => b.kind === 'closed');
  for (const border of closed) {
    const random = chanceOf(pairOf(border.a, border.b));
    const dark = isDark(border.a) || isDark(border.b);
    const mind = openBordersOf(art, [border.a, border.b]);
    const whole = lengthOf(border.line);
    for (let way = 9; way < whole - 4; way += 20 + random() * 11) {
      const { at, direction } = along(border.line, way);
      const off = (random() - 0.5) * 16;
      const near: Point = [at[0] - direction[1] * off, at[1] + direction[0] * off * 0.6];
      tryToRaise({ at: near, size: 0.72 + random() * 0.5, dark, mind }, random);
      if (random() < 0.55) {
        const aside = (random() < 0.5 ? -1 : 1) * (22 + random() * 12);
        tryToRaise({ at: beside(at, direction, aside), size: 0.5 + random() * 0.2, dark, mind }, random);
      }
    }
  }
  // A short wall must look like one, too.
  for (const border of closed) {
    const random = chanceOf(`more ${pairOf(border.a, border.b)}`);
    const dark = isDark(border.a) || isDark(border.b);
    const mind = openBordersOf(art, [border.a, border.b]);
    const whole = lengthOf(border.line);
    for (let way = 9; way < whole - 6 && peaksOn(border.line, peaks).length < 4; way += 6) {
      const { at, direction } = along(border.line, way);
      if (peaks.some(({ foot }) => Math.abs(foot[0] - at[0]) < 12 && Math.abs(foot[1] - at[1]) < 18)) continue;
      const place = beside(at, direction, (random() - 0.5) * 10);
      tryToRaise({ at: place, size: 0.62, dark, mind, least: 0.28 }, random);
    }
  }
  for (const range of RANGES) {
    const random = chanceOf(range.id);
    const line = spline(
      range.line.map((place) => placeIn(art.lands, place)),
      10,
    );
    const mind = openBordersOf(
      art,
      range.line.map((place) => place.region),
    );
    const whole = lengthOf(line);
    for (let way = 0; way <= whole; way += (24 + random() * 12) * range.size) {
      const { at, direction } = along(line, way);
      const place = beside(at, direction, (random() - 0.5) * 18 * range.size);
      tryToRaise({ at: place, size: range.size * (0.85 + random() * 0.35), dark: range.dark ?? false, mind }, random);
    }
  }
  return peaks;
}

const openBordersOf = (art: Art, ids: readonly string[]): DrawnBorder[] =>
  art.lands.borders.filter((b) => b.kind === 'open' && (ids.includes(b.a) || ids.includes(b.b)));

/** The peaks that make a wall of a border. */
export const peaksOn = (line: Line, peaks: readonly Peak[]): Peak[] =>
  peaks.filter(({ foot, h }) => distanceToLine([foot[0], foot[1] - h * 0.4], line) < 26);

/** A peak as large as there is room for, or none. */
function peakThatFits(art: Art, { at, size, dark, mind, least = LEAST_SIZE }: Try, random: Chance): Peak | null {
  for (const factor of [1, 0.78, 0.6, 0.46]) {
    if (size * factor < least) return null;
    const stamps = peaksOfSize(size * factor);
    const stamp = stamps[Math.floor(random() * stamps.length)];
    const h = stamp.h * (dark ? STEEP : 1);
    const peak: Peak = { stamp, foot: [at[0], at[1] + h * 0.42], w: stamp.w, h, dark };
    if (fits(art, peak, mind)) return peak;
  }
  return null;
}

function fits(art: Art, peak: Peak, mind: readonly DrawnBorder[]): boolean {
  const points = samplesOf(peak);
  const inFrame = ([x, y]: Point) => y >= FRAME.y0 + 4 && x >= FRAME.x0 + 4 && x <= FRAME.x1 - 4 && y <= FRAME.y1 - 4;
  return (
    points.every(inFrame) &&
    !art.written.some((box) => overlap(coreOf(peak), box)) &&
    !points.some((p) => art.written.some((box) => covers(box, p))) &&
    !mind.some((border) => points.some((p) => distanceToLine(p, border.line) < 5)) &&
    !art.lakes.some((lake) => points.some((p) => isInside(p, lake.outline)))
  );
}

/** The middle of a peak, without its slopes. */
export const coreOf = ({ foot: [x, base], w, h }: Pick<Peak, 'foot' | 'w' | 'h'>): Box => ({
  x: x - w / 4,
  y: base - h,
  w: w / 2,
  h: h * 0.7,
});

/** Points along both flanks, the foot and the middle. */
function samplesOf({ foot: [x, base], w, h }: Peak): Point[] {
  const points: Point[] = [];
  for (let t = 0; t <= 1; t += 0.125) {
    points.push([x - (w / 2) * (1 - t), base - h * t], [x + (w / 2) * (1 - t), base - h * t]);
    points.push([x + (w / 2) * (t * 2 - 1), base], [x, base - h * t]);
  }
  return points;
}
