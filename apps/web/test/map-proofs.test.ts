import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { borders } from '../../../packages/board-game/src/data/borders.ts';
import { regionFacts } from '../../../packages/board-game/src/data/regions.ts';
import { CLOSED } from '../map/facts/closed.ts';
import { distanceToLine, lengthOf, pairOf } from '../map/geometry/lines.ts';
import { segmentsCross } from '../map/geometry/vectors.ts';
import { FRAME } from '../map/sheet.ts';
import { drawnBorders, isRegionId, outlineOf, regionIds, SHEET } from '../src/map/outlines.ts';
import { areaOf, type Point } from '../src/map/plane.ts';
import { peaksIn } from './map-drawing.ts';

const adjacent = new Set(Object.entries(borders).flatMap(([a, others]) => others.map((b) => pairOf(a, b))));
const impassable = new Set(CLOSED.map(([a, b]) => pairOf(a, b)));
const segmentOf = (p: Point, q: Point): string => [p.join(','), q.join(',')].sort().join(' ');

/** Contacts found from the outlines alone: how much of their edge two regions share. */
const shared = (() => {
  const owners = new Map<string, { ids: string[]; length: number }>();
  for (const id of regionIds) {
    const { ring } = outlineOf(id);
    ring.forEach((p, i) => {
      const q = ring[(i + 1) % ring.length];
      const entry = owners.get(segmentOf(p, q)) ?? { ids: [], length: lengthOf([p, q]) };
      entry.ids.push(id);
      owners.set(segmentOf(p, q), entry);
    });
  }
  const lengths = new Map<string, number>();
  for (const { ids, length } of owners.values()) {
    if (ids.length > 2) throw new Error(`${ids.join(', ')} share one segment`);
    if (ids.length < 2) continue;
    const pair = pairOf(ids[0], ids[1]);
    lengths.set(pair, (lengths.get(pair) ?? 0) + length);
  }
  return lengths;
})();
/** A border shorter than this would be overlooked. */
const LEAST_BORDER = 0.012 * SHEET.w;

const between = drawnBorders.filter(({ kind }) => kind === 'open' || kind === 'closed');
const kindsOf = (pair: string) => between.filter(({ a, b }) => pairOf(a, b) === pair).map(({ kind }) => kind);
const peaks = peaksIn(readFileSync(new URL('../src/map/generated/drawing.svg', import.meta.url), 'utf8'));

describe('the map and the facts of the board', () => {
  it('BG-2.1.1: every region is drawn, and no other', () => {
    expect([...regionIds].sort()).toEqual(regionFacts.map(({ id }) => id).sort());
  });

  it('BG-2.1.2: adjacent regions share a border that can be seen, drawn open', () => {
    expect(adjacent.size).toBe(232);
    for (const pair of adjacent) {
      expect(shared.get(pair) ?? 0, pair).toBeGreaterThanOrEqual(LEAST_BORDER);
      expect(kindsOf(pair), pair).toEqual(['open']);
    }
  });

  it('BG-2.1.3: regions that touch without being adjacent are drawn with a closed border, and are known to touch', () => {
    const closed = [...shared.keys()].filter((pair) => !adjacent.has(pair));
    expect(closed.length).toBe(48);
    for (const pair of closed) {
      expect(kindsOf(pair), pair).toEqual(['closed']);
      expect(impassable.has(pair), pair).toBe(true);
    }
  });

  it('BG-2.1.3: a closed border is a wall of at least two peaks', () => {
    for (const { a, b, kind, line } of between) {
      if (kind !== 'closed') continue;
      const wall = peaks.filter(({ foot, h }) => distanceToLine([foot[0], foot[1] - h * 0.4], line) < 26);
      expect(wall.length, pairOf(a, b)).toBeGreaterThanOrEqual(2);
    }
  });

  it('BG-2.1.2: no peak stands across an open border', () => {
    expect(peaks.length).toBeGreaterThan(300);
    for (const { a, b, kind, line } of between) {
      if (kind !== 'open') continue;
      for (const { foot, w, h } of peaks) {
        const triangle: Point[] = [
          [foot[0] - w / 2, foot[1]],
          [foot[0], foot[1] - h],
          [foot[0] + w / 2, foot[1]],
        ];
        const crossing = line.some(
          (p, i) => i > 0 && triangle.some((q, k) => segmentsCross(line[i - 1], p, q, triangle[(k + 1) % 3])),
        );
        expect(crossing, `${pairOf(a, b)} at ${foot}`).toBe(false);
      }
    }
  });

  it('the coast touches the coastal regions, visibly, and no other', () => {
    for (const { id, coastal } of regionFacts) {
      const shore = drawnBorders.filter(({ a, kind }) => kind === 'coast' && a === id);
      const length = shore.reduce((sum, { line }) => sum + lengthOf(line), 0);
      if (coastal) expect(length, id).toBeGreaterThanOrEqual(LEAST_BORDER);
      else expect(shore, id).toEqual([]);
    }
  });
});

