/** The mesh of all borders: points that the settling may move, borders as chains of them, regions as rings of borders. */
import type { Point } from '../../src/map/plane.ts';
import { COAST, COAST_ORDER, EAST_ORDER, NORTH_ORDER, SOUTH_ORDER } from '../facts/coast.ts';
import { found, pairOf, spline } from '../geometry/lines.ts';
import { between } from '../geometry/vectors.ts';
import { FRAME, onSheet } from '../sheet.ts';
import type { Topology } from './topology.ts';

export type BorderKind = 'open' | 'closed' | 'shore' | 'coast' | 'frame';
export interface Border {
  readonly a: string;
  readonly b: string;
  readonly kind: BorderKind;
  /** Numbers of points. */
  readonly chain: readonly number[];
}
/** A border as part of a region's ring, walked forward or backward. */
export interface Side {
  readonly border: number;
  readonly backward: boolean;
}
export interface Mesh {
  readonly points: Point[];
  readonly freedom: readonly Freedom[];
  readonly borders: readonly Border[];
  readonly rings: ReadonlyMap<string, readonly Side[]>;
  /** All points of the coast. */
  readonly shore: readonly number[];
}
type Freedom = 'free' | 'fixed' | 'along-x' | 'along-y';

/** Free points on each border, and points of the coast between two given ones. */
const INNER_POINTS = 3;
const COAST_POINTS = 4;

export function meshOf(topology: Topology): Mesh {
  const points: Point[] = [];
  const freedom: Freedom[] = [];
  const borders: Border[] = [];
  const put = (at: Point, how: Freedom = 'free'): number => {
    freedom.push(how);
    return points.push(at) - 1;
  };
  const centre = (id: string): Point => found(topology.centres.get(id), id);
  const middle = (a: string, b: string): Point => between(centre(a), centre(b), 0.5);

  /** The two ends of the border of each pair. */
  const junctions = new Map<string, number[]>();
  const meet = (a: string, b: string, junction: number) => {
    const pair = pairOf(a, b);
    junctions.set(pair, [...(junctions.get(pair) ?? []), junction]);
  };
  for (const [a, b, c] of topology.triangles) {
    const [p, q, r] = [centre(a), centre(b), centre(c)];
    const junction = put([(p[0] + q[0] + r[0]) / 3, (p[1] + q[1] + r[1]) / 3]);
    meet(a, b, junction);
    meet(b, c, junction);
    meet(c, a, junction);
  }

  // The coast: fixed points on a smooth line through the given ones.
  const given = COAST_ORDER.map((id) => COAST[id].split(' ').map((text) => onSheet(pointFrom(text))));
  const shore = spline(given.flat(), COAST_POINTS).map((p) => put(p, 'fixed'));
  let from = 0;
  let last = -1;
  COAST_ORDER.forEach((id, i) => {
    last += given[i].length;
    const to = last * COAST_POINTS;
    borders.push({ a: id, b: 'sea', kind: 'coast', chain: shore.slice(from, to + 1) });
    if (i < COAST_ORDER.length - 1) meet(id, COAST_ORDER[i + 1], shore[to]);
    from = to;
  });

  // The frame: its corners are fixed, the ends of borders slide along it.
  const slide = (side: 'south' | 'east' | 'north', [x, y]: Point): number =>
    side === 'east' ? put([FRAME.x1, y], 'along-y') : put([x, side === 'south' ? FRAME.y1 : FRAME.y0], 'along-x');
  const frameSide = (side: 'south' | 'east' | 'north', order: readonly string[], first: number, end: number) => {
    let start = first;
    order.forEach((id, i) => {
      const next = order[i + 1];
      const stop = next === undefined ? end : slide(side, middle(id, next));
      if (next !== undefined) meet(id, next, stop);
      borders.push({ a: id, b: `frame-${side}`, kind: 'frame', chain: [start, stop] });
      start = stop;
    });
  };
  const southEast = put([FRAME.x1, FRAME.y1], 'fixed');
  const northEast = put([FRAME.x1, FRAME.y0], 'fixed');
  frameSide('south', SOUTH_ORDER, shore[shore.length - 1], southEast);
  frameSide('east', EAST_ORDER, southEast, northEast);
  frameSide('north', NORTH_ORDER, northEast, shore[0]);

  for (const { a, b, kind } of topology.contacts) {
    const ends = found(junctions.get(pairOf(a, b)), `end of ${a}/${b}`);
    if (ends.length !== 2) throw new Error(`the border ${a}/${b} has ${ends.length} ends`);
    const inner = Array.from({ length: INNER_POINTS }, (_, i) => {
      const t = ((i + 1) / (INNER_POINTS + 1)) * 2;
      const bend = middle(a, b);
      return put(t <= 1 ? between(points[ends[0]], bend, t) : between(bend, points[ends[1]], t - 1));
    });
    borders.push({ a, b, kind, chain: [ends[0], ...inner, ends[1]] });
  }
  const rings = new Map([...topology.centres.keys()].map((id) => [id, ringOf(id, borders)]));
  return { points, freedom, borders, rings, shore };
}

function pointFrom(text: string): Point {
  const [x, y] = text.split(',').map(Number);
  return [x, y];
}

/** The borders of a region, joined end to end. */
function ringOf(id: string, borders: readonly Border[]): Side[] {
  const own = borders.flatMap((border, i) => (border.a === id || border.b === id ? [i] : []));
  const ring: Side[] = [{ border: own[0], backward: false }];
  const first = borders[own[0]].chain;
  let tip = first[first.length - 1];
  while (ring.length < own.length) {
    const next = own.find((i) => {
      const chain = borders[i].chain;
      return !ring.some((side) => side.border === i) && (chain[0] === tip || chain[chain.length - 1] === tip);
    });
    if (next === undefined) throw new Error(`the ring of ${id} is broken`);
    const chain = borders[next].chain;
    const backward = chain[0] !== tip;
    ring.push({ border: next, backward });
    tip = backward ? chain[0] : chain[chain.length - 1];
  }
  return ring;
}

/** The points around a region. */
export function pointsAround(mesh: Mesh, id: string): number[] {
  return found(mesh.rings.get(id), id).flatMap(({ border, backward }) => {
    const chain = mesh.borders[border].chain;
    return (backward ? chain.toReversed() : chain).slice(0, -1);
  });
}
