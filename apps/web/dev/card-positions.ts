/** The card game from any position: for tests in the browser. A set-up that says more than scenario and people is one. */
import { cardGame, type Fact, type Setup, type State, stage, type View } from '@amon-hen/card-game';
import type { Game, Stage } from '@amon-hen/kernel';

interface Start extends Setup {
  /** The words that `arrange` understands; null for the beginning of the game. */
  readonly given: unknown;
}
const SETUP = ['scenario', 'people', 'options'];

const game: Game<State, Fact, View, Start> = {
  ...cardGame,
  setUp: ({ given, ...setup }, chance) =>
    given === null ? cardGame.setUp(setup, chance) : stage.arrange(setup, given, chance),
};
export const cardsFromAnywhere: Stage<State, Fact, View, Start> = {
  ...stage,
  game,
  setup: (given) => ({ ...stage.setup(given), given: saysMore(given) ? given : null }),
  arrange: ({ given: _, ...setup }, given, chance) => stage.arrange(setup, given, chance),
};
function saysMore(given: unknown): boolean {
  return typeof given === 'object' && given !== null && Object.keys(given).some((key) => !SETUP.includes(key));
}
