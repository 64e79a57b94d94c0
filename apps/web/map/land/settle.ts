/**
 * Settling: the topology is fixed, only places move. Lands behave like soap cells with a wanted size, a wanted place, a
 * round but rather wide shape, borders of a least length, and room for a rectangle as large as the name. Gradient
 * descent (Adam), in a plane squeezed from the sides so that round there is wide on the sheet.
 */
import { areaOf, type Point } from '../../src/map/plane.ts';
import { LAKE } from '../facts/coast.ts';
import { found } from '../geometry/lines.ts';
import { lengthOfStep } from '../geometry/vectors.ts';
import { type Border, type Mesh, pointsAround } from './mesh.ts';
import type { Topology } from './topology.ts';
import { LEAST_ROOM, type Room } from './wanted.ts';

const WIDE = 1.16;
const STEPS = 14_000;
const LEAST_LENGTH = { open: 62, closed: 76, shore: 62, frame: 110, coast: 0 };
const MARGIN = { open: 12, closed: 28 };
const SHORE_GAP = 34;
const WEIGHT = { area: 70, place: 0.08, round: 1.3, spring: 0.06, bend: 0.35, contact: 3, star: 6, shore: 4 };
const LAKE_WEIGHT = { place: 0.2, round: 9 };

interface Cell {
  readonly id: string;
  /** Clockwise. */
  readonly ring: readonly number[];
  readonly home: Point;
  /** The point that sees all of its borders; it follows the middle slowly. */
  readonly eye: [number, number];
  readonly wanted: number;
  readonly halfRoom: Point;
  /** For each side of the ring: its distance from the room, or null on the coast. */
  readonly margins: readonly (number | null)[];
}

export function settle(
  mesh: Mesh,
  topology: Topology,
  shares: ReadonlyMap<string, number>,
  rooms: ReadonlyMap<string, Room>,
): void {
  const plane = new Plane(mesh);
  const cells = cellsOf(mesh, plane, topology, shares, rooms);
  const keepOff = new ShoreForce(mesh, plane);
  for (let step = 0; step < STEPS; step++) {
    plane.begin();
    // The rooms grow slowly into place.
    const grown = Math.max(0, Math.min(1, (step / STEPS - 0.12) / 0.5));
    for (const cell of cells) cellForce(plane, cell, grown);
    for (const border of mesh.borders) borderForce(plane, border);
    keepOff.add(step);
    plane.move(step);
  }
  for (let i = 0; i < mesh.points.length; i++) mesh.points[i] = [plane.x[i] * WIDE, plane.y[i]];
}

/** The points as numbers, the slope at each, and the memory of Adam. */
class Plane {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly slopeX: Float64Array;
  readonly slopeY: Float64Array;
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  readonly #mesh: Mesh;

