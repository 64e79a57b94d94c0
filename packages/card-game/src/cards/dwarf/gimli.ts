import { takeFromCyclePile } from '../../verbs/fetch.ts';
import { card } from '../../verbs/text.ts';
import { whenPlayed } from '../../verbs/timing.ts';

/** On being played, his player may take Dwarven Axe out of the cycle pile into hand. */
export const gimli = card('gimli', whenPlayed(takeFromCyclePile(['dwarven-axe'], { optional: true })));
