/** The kernel's kit over many seeds: `node packages/card-game/bench/try.ts [seeds] [first]`. Says every failure. */
import { tryGame } from '@amon-hen/kernel/kit';
import { cardGame, setups } from '../src/index.ts';
import { invariants } from '../test/state/invariants.ts';

const seeds = Number(process.argv[2] ?? 50);
const first = Number(process.argv[3] ?? 1);
let failed = 0;
for (const setup of setups) {
  for (let seed = first; seed < first + seeds; seed++) {
    try {
      tryGame({ game: cardGame, setup, seed, steps: 5000, every: 4, invariants });
    } catch (error) {
      failed++;
      console.log(`${setup.scenario} ${setup.people}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
console.log(`${seeds * setups.length} games, ${failed} failures`);
process.exitCode = failed > 0 ? 1 : 0;
