/** The games that this server hosts. Threads in which machines think load the same list. */
import * as board from '@amon-hen/board-game';
import { boardCaptain, boardInstinct, cardCaptain, cardInstinct, type Machine, random } from '@amon-hen/bots';
import * as cards from '@amon-hen/card-game';
import { GivenError, type Stage } from '@amon-hen/kernel';
import { z } from 'zod';
import { type PlayableGame, playable } from './registry.ts';

/** Seats of the Free Peoples, in either game and with any number of players; all others are the Shadow's. */
const FREE_PEOPLES = new Set(['free', 'free-peoples', 'gondor', 'rohan', 'frodo', 'aragorn', 'gandalf']);

/** `input` says what a set-up may hold; the game itself has the last word. */
function staged<S, E, V, O>(
  stage: Stage<S, E, V, O>,
  input: z.ZodType,
  machines: readonly Machine<S, E, V>[],
): PlayableGame {
  const setup = input.transform((given, context) => {
    try {
      return stage.setup(given);
    } catch (error) {
      if (!(error instanceof GivenError)) throw error;
      context.addIssue({ code: 'custom', message: error.reason, path: [...error.path] });
      return z.NEVER;
    }
  });
  return playable<S, E, V, O>({
    game: stage.game,
    setup,
    seats: (made) =>
      stage.seats(made).map((role, seat) => ({ seat, role, side: FREE_PEOPLES.has(role) ? 'free' : 'shadow' })),
    machines,
  });
}
/** Each choice by its name, one of its values. */
function choices(values: Readonly<Record<string, readonly (string | number | boolean)[]>>): z.ZodType {
  const shape = Object.entries(values).map(([name, all]) => [name, z.literal([...all]).optional()] as const);
  return z.strictObject(Object.fromEntries(shape));
}

const boardSetup = z.strictObject({
  edition: z.enum(['second', 'first']).optional(),
  players: z.literal([2, 3, 4]).optional(),
  rulings: choices(board.rulingChoices).optional(),
});
const cardsSetup = z.strictObject({
  scenario: z.enum([...new Set(cards.setups.map((s) => s.scenario))]).optional(),
  people: z.literal([2, 3, 4]).optional(),
  options: choices(Object.fromEntries(cards.OPTION_NAMES.map((name) => [name, cards.OPTIONS[name].values]))).optional(),
});

export const games: readonly PlayableGame[] = [
  staged(board.boardStage, boardSetup, [boardCaptain, boardInstinct, random]),
  staged(cards.stage, cardsSetup, [cardCaptain, cardInstinct, random]),
];