  constructor(mesh: Mesh) {
    const n = mesh.points.length;
    this.#mesh = mesh;
    this.x = Float64Array.from(mesh.points, (p) => p[0] / WIDE);
    this.y = Float64Array.from(mesh.points, (p) => p[1]);
    this.slopeX = new Float64Array(n);
    this.slopeY = new Float64Array(n);
    this.#mean = new Float64Array(2 * n);
    this.#square = new Float64Array(2 * n);
  }
  begin(): void {
    this.slopeX.fill(0);
    this.slopeY.fill(0);
  }
  push(i: number, dx: number, dy: number): void {
    this.slopeX[i] += dx;
    this.slopeY[i] += dy;
  }
  move(step: number): void {
    const rate = 1.4 * (1 - step / STEPS) ** 1.2 + 0.01;
    const trustMean = 1 - 0.9 ** (step + 1);
    const trustSquare = 1 - 0.995 ** (step + 1);
    const stride = (i: number, slope: number): number => {
      this.#mean[i] = 0.9 * this.#mean[i] + 0.1 * slope;
      this.#square[i] = 0.995 * this.#square[i] + 0.005 * slope * slope;
      return (rate * (this.#mean[i] / trustMean)) / (Math.sqrt(this.#square[i] / trustSquare) + 1e-5);
    };
    const n = this.x.length;
    for (let i = 0; i < n; i++) {
      const freedom = this.#mesh.freedom[i];
      if (freedom === 'free' || freedom === 'along-x') this.x[i] -= stride(i, this.slopeX[i]);
      if (freedom === 'free' || freedom === 'along-y') this.y[i] -= stride(n + i, this.slopeY[i]);
    }
  }
}

function cellsOf(
  mesh: Mesh,
  { x, y }: Plane,
  topology: Topology,
  shares: ReadonlyMap<string, number>,
  rooms: ReadonlyMap<string, Room>,
): Cell[] {
  const sides = new Map<string, 'closed' | 'coast'>();
  for (const { kind, chain } of mesh.borders) {
    if (kind !== 'closed' && kind !== 'coast') continue;
    for (let i = 1; i < chain.length; i++) {
      sides.set(`${chain[i - 1]} ${chain[i]}`, kind).set(`${chain[i]} ${chain[i - 1]}`, kind);
    }
  }
  const ids = [...topology.centres.keys()];
  const rings = ids.map((id) => {
    const ring = pointsAround(mesh, id);
    return areaOf(ring.map((i): Point => [x[i], y[i]])) < 0 ? ring.reverse() : ring;
  });
  const land = rings.reduce((sum, ring) => sum + Math.abs(areaOf(ring.map((i): Point => [x[i], y[i]]))), 0);
  const whole = ids.reduce((sum, id) => sum + found(shares.get(id), id), 0);
  return ids.map((id, i): Cell => {
    const ring = rings[i];
    const centre = found(topology.centres.get(id), id);
    const room = rooms.get(id) ?? LEAST_ROOM;
    return {
      id,
      ring,
      home: [centre[0] / WIDE, centre[1]],
      eye: [centre[0] / WIDE, centre[1]],
      wanted: (land * found(shares.get(id), id)) / whole,
      halfRoom: [room.w / 2 / WIDE, room.h / 2],
      margins: ring.map((p, k) => {
        const side = sides.get(`${p} ${ring[(k + 1) % ring.length]}`);
        return side === 'coast' ? null : side === 'closed' ? MARGIN.closed : MARGIN.open;
      }),
    };
  });
}

/** Size, place, roundness, and a star shape around the eye with room for the name. */
function cellForce(plane: Plane, cell: Cell, grown: number): void {
  const { x, y } = plane;
  const { ring, eye, halfRoom } = cell;
  const n = ring.length;
  let area = 0;
  let girth = 0;
  let cx = 0;
  let cy = 0;
  for (let k = 0; k < n; k++) {
    const i = ring[k];
    const j = ring[(k + 1) % n];
    const wedge = x[i] * y[j] - x[j] * y[i];
    area += wedge;
    cx += (x[i] + x[j]) * wedge;
    cy += (y[i] + y[j]) * wedge;
    girth += lengthOfStep(x[i] - x[j], y[i] - y[j]);
  }
  area /= 2;
  cx /= 6 * area;
  cy /= 6 * area;
  const radius = Math.sqrt(cell.wanted / Math.PI);
  const { place, round } = cell.id === LAKE.id ? LAKE_WEIGHT : WEIGHT;
  const byArea =
    (2 * WEIGHT.area * (area / cell.wanted - 1)) / cell.wanted - (round * girth * girth) / (4 * Math.PI * area * area);
  const byGirth = (round * 2 * girth) / (4 * Math.PI * area);
  const homeX = (6 * place * (cx - cell.home[0])) / (90 * 90) / n;
  const homeY = (6 * place * (cy - cell.home[1])) / (90 * 90) / n;
  eye[0] += 0.05 * (cx - eye[0]);
  eye[1] += 0.05 * (cy - eye[1]);
  for (let k = 0; k < n; k++) {
    const h = ring[(k - 1 + n) % n];
    const i = ring[k];
    const j = ring[(k + 1) % n];
    plane.push(i, (byArea * (y[j] - y[h])) / 2 + homeX, (byArea * (x[h] - x[j])) / 2 + homeY);
    const dx = x[i] - x[j];
    const dy = y[i] - y[j];
    const length = lengthOfStep(dx, dy) || 1e-6;
    plane.push(i, (byGirth * dx) / length, (byGirth * dy) / length);
    plane.push(j, -(byGirth * dx) / length, -(byGirth * dy) / length);
    // Each side keeps its distance from the eye.
    const outX = -dy / length;
    const outY = dx / length;
    const height = ((x[i] - eye[0]) * (y[j] - eye[1]) - (y[i] - eye[1]) * (x[j] - eye[0])) / length;
    const room = Math.abs(outX) * halfRoom[0] + Math.abs(outY) * halfRoom[1];
    const margin = cell.margins[k];
    const need = margin === null ? grown * room : Math.max(0.45 * radius, grown * (room + margin));
    if (height >= need || (margin === null && height < 0)) continue;
    const pull = (-2 * WEIGHT.star * (need - height)) / (radius * radius);
    plane.push(i, (pull * outX) / 2, (pull * outY) / 2);
    plane.push(j, (pull * outX) / 2, (pull * outY) / 2);
    eye[0] -= 0.02 * (need - height) * outX;
    eye[1] -= 0.02 * (need - height) * outY;
  }
}

/** Springs along a border, stiffness against bending, and a least length from end to end. */
function borderForce(plane: Plane, { kind, chain }: Border): void {
  if (kind === 'coast') return;
  leastLength(plane, chain[0], chain[chain.length - 1], LEAST_LENGTH[kind]);
  if (kind === 'frame') return;
  const { x, y } = plane;
  const spring = (2 * WEIGHT.spring) / 3600;
  const bend = (2 * WEIGHT.bend) / 3600;
  for (let k = 1; k < chain.length; k++) {
    const [h, i, j] = [chain[k - 1], chain[k], chain[k + 1]];
    const dx = spring * (x[h] - x[i]);
    const dy = spring * (y[h] - y[i]);
    plane.push(h, dx, dy);
    plane.push(i, -dx, -dy);
    if (j === undefined) continue;
    const bx = bend * (x[h] - 2 * x[i] + x[j]);
    const by = bend * (y[h] - 2 * y[i] + y[j]);
    plane.push(h, bx, by);
    plane.push(i, -2 * bx, -2 * by);
    plane.push(j, bx, by);
  }
}

function leastLength(plane: Plane, i: number, j: number, least: number): void {
  const dx = plane.x[i] - plane.x[j];
  const dy = plane.y[i] - plane.y[j];
  const length = lengthOfStep(dx, dy) || 1e-6;
  if (length >= least) return;
  const pull = (-2 * WEIGHT.contact * (least - length)) / (least * least) / length;
  plane.push(i, pull * dx, pull * dy);
  plane.push(j, -pull * dx, -pull * dy);
}

/** Borders keep off the shore, except near the point where they meet it. */
class ShoreForce {
  readonly #plane: Plane;
  readonly #free: readonly number[];
  /** The shore never moves: its points by the squares in which they lie. */
  readonly #squares = new Map<number, number[]>();
  /** For the points of a border that ends on the shore: where. */
  readonly #ownEnd = new Map<number, number>();
  #near: { readonly free: number; readonly shore: number }[] = [];

  constructor(mesh: Mesh, plane: Plane) {
    this.#plane = plane;
    this.#free = mesh.points.flatMap((_, i) => (mesh.freedom[i] === 'free' ? [i] : []));
    for (const i of mesh.shore) {
      const square = squareOf(plane.x[i], plane.y[i]);
      this.#squares.set(square, [...(this.#squares.get(square) ?? []), i]);
    }
    const shore = new Set(mesh.shore);
    for (const { chain } of mesh.borders) {
      for (const end of [chain[0], chain[chain.length - 1]]) {
        if (!shore.has(end)) continue;
        for (const i of chain) if (mesh.freedom[i] === 'free') this.#ownEnd.set(i, end);
      }
    }
  }
  add(step: number): void {
    const { x, y } = this.#plane;
    // In 25 steps no point moves as far as a square is wide, less the gap.
    if (step % 25 === 0) this.#near = this.#free.flatMap((free) => this.#shoreAround(free));
    for (const { free, shore } of this.#near) {
      const dx = x[free] - x[shore];
      const dy = y[free] - y[shore];
      const away = lengthOfStep(dx, dy);
      const own = this.#ownEnd.get(free);
      const gap =
        own === undefined ? SHORE_GAP : Math.min(SHORE_GAP, 0.55 * lengthOfStep(x[shore] - x[own], y[shore] - y[own]));
      if (away >= gap || away === 0) continue;
      const pull = (-2 * WEIGHT.shore * (gap - away)) / (gap * gap);
      this.#plane.push(free, (pull * dx) / away, (pull * dy) / away);
    }
  }
  #shoreAround(free: number): { readonly free: number; readonly shore: number }[] {
    const around = [];
    for (let dx = -SQUARE; dx <= SQUARE; dx += SQUARE) {
      for (let dy = -SQUARE; dy <= SQUARE; dy += SQUARE) {
        const square = this.#squares.get(squareOf(this.#plane.x[free] + dx, this.#plane.y[free] + dy));
        if (square !== undefined) for (const shore of square) around.push({ free, shore });
      }
    }
    return around;
  }
}
const SQUARE = 94;
const squareOf = (x: number, y: number): number => 1000 * Math.floor(x / SQUARE) + Math.floor(y / SQUARE);
