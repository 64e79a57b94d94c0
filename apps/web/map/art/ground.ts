/** Woods, hills, grass, fields, reeds, dunes and ash: the small signs that fill the lands and leave the names free. */
import { boxOf, isInside, type Point } from '../../src/map/plane.ts';
import { PEAKS, type Stamp, stampHill, stampPeak, stampTree } from '../draw/stamps.ts';
import { path } from '../draw/svg.ts';
import { GROUND } from '../facts/ground.ts';
import { type Chance, chanceOf, gradientNoise } from '../geometry/chance.ts';
import { distanceToLine, found, type Line } from '../geometry/lines.ts';
import { distance } from '../geometry/vectors.ts';
import type { DrawnBorder } from '../land/borders.ts';
import { FRAME } from '../sheet.ts';
import { type Art, isClearOfNames } from './art.ts';
import type { Peak } from './peaks.ts';

interface Wood {
  /** Kinds of trees, more often named when there are more of them. */
  readonly trees: readonly string[];
  readonly gap: number;
  /** From about -1 (bare) to 1 (closed). */
  readonly density: number;
}
const wood = (trees: string, gap: number, density: number): Wood => ({ trees: trees.split(' '), gap, density });
const DARKWOOD = wood('t2 t3 t3 t4 t0', 15, 0.78);
const WOODS: Readonly<Record<string, Wood>> = {
  ...Object.fromEntries(GROUND.darkwood.map((id) => [id, DARKWOOD])),
  fangorn: wood('t0 t2 t2 t5', 15, 0.65),
  lorien: wood('t5 t5 t1', 15, 0.65),
  'old-forest': wood('t0 t1 t2', 15, 0.65),
  'druadan-forest': wood('t0 t2 t4', 17, 0.45),
  trollshaws: wood('t1 t4 t0', 20, 0.02),
  carrock: wood('t1 t3', 22, -0.28),
  bree: wood('t1 t0', 22, -0.3),
  minhiriath: wood('t1 t0', 22, -0.42),
  'eagles-eyrie': wood('t3 t4', 24, -0.32),
  'north-ithilien': wood('t1 t5', 24, -0.22),
  'south-ithilien': wood('t1 t5', 24, -0.25),
  rivendell: wood('t4 t1', 24, -0.3),
  hollin: wood('t1', 26, -0.34),
  'the-shire': wood('t1', 26, -0.34),
};

const outlineOf = (art: Art, id: string): Line => found(art.lands.outlines.get(id), id);
const bordersOf = (art: Art, id: string): DrawnBorder[] => art.lands.borders.filter((b) => b.a === id || b.b === id);

/** A loose grid of points over a region. */
function scattered(outline: Line, gap: number, rowGap: number, start: number, shake: Point, random: Chance): Point[] {
  const box = boxOf(outline);
  const points: Point[] = [];
  for (let y = box.y + start; y < box.y + box.h; y += rowGap) {
    const indent = ((Math.round(y / rowGap) % 2) * gap) / 2;
    for (let x = box.x + indent; x < box.x + box.w; x += gap) {
      points.push([x + (random() - 0.5) * gap * shake[0], y + (random() - 0.5) * gap * shake[1]]);
    }
  }
  return points.filter((p) => isInside(p, outline));
}

export function plantTrees(art: Art, peaks: readonly Peak[]): Stamp[] {
  const thickness = gradientNoise(77);
  return Object.entries(WOODS).flatMap(([id, { trees, gap, density }]) => {
    const random = chanceOf(`wood ${id}`);
    const borders = bordersOf(art, id);
    const mayGrow = (foot: Point): boolean => {
      const [x, y] = foot;
      const middle: Point = [x, y - 9];
      return (
        thickness(x / 70, y / 70) + density >= 0 &&
        y - 22 >= FRAME.y0 &&
        isClearOfNames(art, foot, 2) &&
        isClearOfNames(art, middle, 5) &&
        isClearOfNames(art, [x, y - 19], 2) &&
        borders.every((b) => distanceToLine(middle, b.line) >= (b.kind === 'closed' ? 26 : b.river ? 15 : 11.5)) &&
        art.lakes.every((lake) => distanceToLine(foot, lake.outline, true) >= 10 && !isInside(foot, lake.outline)) &&
        !peaks.some(
          (peak) => Math.abs(peak.foot[0] - x) < peak.w * 0.5 + 5 && y > peak.foot[1] - peak.h && y < peak.foot[1] + 20,
        )
      );
    };
    return scattered(outlineOf(art, id), gap, gap * 0.8, 0, [0.6, 0.4], random)
      .filter(mayGrow)
      .map((foot) => stampTree(foot, trees[Math.floor(random() * trees.length)]));
  });
}

