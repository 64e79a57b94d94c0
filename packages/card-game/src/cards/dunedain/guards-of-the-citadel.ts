import { iconsAt } from '../../verbs/icons.ts';
import { card } from '../../verbs/text.ts';

/** Gains 1 extra defense icon while it stands on the Minas Tirith battleground. */
export const guardsOfTheCitadel = card('guards-of-the-citadel', iconsAt('minas-tirith', { defense: 1 }));
