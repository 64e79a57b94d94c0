import { openFor } from '../../verbs/allow.ts';
import { card } from '../../verbs/text.ts';

/**
 * Until the end of the round, Rohan cards are allowed to be played or moved to any battleground that shows the
 * Dúnedain symbol.
 */
export const theRedArrow = card('the-red-arrow', openFor('rohan', 'dunedain'));
