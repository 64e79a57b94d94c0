import { card } from '../../verbs/text.ts';

/** No game text. */
export const haradrimMumakil = card('haradrim-mumakil');
