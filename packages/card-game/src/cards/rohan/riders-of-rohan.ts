import { card } from '../../verbs/text.ts';

/** No game text. */
export const ridersOfRohan = card('riders-of-rohan');
