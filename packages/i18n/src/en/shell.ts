/** The shell in English: everything outside the two games. */
import type { ShellWords } from '../words.ts';

const sentences = {
  'answer.none': 'nothing',
  'answer.amount': '{n} × {what}',
} as const;
export type ShellKey = keyof typeof sentences;

const refusals = {
  'not-pending': 'Nobody is asked this any more.',
} as const;

export const shellWords: ShellWords = { sentences, refusals };
