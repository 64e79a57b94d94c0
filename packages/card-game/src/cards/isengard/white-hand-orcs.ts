import { card } from '../../verbs/text.ts';

/** No game text. */
export const whiteHandOrcs = card('white-hand-orcs');
