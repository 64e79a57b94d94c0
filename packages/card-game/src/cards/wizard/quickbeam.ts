import { fitting } from '../../verbs/filter.ts';
import { iconsForEachPairOf } from '../../verbs/icons.ts';
import { card } from '../../verbs/text.ts';

/**
 * On a battleground he has 1 attack and 1 defense icon per complete pair of Isengard characters and/or armies on
 * that battleground.
 */
export const quickbeam = card(
  'quickbeam',
  iconsForEachPairOf(fitting({ faction: 'isengard', types: ['character', 'army'] }), { attack: 1, defense: 1 }),
);
