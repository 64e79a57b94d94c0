/** Rivers run along borders, grow to their mouths, and round the turns where three lands meet. */
import type { Point } from '../../src/map/plane.ts';
import { RIVERS, type RiverFact } from '../facts/rivers.ts';
import { chanceOf } from '../geometry/chance.ts';
import { found, type Line, lengthOf, meander, resample, spline } from '../geometry/lines.ts';
import { clamp, distance } from '../geometry/vectors.ts';
import { borderBetween, type Lands } from './borders.ts';

export interface River {
  readonly id: string;
  readonly line: Line;
  /** At each point. */
  readonly widths: readonly number[];
}

export const drawRivers = (lands: Lands): River[] => RIVERS.map((river) => drawRiver(river, lands));

function drawRiver(river: RiverFact, lands: Lands): River {
  const borders = river.chain.split(' ').map((pair) => borderBetween(lands, pair).line);
  const course = river.mouthIn === undefined ? joined(borders) : toTheShore(joined(borders), river.mouthIn, lands);
  const joints = borders.flatMap((line) => [line[0], line[line.length - 1]]);
  // The borders were thinned out; a river is rounded and widened in small steps.
  const line = roundTurns(resample(course, 6), joints);
  return { id: river.id, line, widths: widthsOf(river, line, lands) };
}

/** Borders end to end, each turned so that it begins where the last one ended. */
function joined(borders: readonly Line[]): Point[] {
  const near = (p: Point, q: Point) => distance(p, q) < 0.5;
  const ends = (line: Line): [Point, Point] => [line[0], line[line.length - 1]];
  const course: Point[] = [];
  borders.forEach((border, i) => {
    const [start, end] = ends(border);
    if (i === 0) {
      const next = borders[1];
      const forward = next === undefined || ends(next).some((p) => near(p, end));
      course.push(...(forward ? border : border.toReversed()));
      return;
    }
    const tip = course[course.length - 1];
    if (!near(start, tip) && !near(end, tip)) throw new Error('a river is broken between two borders');
    course.push(...(near(start, tip) ? border : border.toReversed()).slice(1));
  });
  return course;
}

/** On through a region to the innermost point of its shore. */
function toTheShore(course: Line, region: string, lands: Lands): Line {
  const shore = found(
    lands.borders.find((b) => b.kind === 'coast' && b.a === region),
    `shore of ${region}`,
  ).line;
  const mouth = shore.reduce((inner, p) => (p[0] > inner[0] ? p : inner));
  const [before, end] = [course[Math.max(0, course.length - 4)], course[course.length - 1]];
  const inner = resample(spline([before, end, mouth], 10).slice(10), 6);
  return [...course.slice(0, -1), ...meander(inner, chanceOf(region), 4, 60)];
}

function roundTurns(line: Line, joints: readonly Point[]): Line {
  const turns = line.map((p) => joints.some((joint) => distance(joint, p) < 17));
  let current = line;
  for (let pass = 0; pass < 3; pass++) {
    const last = current;
    current = last.map((p, i) => {
      if (!turns[i] || i < 2 || i > last.length - 3) return p;
      const [a, c] = [last[i - 1], last[i + 1]];
      return [(a[0] + 2 * p[0] + c[0]) / 4, (a[1] + 2 * p[1] + c[1]) / 4];
    });
  }
  return current;
}

export const endsInTheSea = (line: Line, lands: Lands): boolean =>
  lands.coast.some((p) => distance(p, line[line.length - 1]) < 3);

function widthsOf({ width: [source, mouth] }: RiverFact, line: Line, lands: Lands): number[] {
  const whole = lengthOf(line);
  const atSea = endsInTheSea(line, lands);
  let way = 0;
  return line.map((p, i) => {
    if (i > 0) way += distance(p, line[i - 1]);
    const part = way / whole;
    const young = source * clamp(part * 12, 0.25, 1);
    const flare = atSea ? clamp((way - whole + 40) / 40, 0, 1) * mouth * 0.7 : 0;
    return young + (mouth - young) * part ** 0.85 + flare;
  });
}
