import { card } from '../../verbs/text.ts';

/** No game text. */
export const highElves = card('high-elves');
