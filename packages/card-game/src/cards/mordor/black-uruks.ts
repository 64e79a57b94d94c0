import { card } from '../../verbs/text.ts';

/** No game text. */
export const blackUruks = card('black-uruks');
