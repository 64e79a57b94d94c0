/** Plays the card game by rules of thumb, at once. */
import type { Fact, State, View } from '@amon-hen/card-game';
import type { Machine } from '../machine.ts';
import { thumb } from './policy.ts';

export type CardMachine = Machine<State, Fact, View>;

const SEEDS = 0x7fffffff;
export const instinct: CardMachine = {
  name: 'instinct',
  // it looks at a state that it has imagined, never at the true one
  choose: ({ seat, decision, imagine, chance }) =>
    thumb(imagine(chance.below(SEEDS, 'imagined')).state, seat, decision, chance),
};
