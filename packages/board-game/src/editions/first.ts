/**
 * The first edition (2004): everything in which it differs from the second, with the ids of
 * docs/rules/board-game-first-edition.md. Where its text is not known the second edition's stands: the cards of Gollum,
 * Meriadoc and Peregrin (BG1-14.4, BG1-14.5), Paths of the Woses and The Last Battle.
 */
import type { CardId } from '../data/cards.ts';
import type { Rulings } from '../options.ts';
import { secondEdition } from './second.ts';

export const firstEdition: Rulings = {
  ...secondEdition,
  huntMinimum: false, // BG1-2.2
  cardsFallWithTheirCondition: false, // BG1-3.2
  hitsByCardAreAttacks: false, // BG1-3.3
  combatCardChoice: 'both-at-once', // BG1-4.1
  combatCardBacks: false, // BG1-4.1
  combatCardOrder: 'defender-first', // BG1-4.2
  stackingChecked: 'always', // BG1-5.1
  mouthEntersStrongholds: true, // BG1-6.1
  captureNeedsBesieger: false, // BG1-7.5
  companionActivates: 'on-entering', // BG1-8.1
  atWarByCardActivates: true, // BG1-8.2
  stayingDrawsTile: false, // BG1-9.2
  huntEffects: 'free-order', // BG1-10.1
  naturalOneFailsHunt: false, // BG1-10.2
  mordorEntry: 'by-declaring', // BG1-11.1, BG1-11.2
  teamRanking: 'settlements', // BG1-13.1, BG1-13.2
  gandalfDrawsFor: 'character-card', // BG1-14.1
  witchKingNeedsWar: false, // BG1-14.2
  sorcererDeck: 'either', // BG1-14.3
  entsAwake: 'first', // known in the Collector's Edition's wording
};
/** Cards and Characters whose first-edition text is not known: players are told that the second edition's stands. */
export const textUnknown: readonly (CardId | 'gollum' | 'meriadoc' | 'peregrin')[] = [
  'fp-str-01',
  'fp-str-11',
  'gollum',
  'meriadoc',
  'peregrin',
];
