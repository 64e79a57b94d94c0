/** How fast random games are played: `node packages/card-game/bench/play.ts [games]`. */
import { FastChance, playout, Run } from '@amon-hen/kernel';
import { cardGame, type Setup, setups } from '../src/index.ts';

const STEPS = 100_000;

function play(setup: Setup, seed: number): { decisions: number; rounds: number } {
  const chance = FastChance.fromSeed(seed);
  const run = new Run(cardGame, cardGame.setUp(setup, chance), chance).start();
  const decisions = playout(run, FastChance.fromSeed(seed ^ 0x5eed), STEPS);
  if (run.asked !== null) throw new Error(`a game does not end: ${setup.scenario}, seed ${seed}`);
  return { decisions, rounds: run.state.round };
}

const games = Number(process.argv[2] ?? 1000);
for (const setup of setups) {
  for (let seed = 0; seed < Math.min(games, 200); seed++) play(setup, seed); // warm
  const begun = process.cpuUsage();
  let decisions = 0;
  let rounds = 0;
  for (let seed = 0; seed < games; seed++) {
    const game = play(setup, seed);
    decisions += game.decisions;
    rounds += game.rounds;
  }
  const { user, system } = process.cpuUsage(begun);
  const seconds = (user + system) / 1e6;
  const line = [
    `${setup.scenario} ${setup.people}`.padEnd(14),
    `${Math.round(games / seconds)} games/s`.padStart(14),
    `${Math.round(decisions / seconds)} decisions/s`.padStart(20),
    `${Math.round(decisions / games)} decisions a game`.padStart(24),
    `${(rounds / games).toFixed(1)} rounds`.padStart(14),
  ];
  console.log(line.join(''));
}
