import { card } from '../../verbs/text.ts';

/** No game text. */
export const devilryOfSaruman = card('devilry-of-saruman');
