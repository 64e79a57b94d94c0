/** The guided first game of the card game: what a newcomer should know at each question. */
import type { Sentences } from '../../words.ts';

export const lessons: Sentences = {
  'welcome 1':
    'You lead the Free Peoples in a duel with the Shadow. In each round one path and at least one battleground are fought for, and whoever wins them scores their points.',
  'welcome 2':
    'On a path the Shadow attacks and you defend. With more defence than attack you have its points; with less, each icon too many is a point for the Shadow. On a battleground the card says who defends. A lead of 10 points ends the game; else it is decided after the last path.',
  'welcome 3':
    'Playing a card costs another card of your hand: it goes to the cycle pile and comes back later. So half of your hand pays for the other half. Dotted words are explained when you tap them.',
  turn: 'One action a turn. Play a card to the path, to a battleground or to your reserve, or move one from the reserve, which costs nothing. Watch the numbers below each place: they say how it would end now. When both sides pass, the fighting begins.',
  pay: 'Choose the card that you need least for now. It is not lost: the cycle pile becomes your deck again.',
  cost: 'The text wants a card cycled. Choose what you need least for now.',
  cycle:
    'A cycled card comes back when your deck is empty. Cycle what does not fit the paths and places of this round.',
  'cycle-at-set-up': 'Keep Characters for the first paths and Armies for places that are open; cycle what comes later.',
  forsake:
    'A forsaken card is gone for good. The top card of the deck is a gamble; a weak card of the reserve often is the best price.',
  loss: 'The attack that is left has to be paid with cards here. Lose as few icons as you can: a card with just enough defence is the best loss.',
  'combat-next':
    'The order matters when a text works after a fight. If nothing does, fight the path last, so that you know the score.',
  support:
    'Leadership icons count only with an Army beside the Character. Give the Army to the one with the most of them.',
  winnow: 'Two cards for one: only for cards that you will never need.',
  'pick-path': 'Choose the path whose defence fits your Characters: their numbers say where they may go.',
  'pick-battleground': 'Choose a place where your factions may fight and theirs are few.',
  'fact combat': 'A fight: the place stops some icons by itself, then cards are lost until the attack is spent.',
  'fact won': 'A location was won. Its points are in the scoring area of that side.',
  'fact corrupted': 'Attack icons got through on the path: each is a point for the Shadow.',
  'fact passed': 'A pass ends nothing yet: only when all players pass one after another does the fighting begin.',
};
