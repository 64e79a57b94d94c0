/** Cards of the Shadow that press a siege battle for three rounds. */
import { type Terms, usualTerms } from '../../state/battle.ts';

/** In the first round no Combat card for the Free Peoples without a Companion. */
export const threeRounds: Terms = { ...usualTerms, rounds: 3, lockFirstRound: true };
