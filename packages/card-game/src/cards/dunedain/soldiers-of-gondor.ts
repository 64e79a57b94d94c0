import { card } from '../../verbs/text.ts';

/** No game text. */
export const soldiersOfGondor = card('soldiers-of-gondor');
