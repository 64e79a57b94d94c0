import { card } from '../../verbs/text.ts';

/** No game text. */
export const dwarvenAxe = card('dwarven-axe');
