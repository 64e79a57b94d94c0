/** The rules of the toy game, for the worker. */
import type { Game, Stage } from '@amon-hen/kernel';
import { type Fact, type Setup, type State, toy, type View } from '../../../packages/kernel/test/toy.ts';

interface ToySetup extends Setup {
  /** A pile that runs out, and a hand for which a list is long: what the plain toy never shows. */
  readonly crowded: boolean;
}
const crowdable: Game<State, Fact, View, ToySetup> = {
  ...toy,
  setUp: (setup, chance) => {
    const state = toy.setUp(setup, chance);
    if (setup.crowded) {
      state.pile = 2;
      state.hands[0].push(...state.deck.splice(8, 10));
    }
    return state;
  },
};
const stage: Stage<State, Fact, View, ToySetup> = {
  game: crowdable,
  seats: ({ seats }) => Array.from({ length: seats }, (_, seat) => `seat-${seat}`),
  setup: (given) => ({ seats: seatsIn(given), crowded: isCrowded(given) }),
  arrange: (setup, _, chance) => crowdable.setUp(setup, chance),
  describe: (state) => toy.save(state),
  describeView: (view) => ({ ...view }),
};
function seatsIn(setup: unknown): number {
  return typeof setup === 'object' && setup !== null && 'seats' in setup ? Number(setup.seats) : 2;
}
function isCrowded(setup: unknown): boolean {
  return typeof setup === 'object' && setup !== null && 'crowded' in setup && setup.crowded === true;
}
export const extraRules = {
  toy: async () => stage,
  board: async () => (await import('./board-positions.ts')).boardFromAnywhere,
  cards: async () => (await import('./card-positions.ts')).cardsFromAnywhere,
};
