import { anyChoice, FastChance, Run } from '@amon-hen/kernel';
import { tryGame } from '@amon-hen/kernel/kit';
import { describe, expect, it } from 'vitest';
import { boardGame, type Setup } from '../src/index.ts';
import { invariants, restingInvariants } from './invariants.ts';

const setups: Setup[] = (['second', 'first'] as const).flatMap((edition) =>
  ([2, 3, 4] as const).map((players) => ({ edition, players, rulings: {} })),
);

describe.each(setups)('random games of the $edition edition with $players players', (setup) => {
  const isStandard = setup.edition === 'second' && setup.players === 2;

  it('keep every promise of the kernel', () => {
    const sum = { decisions: 0, undone: 0, imagined: 0, compared: 0, refused: 0 };
    for (let seed = 0; seed < (isStandard ? 3 : 1); seed++) {
      const report = tryGame({ game: boardGame, setup, seed: seed + 20, steps: 60_000, every: 60, invariants });
      for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += report[key];
    }
    for (const n of Object.values(sum)) expect(n).toBeGreaterThan(10);
  });

  it('keep figures, cards, tiles, stacks, sieges and Leaders in order after every action', () => {
    for (let seed = 100; seed < (isStandard ? 115 : 105); seed++) {
      const chance = FastChance.fromSeed(seed);
      const policy = FastChance.fromSeed(seed + 1000);
      const run = new Run(boardGame, boardGame.setUp(setup, chance), chance);
      run.onCheckpoint = () => restingInvariants(run.state);
      run.start();
      for (let step = 0; run.asked !== null; step++) {
        if (step > 60_000) throw new Error('the game does not end');
        const which = run.pending.findIndex((_, i) => !run.isAnswered(i));
        run.take(which, anyChoice(run.pending[which], policy));
      }
    }
  });
});
