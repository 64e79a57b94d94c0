import { card } from '../../verbs/text.ts';

/** No game text. */
export const glamdring = card('glamdring');
