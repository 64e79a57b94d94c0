import type { Point } from '../src/map/plane.ts';

/** The whole sheet, and the neat line inside which the land lies. Wider than the world is: names are wide, and so are screens. */
export const SHEET = { w: 3000, h: 2000 } as const;
export const FRAME = { x0: 62, y0: 62, x1: 2938, y1: 1938 } as const;

/** From the layout's 0 to 1 each way to the sheet. */
export const onSheet = ([x, y]: Point): Point => [
  FRAME.x0 + x * (FRAME.x1 - FRAME.x0),
  FRAME.y0 + y * (FRAME.y1 - FRAME.y0),
];
