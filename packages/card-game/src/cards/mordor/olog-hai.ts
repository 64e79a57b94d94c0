import { card } from '../../verbs/text.ts';

/** No game text. */
export const ologHai = card('olog-hai');
