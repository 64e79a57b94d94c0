import { fitting } from '../../verbs/filter.ts';
import { iconsWhileFacing, printedIf } from '../../verbs/icons.ts';
import { card } from '../../verbs/text.ts';

/** Has 1 additional path icon for as long as a Monstrous character is on the same path as the wielder. */
export const sting = card(
  'sting',
  iconsWhileFacing(fitting({ faction: 'monstrous', types: ['character'] }), { path: 1 }),
  printedIf('stingIcon', 'none', { path: -1 }),
);
