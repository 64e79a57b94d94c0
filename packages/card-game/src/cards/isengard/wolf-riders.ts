import { card } from '../../verbs/text.ts';

/** No game text. */
export const wolfRiders = card('wolf-riders');
