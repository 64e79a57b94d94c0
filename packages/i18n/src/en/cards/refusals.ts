/** Why something may not be done in the card game. */
import type { Sentences } from '../../words.ts';

export const refusals: Sentences = {
  'already-played-this-round': 'it has been played in this round already.',
  'already-used-this-round': 'its text has been used in this round already.',
  'army-on-path': 'Armies never go to paths.',
  'barred-by-its-text': 'its own text forbids it.',
  'came-to-reserve-this-round': 'it came to the reserve in this round.',
  'carries-a-weapon': 'that Character carries a Weapon already.',
  'event-would-do-nothing': 'the Event would do nothing.',
  'faction-not-shown': 'the battleground does not show its faction.',
  'hand-empty': 'your hand is empty.',
  'hand-too-large': 'you hold {hand, plural, one {one card} other {# cards}}; the limit for passing is {limit}.',
  'no-battleground-left': 'no battleground is left.',
  'no-path-left': 'no path is left.',
  'no-such-card-in-cycle-pile': 'no such card is in the cycle pile.',
  'no-such-card-in-deck': 'no such card is in the draw deck.',
  'not-in-play': 'the wielder is not in play.',
  'nothing-to-cycle': 'there is nothing to cycle.',
  'nothing-to-do': 'it would do nothing.',
  'nothing-to-draw': 'there is nothing to draw.',
  'nothing-to-forsake': 'there is nothing to forsake.',
  'path-number-not-allowed': 'the card is not allowed on path {path}.',
  'ring-gone': 'the Ring token is gone.',
  'too-few-cards': 'winnowing takes two cards.',
  'wrong-place': 'it is not in the right place.',
};
