/**
 * Positions of played games, with how each game ended, one a line: for `fit.ts`.
 *   node packages/bots/bench/samples.ts <games> <seed> <instinct|captain> <file>
 */
import { writeFileSync } from 'node:fs';
import { boardGame, standardSetup } from '@amon-hen/board-game';
import { endings } from '../src/board/evaluation.ts';
import { features } from '../src/board/features.ts';
import * as bots from '../src/index.ts';

const [games = '200', seed = '1', who = 'instinct', file = ''] = process.argv.slice(2);
const machine = who === 'captain' ? bots.boardCaptain : bots.boardInstinct;
/** One question for an action in so many is a sample. */
const EVERY = 4;
const lines: string[] = [];
for (let game = 0; game < Number(games); game++) {
  const seen: (readonly number[])[] = [];
  let asked = 0;
  const watched: typeof machine = {
    ...machine,
    choose: (question) => {
      if (question.decision.about === 'action' && asked++ % EVERY === game % EVERY) {
        seen.push(features(question.imagine(game).state));
      }
      return machine.choose(question);
    },
  };
  const played = bots.playGame({
    game: boardGame,
    setup: standardSetup,
    machines: [watched, watched],
    seed: bots.gameSeed(Number(seed), game),
    milliseconds: 300,
    steps: 100_000,
    now: () => 0,
    turn: (s) => s.turn,
  });
  if (played.outcome === null) throw new Error(played.error ?? 'no outcome');
  const { how } = played.outcome;
  const names: readonly string[] = endings;
  const ending = names.indexOf(how);
  for (const x of seen) lines.push([ending, game, ...x.map((v) => Number(v.toFixed(4)))].join(','));
}
writeFileSync(file, lines.join('\n'));
console.log(`${lines.length} positions of ${games} games`);
