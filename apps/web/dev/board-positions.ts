/** The board game from any position: for tests in the browser. A set-up that says more than edition and players is one. */
import { boardGame, boardStage, type Fact, type Setup, type State, type View } from '@amon-hen/board-game';
import type { Game, Stage } from '@amon-hen/kernel';

interface Start extends Setup {
  /** The words that `arrange` understands; null for the beginning of the game. */
  readonly given: unknown;
}
const SETUP = ['edition', 'players', 'rulings'];

const game: Game<State, Fact, View, Start> = {
  ...boardGame,
  setUp: ({ given, ...setup }, chance) =>
    given === null ? boardGame.setUp(setup, chance) : boardStage.arrange(setup, given, chance),
};
export const boardFromAnywhere: Stage<State, Fact, View, Start> = {
  ...boardStage,
  game,
  setup: (given) => ({ ...boardStage.setup(given), given: saysMore(given) ? given : null }),
  arrange: ({ given: _, ...setup }, given, chance) => boardStage.arrange(setup, given, chance),
};
function saysMore(given: unknown): boolean {
  return typeof given === 'object' && given !== null && Object.keys(given).some((key) => !SETUP.includes(key));
}
