import { SHADOW } from '../../data/nations.ts';
import { nextToTheRingBearers, ringGift } from './ring-bearers-region.ts';

/** 3: +1 on the Combat roll and the Leader re-roll, where the defender shares the Ring-bearers' region. */
export const oneForTheDarkLord = ringGift('One for the Dark Lord', SHADOW, nextToTheRingBearers);