/** Points for other signs in a region, `clear` of everything. */
function clearings(art: Art, peaks: readonly Peak[], id: string, gap: number, clear: number): Point[] {
  const random = chanceOf(`ground ${id}`);
  const borders = bordersOf(art, id);
  return scattered(outlineOf(art, id), gap, gap * 0.7, gap * 0.4, [0.7, 0.5], random).filter(
    (p) =>
      isClearOfNames(art, p, clear) &&
      isClearOfNames(art, [p[0], p[1] - clear], clear) &&
      borders.every((b) => distanceToLine(p, b.line) >= (b.kind === 'closed' ? 30 : clear + 4)) &&
      art.lakes.every((lake) => distanceToLine(p, lake.outline, true) >= clear + 6 && !isInside(p, lake.outline)) &&
      art.obstacles.every((obstacle) => distance(obstacle.at, p) >= obstacle.radius) &&
      !peaks.some(
        ({ foot, w, h }) =>
          Math.abs(foot[0] - p[0]) < w * 0.6 + clear && p[1] > foot[1] - h - clear && p[1] < foot[1] + clear,
      ),
  );
}

export function raiseHills(art: Art, peaks: readonly Peak[]): Stamp[] {
  const wide = ['evendim', 'andrast'];
  const hills = GROUND.hills.flatMap((id) => {
    const random = chanceOf(`hills ${id}`);
    return clearings(art, peaks, id, wide.includes(id) ? 62 : 44, 18).map(([x, y]) => stampHill([x, y + 6], random()));
  });
  const crags = GROUND.crags.flatMap((id) => {
    const random = chanceOf(`crags ${id}`);
    const stamps = PEAKS.slice(1, 4).flat();
    return clearings(art, peaks, id, 34, 13).map(([x, y]) =>
      stampPeak(stamps[Math.floor(random() * stamps.length)], [x, y + 8], false),
    );
  });
  return [...hills, ...crags];
}

/** Signs that are strokes of the pen: one path for each kind and region. */
export function groundSigns(art: Art, peaks: readonly Peak[]): string {
  const strokes = (ids: readonly string[], gap: number, clear: number, often: number, sign: Sign): string =>
    ids
      .map((id) => {
        const random = chanceOf(`signs ${id}`);
        const places = clearings(art, peaks, id, gap, clear).filter(() => random() < often);
        return places.length === 0 ? '' : `<path d="${places.map((p) => sign(p, random)).join('')}"/>`;
      })
      .join('');
  return (
    `<g class="soft">${strokes(GROUND.grass, 62, 14, 0.6, tuft)}${strokes(GROUND.farm, 58, 18, 0.55, furrows)}` +
    `${strokes(GROUND.sand, 78, 18, 0.6, dune)}${strokes(GROUND.ash, 44, 13, 0.6, crack)}</g>` +
    `<g class="reeds">${strokes(GROUND.marsh, 36, 12, 1, reed)}</g>` +
    `<g class="dots">${strokes([...GROUND.barren, ...GROUND.sand], 27, 8, 0.72, dot)}</g>`
  );
}

type Sign = (p: Point, random: Chance) => string;
const stroke = ([x, y]: Point, ...steps: readonly Point[]): string =>
  path([[x, y], ...steps.map(([dx, dy]): Point => [x + dx, y + dy])]);

const tuft: Sign = ([x, y]) =>
  stroke([x - 6, y], [-2, -6]) +
  stroke([x - 2, y], [0, -8]) +
  stroke([x + 2, y], [2, -7]) +
  stroke([x + 6, y], [4, -5]);
const furrows: Sign = ([x, y]) => [0, 1, 2].map((k) => stroke([x - 10 + k * 3, y - 4 + k * 5], [18, -3])).join('');
const reed: Sign = ([x, y], random) =>
  stroke([x - 11, y], [8 + random() * 5, 0]) +
  stroke([x + 5, y], [4 + random() * 4, 0]) +
  stroke([x - 6, y + 5], [11, 0]) +
  stroke([x - 3, y], [-2, -8]) +
  stroke([x, y], [0, -10]) +
  stroke([x + 3, y], [2, -8]);
const dot: Sign = (p) => `${path([p])}h.1`;
const dune: Sign = ([x, y]) => `${path([[x - 16, y]])}c7-8 14-8 17-3c4-4 9-4 14 2`;
const crack: Sign = ([x, y], random) => {
  const angle = random() * Math.PI;
  const [dx, dy] = [Math.cos(angle) * 10, Math.sin(angle) * 7];
  const bend: Point = [dx * 0.8, dy * 1.2 + 2];
  return (
    stroke([x - dx, y - dy], bend, [bend[0] + dx * 0.9, bend[1] + dy * 0.6 - 2]) +
    stroke([x - dx + bend[0], y - dy + bend[1]], [dy * 0.7, -dx * 0.4])
  );
};
