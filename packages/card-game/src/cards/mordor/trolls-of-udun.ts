import { card } from '../../verbs/text.ts';

/** No game text. */
export const trollsOfUdun = card('trolls-of-udun');
