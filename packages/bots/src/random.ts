import { anyAnswer } from '@amon-hen/kernel';
import type { Machine } from './machine.ts';

/** Any legal answer, each as likely as the next. */
export const random: Machine<unknown, unknown, unknown> = {
  name: 'random',
  choose: ({ decision, chance }) => anyAnswer(decision, chance),
};
