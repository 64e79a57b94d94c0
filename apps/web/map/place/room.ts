/** The room inside a region: a lattice of points that are free of its borders, mountain walls, rivers and waters. */
import { type Box, boxOf, isInside, type Point } from '../../src/map/plane.ts';
import { distanceToLine, found, type Line } from '../geometry/lines.ts';
import { distance, distanceToSegment } from '../geometry/vectors.ts';
import type { Lands } from '../land/borders.ts';
import type { River } from '../land/rivers.ts';

/** A round thing to keep clear of. */
export interface Obstacle {
  readonly at: Point;
  readonly radius: number;
}

/** Distance of two lattice points; two free ones have nothing in between, because of the margin. */
export const LATTICE = 5;
/** How far to keep off a border, a river inside the land, and a mountain wall, above its line and below it. */
export interface Margins {
  readonly border: number;
  readonly river: number;
  readonly aboveWall: number;
  readonly belowWall: number;
}
/** Names are never written over mountains. */
export const FOR_NAMES: Margins = { border: 6, river: 9, aboveWall: 25, belowWall: 17 };
/** Tokens may stand before the feet of the mountains. */
export const FOR_TOKENS: Margins = { border: 5, river: 0, aboveWall: 12, belowWall: 7 };

/** What is around each lattice point of a region, measured once for all margins. */
export interface Survey {
  /** Around the region. */
  readonly box: Box;
  readonly columns: number;
  readonly rows: number;
  /** Null outside the region, and where something stands. */
  readonly points: readonly (Clearance | null)[];
}
type Clearance = Margins;

export function survey(id: string, lands: Lands, rivers: readonly River[], obstacles: readonly Obstacle[]): Survey {
  const outline = found(lands.outlines.get(id), id);
  const box = boxOf(outline);
  const columns = Math.ceil(box.w / LATTICE) + 1;
  const rows = Math.ceil(box.h / LATTICE) + 1;
  const walls = lands.borders.filter((b) => b.kind === 'closed' && (b.a === id || b.b === id)).map((b) => b.line);
  const waters = rivers.filter((river) => river.line.some((p) => isInside(p, outline))).map((river) => river.line);
  const points = Array.from({ length: columns * rows }, (_, i): Clearance | null => {
    const p: Point = [box.x + (i % columns) * LATTICE, box.y + Math.floor(i / columns) * LATTICE];
    if (!isInside(p, outline) || obstacles.some(({ at, radius }) => distance(at, p) < radius)) return null;
    const river = Math.min(Number.POSITIVE_INFINITY, ...waters.map((line) => distanceToLine(p, line)));
    return { border: distanceToLine(p, outline, true), river, ...clearanceOfWalls(p, walls) };
  });
  return { box, columns, rows, points };
}

/** Mountains stand up from their line, so they need more room above it than below. */
function clearanceOfWalls(p: Point, walls: readonly Line[]): Pick<Margins, 'aboveWall' | 'belowWall'> {
  let aboveWall = Number.POSITIVE_INFINITY;
  let belowWall = Number.POSITIVE_INFINITY;
  for (const wall of walls) {
    for (let i = 1; i < wall.length; i++) {
      const away = distanceToSegment(p, wall[i - 1], wall[i]);
      if (p[1] < (wall[i - 1][1] + wall[i][1]) / 2) aboveWall = Math.min(aboveWall, away);
      else belowWall = Math.min(belowWall, away);
    }
  }
  return { aboveWall, belowWall };
}

export class Room {
  readonly box: Box;
  readonly #columns: number;
  readonly #rows: number;
  readonly #free: Uint8Array;
  /** Blocked points above and left of each, for quick counts. */
  readonly #blocked: Int32Array;

  constructor({ box, columns, rows, points }: Survey, margins: Margins) {
    this.box = box;
    this.#columns = columns;
    this.#rows = rows;
    this.#free = Uint8Array.from(points, (clearance) => (clearance !== null && isWide(clearance, margins) ? 1 : 0));
    this.#blocked = new Int32Array((columns + 1) * (rows + 1));
    const width = columns + 1;
    for (let j = 0; j < rows; j++) {
      for (let i = 0; i < columns; i++) {
        this.#blocked[(j + 1) * width + i + 1] =
          1 -
          this.#free[j * columns + i] +
          this.#blocked[j * width + i + 1] +
          this.#blocked[(j + 1) * width + i] -
          this.#blocked[j * width + i];
      }
    }
  }

  isFree({ x, y, w, h }: Box): boolean {
    const left = Math.floor((x - this.box.x) / LATTICE);
    const top = Math.floor((y - this.box.y) / LATTICE);
    const right = Math.ceil((x + w - this.box.x) / LATTICE) + 1;
    const bottom = Math.ceil((y + h - this.box.y) / LATTICE) + 1;
    if (left < 0 || top < 0 || right > this.#columns || bottom > this.#rows) return false;
    const count = (i: number, j: number) => this.#blocked[j * (this.#columns + 1) + i];
    return count(right, bottom) - count(left, bottom) - count(right, top) + count(left, top) === 0;
  }

  /** Every place on the lattice, or on every n-th point of it, where a box of this size is free. */
  places(w: number, h: number, every = 1): Box[] {
    const found: Box[] = [];
    const step = LATTICE * every;
    for (let x = this.box.x; x + w < this.box.x + this.box.w; x += step) {
      for (let y = this.box.y; y + h < this.box.y + this.box.h; y += step) {
        const box = { x, y, w, h };
        if (this.isFree(box)) found.push(box);
      }
    }
    return found;
  }

  /** All free rectangles that cannot grow: from each row down, the widest runs under the heights of its columns. */
  rectangles(): Box[] {
    const heights = new Int32Array(this.#columns + 1);
    const list: Box[] = [];
    for (let j = 0; j < this.#rows; j++) {
      for (let i = 0; i < this.#columns; i++) heights[i] = this.#free[j * this.#columns + i] === 1 ? heights[i] + 1 : 0;
      const open: { from: number; height: number }[] = [];
      for (let i = 0; i <= this.#columns; i++) {
        let from = i;
        while (open.length > 0 && open[open.length - 1].height > heights[i]) {
          const top = open.pop();
          if (top === undefined) break;
          from = top.from;
          const canGrowDown = j + 1 < this.#rows && this.#runIsFree(top.from, i, j + 1);
          if (top.height > 1 && i - top.from > 1 && !canGrowDown) {
            list.push({
              x: this.box.x + top.from * LATTICE,
              y: this.box.y + (j - top.height + 1) * LATTICE,
              w: (i - 1 - top.from) * LATTICE,
              h: (top.height - 1) * LATTICE,
            });
          }
        }
        if (heights[i] > 0 && (open.length === 0 || open[open.length - 1].height < heights[i])) {
          open.push({ from, height: heights[i] });
        }
      }
    }
    return list;
  }

  #runIsFree(from: number, to: number, row: number): boolean {
    for (let i = from; i < to; i++) if (this.#free[row * this.#columns + i] === 0) return false;
    return true;
  }
}

const isWide = (clearance: Clearance, margins: Margins): boolean =>
  clearance.border >= margins.border &&
  clearance.river >= margins.river &&
  clearance.aboveWall >= margins.aboveWall &&
  clearance.belowWall >= margins.belowWall;
