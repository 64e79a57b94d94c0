/** Plays by rules of thumb, at once. */
import type { Fact, State, View } from '@amon-hen/board-game';
import type { Machine } from '../machine.ts';
import { thumb } from './policy.ts';

export type BoardMachine = Machine<State, Fact, View>;

const SEEDS = 0x7fffffff;
export const instinct: BoardMachine = {
  name: 'instinct',
  // it looks at a state that it has imagined, never at the true one
  choose: ({ seat, decision, imagine, chance }) =>
    thumb(imagine(chance.below(SEEDS, 'imagined')).state, seat, decision, chance),
};
