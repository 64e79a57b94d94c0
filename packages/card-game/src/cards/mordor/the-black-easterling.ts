import { draw } from '../../verbs/draw.ts';
import { iconsAt } from '../../verbs/icons.ts';
import { card } from '../../verbs/text.ts';
import { whenPlayed } from '../../verbs/timing.ts';

/**
 * Its player draws 1 card when it is played. Has 1 plain defense icon while on the Dol Guldur battleground (in
 * addition to its leadership icons; needs no support).
 */
export const theBlackEasterling = card(
  'the-black-easterling',
  whenPlayed(draw(1)),
  iconsAt('dol-guldur', { defense: 1 }),
);