describe('the map as a partition of the plane', () => {
  it('outlines neither cross themselves nor one another', () => {
    const cell = 60;
    const grid = new Map<string, { p: Point; q: Point; id: string }[]>();
    for (const id of regionIds) {
      const { ring } = outlineOf(id);
      ring.forEach((p, i) => {
        const q = ring[(i + 1) % ring.length];
        const [x0, x1] = [Math.min(p[0], q[0]), Math.max(p[0], q[0])].map((v) => Math.floor(v / cell));
        const [y0, y1] = [Math.min(p[1], q[1]), Math.max(p[1], q[1])].map((v) => Math.floor(v / cell));
        for (let x = x0; x <= x1; x++) {
          for (let y = y0; y <= y1; y++) grid.set(`${x},${y}`, [...(grid.get(`${x},${y}`) ?? []), { p, q, id }]);
        }
      });
    }
    const crossings: string[] = [];
    for (const segments of grid.values()) {
      segments.forEach((s, i) => {
        for (const t of segments.slice(i + 1)) {
          if (segmentsCross(s.p, s.q, t.p, t.q)) crossings.push(`${s.id} and ${t.id} at ${s.p}`);
        }
      });
    }
    expect(crossings).toEqual([]);
  });

  it('the regions cover the land exactly: coast and frame, less the Sea of Rhûn', () => {
    const coast = drawnBorders.filter(({ kind }) => kind === 'coast').flatMap(({ line }) => line);
    const land = Math.abs(areaOf([...coast, [FRAME.x1, FRAME.y1], [FRAME.x1, FRAME.y0]]));
    const rhun = drawnBorders.filter(({ kind }) => kind === 'shore').map(({ line }) => line);
    const regions = regionIds.reduce((sum, id) => sum + Math.abs(areaOf(outlineOf(id).ring)), 0);
    expect((regions + Math.abs(areaOf(ringOf(rhun)))) / land).toBeCloseTo(1, 7);
  });

  it('every border belongs to the regions it names', () => {
    for (const { a, b, line } of drawnBorders) {
      for (const id of [a, b]) {
        if (!isRegionId(id)) continue;
        const ring = new Set(outlineOf(id).ring.map((p) => p.join()));
        expect(
          line.every((p) => ring.has(p.join())),
          `${a}/${b}`,
        ).toBe(true);
      }
    }
  });
});

/** Lines end to end. */
function ringOf(lines: readonly (readonly Point[])[]): Point[] {
  const rest = [...lines];
  const ring: Point[] = [...(rest.shift() ?? [])];
  while (rest.length > 0) {
    const tip = ring[ring.length - 1].join();
    const next = rest.findIndex((line) => line[0].join() === tip || line[line.length - 1].join() === tip);
    const [line] = rest.splice(next, 1);
    ring.push(...(line[0].join() === tip ? line : line.toReversed()).slice(1));
  }
  return ring;
}
