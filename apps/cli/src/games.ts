/** The games that the command knows. */
import * as board from '@amon-hen/board-game';
import { boardCaptain, boardInstinct, cardCaptain, cardInstinct, random } from '@amon-hen/bots';
import * as cards from '@amon-hen/card-game';
import type { Choices, Registry, Title } from './registry.ts';

/** Seats of the Free Peoples, in either game and with any number of players; all others are the Shadow's. */
const FREE_PEOPLES = new Set(['free', 'free-peoples', 'gondor', 'rohan', 'frodo', 'aragorn', 'gandalf']);
const sides = ['free', 'shadow'];
const side = (seat: string): string => (FREE_PEOPLES.has(seat) ? 'free' : 'shadow');

const boardGame: Title<board.State, board.Fact, board.View, board.Setup> = {
  stage: board.boardStage,
  choices: { edition: ['second', 'first'], players: [2, 3, 4] },
  given: ({ edition, players }: Choices) => ({
    ...(edition === undefined ? {} : { edition }),
    ...(players === undefined ? {} : { players }),
  }),
  sides,
  endings: ['ring', 'corruption', 'free-military', 'shadow-military'],
  side,
  turn: (state) => state.turn,
  machines: { random, instinct: boardInstinct, captain: boardCaptain },
  mostDecisions: 100_000,
};
const cardGame: Title<cards.State, cards.Fact, cards.View, cards.Setup> = {
  stage: cards.stage,
  choices: { scenario: ['trilogy', 'duel2', 'duel3', 'fellowship'], players: [2, 3, 4] },
  given: ({ scenario, players }: Choices) => ({
    ...(scenario === undefined ? {} : { scenario }),
    ...(players === undefined ? {} : { people: players }),
  }),
  sides,
  endings: ['lead', 'points', 'tie'],
  side,
  turn: (state) => state.round,
  machines: { random, instinct: cardInstinct, captain: cardCaptain },
  mostDecisions: 100_000,
};

export const registry: Registry = { url: import.meta.url, games: { board: boardGame, cards: cardGame } };
