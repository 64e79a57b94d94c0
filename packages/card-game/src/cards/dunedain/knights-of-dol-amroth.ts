import { iconsAt } from '../../verbs/icons.ts';
import { card } from '../../verbs/text.ts';

/** Gains 1 extra defense icon while it stands on the Dol Amroth battleground. */
export const knightsOfDolAmroth = card('knights-of-dol-amroth', iconsAt('dol-amroth', { defense: 1 }));
