/** The card game in English. */
import type { GameWords } from '../words.ts';
import { decisions } from './cards/decisions.ts';
import { facts } from './cards/facts.ts';
import { options, verbs } from './cards/options.ts';
import { refusals } from './cards/refusals.ts';
import { table } from './cards/table.ts';
import { terms } from './cards/terms.ts';
import { freePeoples } from './cards/texts/free-peoples.ts';
import { locations } from './cards/texts/locations.ts';
import { shadow } from './cards/texts/shadow.ts';

const players = {
  frodo: 'Frodo',
  aragorn: 'Aragorn',
  'witch-king': 'The Witch-king',
  saruman: 'Saruman',
  gandalf: 'Gandalf',
  balrog: 'The Balrog of Moria',
};

export const gameWords: GameWords = {
  names: {
    side: { 'free-peoples': 'Free Peoples', shadow: 'Shadow' },
    player: players,
    role: { ...players, 'free-peoples': 'Free Peoples', shadow: 'Shadow' },
    /** Where cards come from and go to. */
    pile: {
      hand: 'the hand',
      deck: 'the draw deck',
      'cycle-pile': 'the cycle pile',
      eliminated: 'the eliminated pile',
      reserve: 'the reserve',
      shown: 'the table',
      aside: 'the cards drawn',
    },
    phase: {
      location: 'Location step',
      action: 'Action step',
      combat: 'Combat step',
      victory: 'Victory check',
      draw: 'Draw step',
    },
  },
  decisions,
  options,
  verbs,
  refusals,
  facts,
  table: { ...table, ...terms, ...freePeoples, ...shadow, ...locations },
  endings: {
    points: 'The side with the most points wins.',
    lead: 'A lead of ten points ends the game.',
    tie: 'A tie: the Shadow prevails.',
  },
};
