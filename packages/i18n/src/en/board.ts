/** The board game in English. */
import type { GameWords } from '../words.ts';
import { decisions } from './board/decisions.ts';
import { facts } from './board/facts.ts';
import { names } from './board/names.ts';
import { options, verbs } from './board/options.ts';
import { refusals } from './board/refusals.ts';

export const gameWords: GameWords = {
  names,
  derived: { inside: { ends: '-inside', of: 'region', says: 'the Stronghold of {it, region}' } },
  decisions,
  options,
  verbs,
  refusals,
  facts,
  endings: {
    corruption: 'The Ring-bearers are corrupted: Sauron has the Ring.',
    ring: 'The Ring is unmade in the fires of Mount Doom.',
    'shadow-military': 'The Shadow conquers Middle-earth.',
    'free-military': 'The Free Peoples banish Sauron from Middle-earth.',
  },
};
