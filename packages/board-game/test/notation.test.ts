import { anyChoice, FastChance, Run } from '@amon-hen/kernel';
import { describe, expect, it } from 'vitest';
import { boardGame, boardStage, readPosition, type Setup, writePosition } from '../src/index.ts';

const setups: Setup[] = (['second', 'first'] as const).flatMap((edition) =>
  ([2, 3, 4] as const).map((players) => ({ edition, players, rulings: {} })),
);

describe('a position on one line', () => {
  it.each(setups)('is complete: $edition edition, $players players', (setup) => {
    const chance = FastChance.fromSeed(7);
    const policy = FastChance.fromSeed(8);
    const run = new Run(boardGame, boardGame.setUp(setup, chance), chance);
    let compared = 0;
    run.onCheckpoint = () => {
      if (run.state.victory !== 0 || run.state.corruption > 11) return;
      const again = readPosition(writePosition(run.state));
      expect(boardStage.describe(again)).toEqual(boardStage.describe(run.state));
      compared++;
    };
    run.start();
    for (let i = 0; i < 600 && run.asked !== null; i++) {
      const which = run.pending.findIndex((_, k) => !run.isAnswered(k));
      run.take(which, anyChoice(run.pending[which], policy));
    }
    expect(compared).toBeGreaterThan(50);
  });
  it('is one line of words', () => {
    const line = writePosition(boardGame.setUp(setups[0], FastChance.fromSeed(1)));
    expect(line).not.toContain('\n');
    expect(line).toMatch(/^board \(edition:second players:2 turn:0 .*regions:\(.*erebor:\(dwarves-regular:1/);
  });
  it('says what is wrong with a broken one, and where', () => {
    expect(() => readPosition('chess (turn:1)')).toThrow(/not of the board game/);
    expect(() => readPosition('board (regions:(mordor:(nazgul:1)))')).toThrow(
      /regions\.mordor: there is no region “mordor”/,
    );
    expect(() => readPosition('board (turn:3')).toThrow(/the line ends too early/);
  });
});
