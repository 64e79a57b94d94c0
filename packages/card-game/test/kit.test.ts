import { tryGame } from '@amon-hen/kernel/kit';
import { describe, expect, it } from 'vitest';
import { cardGame, setups } from '../src/index.ts';
import { invariants } from './state/invariants.ts';

/** Every scenario and number of people passes the kernel's kit. */
describe.each(setups)('$scenario with $people', (setup) => {
  it('CG-2.2.3: keeps all promises of the kernel in random games, each card in exactly one zone', () => {
    const sum = { decisions: 0, undone: 0, imagined: 0, compared: 0, refused: 0 };
    for (let seed = 1; seed <= 3; seed++) {
      const report = tryGame({ game: cardGame, setup, seed, steps: 5000, every: 6, invariants });
      for (const key of ['decisions', 'undone', 'imagined', 'compared', 'refused'] as const) sum[key] += report[key];
    }
    expect(sum.decisions).toBeGreaterThan(150);
    expect(sum.undone).toBeGreaterThan(10);
    expect(sum.imagined).toBeGreaterThan(20);
    expect(sum.compared).toBeGreaterThan(20);
    expect(sum.refused).toBeGreaterThan(100);
  });
});
