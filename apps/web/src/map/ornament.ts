import type { Box } from './plane.ts';

/** The plaque on the sheet that bears the title. */
export const PLAQUE: Box = { x: 112, y: 1740, w: 500, h: 150 };
