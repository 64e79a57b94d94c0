/** Boxes that are set side by side or one above the other. Their places are reckoned only for the one that is taken. */
import type { Box } from './plane.ts';

export interface Part<T> {
  readonly item: T;
  readonly box: Box;
}
export interface Block<T> {
  readonly w: number;
  readonly h: number;
  /** Adds its parts, with its upper left corner at a point. */
  readonly put: (x: number, y: number, parts: Part<T>[]) => void;
}

export const GAP = 3;

export const single = <T>(item: T, w: number, h: number): Block<T> => ({
  w,
  h,
  put: (x, y, parts) => parts.push({ item, box: { x, y, w, h } }),
});

/** Side by side, centred on one another. */
export function row<T>(blocks: readonly Block<T>[]): Block<T> {
  const w = blocks.reduce((sum, block) => sum + block.w + GAP, -GAP);
  const h = blocks.reduce((most, block) => Math.max(most, block.h), 0);
  return {
    w,
    h,
    put: (x, y, parts) => {
      let left = x;
      for (const block of blocks) {
        block.put(left, y + (h - block.h) / 2, parts);
        left += block.w + GAP;
      }
    },
  };
}

/** One above the other, centred. */
export function column<T>(blocks: readonly Block<T>[], gap = GAP): Block<T> {
  const w = blocks.reduce((most, block) => Math.max(most, block.w), 0);
  const h = blocks.reduce((sum, block) => sum + block.h + gap, -gap);
  return {
    w,
    h,
    put: (x, y, parts) => {
      let top = y;
      for (const block of blocks) {
        block.put(x + (w - block.w) / 2, top, parts);
        top += block.h + gap;
      }
    },
  };
}

/** In as many rows as the width asks for. */
export function flow<T>(blocks: readonly Block<T>[], width: number): Block<T> {
  const [first, ...others] = blocks;
  const rows = [[first]];
  let used = first.w;
  for (const block of others) {
    used += GAP + block.w;
    if (used <= width) rows[rows.length - 1].push(block);
    else {
      rows.push([block]);
      used = block.w;
    }
  }
  return rows.length === 1 ? row(rows[0]) : column(rows.map(row));
}

/** Around a block; the frame itself is put first, so that it is drawn below. */
export function framed<T>(
  item: T,
  inner: Block<T>,
  edge: { readonly side: number; readonly top: number; readonly bottom: number },
): Block<T> {
  const w = inner.w + 2 * edge.side;
  const h = inner.h + edge.top + edge.bottom;
  return {
    w,
    h,
    put: (x, y, parts) => {
      parts.push({ item, box: { x, y, w, h } });
      inner.put(x + edge.side, y + edge.top, parts);
    },
  };
}
