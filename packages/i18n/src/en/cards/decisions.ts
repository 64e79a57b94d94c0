/** What the card game asks. */
import type { Sentences } from '../../words.ts';

export const decisions: Sentences = {
  turn: '{player, player}: what will you do?',
  agree: 'Your ally proposes the losses at {location, battleground|path}. Do you agree?',
  'combat-next': 'Which combat is fought next?',
  cost: '{player, player}: cycle a card for {cause, card|battleground|path}?',
  cycle: '{player, player}: which card is cycled?',
  'cycle-at-set-up': '{player, player}: cycle {n, plural, one {one card} other {# cards}} of the opening hand.',
  eliminate: '{player, player}: which card is eliminated?',
  'eliminate-drawn': '{player, player}: which of the cards drawn is eliminated?',
  'eliminate-from-hand': '{player, player}: which card of the hand is eliminated?',
  fetch: '{player, player}: which card do you take?',
  forsake: '{player, player}: what do you forsake?',
  'forsake-to-gain': '{player, player}: forsake a card for {cause, card|battleground|path}?',
  grima: '{player, player}: what does Gríma do?',
  'keep-drawn': '{player, player}: which of the cards drawn is cycled? The last one is kept.',
  loss: 'Which card is lost at {location, battleground|path}? {left, plural, one {One more} other {# more}}.',
  'move-wielder': '{player, player}: move {card, card}?',
  pay: '{player, player}: which card is cycled to pay for {cause, card}?',
  'pick-battleground': '{player, player}: which battleground?',
  'pick-location': '{player, player}: which location?',
  'pick-path': '{player, player}: which path?',
  'play-drawn': '{player, player}: play a card that was drawn?',
  replacement: 'Which text saves {card, card}?',
  support: 'Which Army supports {card, card} at {location, battleground|path}?',
  winnow: '{player, player}: which two cards are winnowed?',
};
