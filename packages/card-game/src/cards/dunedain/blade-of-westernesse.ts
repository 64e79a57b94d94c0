import { card } from '../../verbs/text.ts';

/** No game text. */
export const bladeOfWesternesse = card('blade-of-westernesse');
