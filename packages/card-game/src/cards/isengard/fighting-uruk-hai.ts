import { card } from '../../verbs/text.ts';

/** No game text. */
export const fightingUrukHai = card('fighting-uruk-hai');
