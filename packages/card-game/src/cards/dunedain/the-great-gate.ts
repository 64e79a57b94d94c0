import { NEVER_ON_SHADOW_BATTLEGROUNDS } from '../../verbs/allow.ts';
import { iconsAt } from '../../verbs/icons.ts';
import { card } from '../../verbs/text.ts';

/**
 * Has no icons except on the Minas Tirith battleground, where it provides 3 defense icons. It may never be played
 * or moved to a battleground that belongs to the Shadow battleground deck.
 */
export const theGreatGate = card(
  'the-great-gate',
  iconsAt('minas-tirith', { defense: 3 }),
  NEVER_ON_SHADOW_BATTLEGROUNDS,
);
