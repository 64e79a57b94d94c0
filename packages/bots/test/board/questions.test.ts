import { boardGame, boardStage, type State } from '@amon-hen/board-game';
import { describe, expect, it } from 'vitest';
import { instinct } from '../../src/board/instinct.ts';
import { isKnown } from '../../src/board/policy.ts';
import { gameSeed, playGame, random } from '../../src/index.ts';

const setups = (['second', 'first'] as const).flatMap((edition) =>
  [2, 3, 4].map((players) => boardStage.setup({ edition, players })),
);
const GAMES = 6;

describe('every question of the game', () => {
  for (const setup of setups) {
    it(`is known to the rules of thumb: ${setup.edition} edition, ${setup.players} players`, () => {
      const asked = new Set<string>();
      for (let game = 0; game < GAMES; game++) {
        const played = playGame(
          {
            game: boardGame,
            setup,
            machines: Array.from({ length: setup.players }, () => random),
            seed: gameSeed(5, game),
            milliseconds: 1000,
            steps: 100_000,
            now: () => 0,
            turn: (s: State) => s.turn,
          },
          { answers: (_seat, decision) => asked.add(decision.about) },
        );
        expect(played.error).toBeNull();
      }
      expect([...asked].filter((about) => !isKnown(about))).toEqual([]);
    });
    it(`is answered without the watchdog: ${setup.edition} edition, ${setup.players} players`, () => {
      const troubles: string[] = [];
      const unknown = new Set<string>();
      const played = playGame(
        {
          game: boardGame,
          setup,
          machines: Array.from({ length: setup.players }, () => instinct),
          seed: gameSeed(6, 1),
          milliseconds: 1000,
          steps: 20_000,
          now: () => 0,
          turn: (s: State) => s.turn,
        },
        {
          answers: (_seat, decision, { intervention }) => {
            if (intervention !== null) troubles.push(intervention);
            if (!isKnown(decision.about)) unknown.add(decision.about);
          },
        },
      );
      expect(played.error).toBeNull();
      expect(troubles).toEqual([]);
      expect([...unknown]).toEqual([]);
    });
  }
});
