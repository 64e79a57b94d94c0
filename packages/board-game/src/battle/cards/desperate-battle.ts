import { forEitherSide } from './for-either-side.ts';

/** 3: +1 on every die of either side. */
export const desperateBattle = forEitherSide('Desperate Battle', 1);
