import { card } from '../../verbs/text.ts';
import { carryover } from '../../verbs/timing.ts';

/** While in play, its owner's carryover limit is 1 higher. */
export const sarumansStaff = card('sarumans-staff', carryover(1, 'play'));
