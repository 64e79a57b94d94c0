/** Every kind of action of the card game's action step, by what is pressed on the table, and what the log then says. */
import { type Position, positions } from './cards-positions.ts';

export interface Action extends Position {
  readonly presses: readonly string[];
  readonly log: string;
}
const hand = (card: string) => `.cg-hand-card[data-card="${card}"]`;
const way = (option: string) => `.cg-way[data-option="${option}"]`;
const CONFIRM = '.cg-act .confirm:enabled';
const SURE = ':is(.ledger .confirm:enabled, .sheet .prime:enabled)';
const { war, combat, duel } = positions;

export const actions: Readonly<Record<string, Action>> = {
  'a card goes to a battleground': {
    ...war,
    presses: [hand('high-elves'), way('play high-elves lorien'), '[data-pay="faramir"]', CONFIRM],
    log: 'Aragorn plays High Elves to Lórien.',
  },
  'a card goes to a path': {
    ...positions['war-frodo'],
    presses: [hand('merry-brandybuck'), way('play merry-brandybuck egladil'), '[data-pay="eomer"]', CONFIRM],
    log: 'Frodo plays Merry Brandybuck to Egladil.',
  },
  'a card goes to the reserve': {
    ...war,
    presses: [hand('faramir'), way('play faramir reserve'), '[data-pay="halbarad"]', CONFIRM],
    log: 'Aragorn plays Faramir to the reserve.',
  },
  'an item goes to its wielder': {
    ...war,
    presses: [hand('elven-cloak'), way('play elven-cloak frodo-baggins'), '[data-pay="halbarad"]', CONFIRM],
    log: 'Aragorn plays Elven Cloak on Frodo Baggins.',
  },
  'an event is played': {
    ...war,
    presses: [hand('the-three-hunters'), way('play the-three-hunters'), '[data-pay="halbarad"]', CONFIRM],
    log: 'Aragorn plays the Event The Three Hunters.',
  },
  'a card is cycled': {
    ...war,
    presses: [hand('halbarad'), way('cycle halbarad'), CONFIRM],
    log: 'Aragorn cycles Halbarad.',
  },
  'a character moves from the reserve': {
    ...war,
    presses: ['.cg-reserve [data-card="strider"]', way('move strider egladil'), CONFIRM],
    log: 'Aragorn moves Strider to Egladil.',
  },
  'the text of a card is used': {
    ...war,
    presses: ['.cg-reserve [data-card="strider"]', way('use anduril'), '.cg-offer[data-option="morannon"]'],
    log: 'Aragorn uses the text of Andúril.',
  },
  'two cards are winnowed': {
    ...war,
    presses: ['.cg-free [data-option="winnow"]', hand('elven-cloak'), hand('halbarad'), SURE],
    log: 'Aragorn winnows.',
  },
  'the Ring token brings cards': {
    ...duel,
    presses: ['.cg-ring.legal', SURE],
    log: 'Gandalf uses the Ring token.',
  },
  'a player passes': {
    setup: { ...war.setup, players: { aragorn: { hand: ['faramir'] } } },
    mine: [2],
    presses: ['.cg-free [data-option="pass"]', SURE],
    log: 'Aragorn passes.',
  },
  'the next combat is chosen at its location': {
    ...combat,
    presses: ['[data-place="egladil"] .cg-plaque'],
    log: 'Combat at Egladil',
  },
  'a loss is chosen': {
    ...combat,
    presses: ['[data-place="egladil"] .cg-plaque', '.window [data-card="strider"]'],
    log: 'Strider is to be lost at Egladil.',
  },
};
