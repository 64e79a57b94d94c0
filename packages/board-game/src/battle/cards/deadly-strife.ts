import { forEitherSide } from './for-either-side.ts';

/** 3: +2 on every die of either side. */
export const deadlyStrife = forEitherSide('Deadly Strife', 2);
