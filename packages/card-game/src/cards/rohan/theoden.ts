import { drawPlayCycle } from '../../verbs/draw-play-cycle.ts';
import { fitting } from '../../verbs/filter.ts';
import { iconsWhileInPlay } from '../../verbs/icons.ts';
import { card } from '../../verbs/text.ts';
import { whenPlayed } from '../../verbs/timing.ts';

/**
 * Has 1 attack and 1 defense icon while Gandalf (either card) is in play, otherwise none. On being played: set
 * aside the top 5 cards of your draw deck, play at most 1 Rohan card of any type among them, cycle all others.
 */
export const theoden = card(
  'theoden',
  iconsWhileInPlay(['gandalf-the-grey', 'gandalf-the-white'], { attack: 1, defense: 1 }),
  whenPlayed(drawPlayCycle({ draw: 5, playUpTo: 1, cards: fitting({ faction: 'rohan' }) })),
);
