/** The board game in English. */
import type { GameWords } from '../words.ts';
import { freeCharacter } from './board/cards/fp-char.ts';
import { freeStrategy } from './board/cards/fp-str.ts';
import { shadowCharacter } from './board/cards/sh-char.ts';
import { shadowStrategy } from './board/cards/sh-str.ts';
import { decisions } from './board/decisions.ts';
import { facts } from './board/facts.ts';
import { names } from './board/names.ts';
import { options, verbs } from './board/options.ts';
import { refusals } from './board/refusals.ts';
import { table } from './board/table.ts';

export const gameWords: GameWords = {
  names,
  derived: { inside: { ends: '-inside', of: 'region', says: 'the Stronghold of {it, region}' } },
  decisions,
  options,
  verbs,
  refusals,
  facts,
  table: { ...table, ...freeCharacter, ...freeStrategy, ...shadowCharacter, ...shadowStrategy },
  endings: {
    corruption: 'The Ring-bearers are corrupted: Sauron has the Ring.',
    ring: 'The Ring is unmade in the fires of Mount Doom.',
    'shadow-military': 'The Shadow conquers Middle-earth.',
    'free-military': 'The Free Peoples banish Sauron from Middle-earth.',
  },
};
