import { card } from '../../verbs/text.ts';

/** No game text. */
export const grondHammerOfTheUnderworld = card('grond-hammer-of-the-underworld');
