import { card } from '../../verbs/text.ts';

/** No game text. */
export const mordorOrcs = card('mordor-orcs');
