/** The card game in English. */
import type { GameWords } from '../words.ts';

export const gameWords: GameWords = {
  names: {},
  decisions: {},
  options: {},
  verbs: {},
  refusals: {},
  facts: {},
  endings: {},
};
