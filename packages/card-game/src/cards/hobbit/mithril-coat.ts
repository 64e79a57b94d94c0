import { card } from '../../verbs/text.ts';

/** No game text. */
export const mithrilCoat = card('mithril-coat');
