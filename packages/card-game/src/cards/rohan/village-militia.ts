import { card } from '../../verbs/text.ts';

/** No game text. */
export const villageMilitia = card('village-militia');
