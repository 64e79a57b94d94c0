import { iconsWhileSupporting } from '../../verbs/icons.ts';
import { card } from '../../verbs/text.ts';

/**
 * Prints no combat icons of its own. For as long as this army is the one supporting Strider or Aragorn on a
 * battleground, it counts as having 2 attack and 2 defense icons.
 */
export const deadMenOfDunharrow = card(
  'dead-men-of-dunharrow',
  iconsWhileSupporting(['strider', 'aragorn'], { attack: 2, defense: 2 }),
);
