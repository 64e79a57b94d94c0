/**
 * Fits the weights of the evaluation: plays games, samples positions, and finds by logistic regression (L2) how likely
 * the Free Peoples win from each.  node packages/bots/bench/fit.ts <games> <seed> [instinct|captain]
 */
import { writeFileSync } from 'node:fs';
import { boardGame, standardSetup } from '@amon-hen/board-game';
import { FEATURES, featureNames, features } from '../src/board/features.ts';
import { weights } from '../src/board/weights.ts';
import * as bots from '../src/index.ts';

const [games = '200', seed = '1', who = 'instinct', out = ''] = process.argv.slice(2);
const machine = who === 'captain' ? bots.boardCaptain : bots.boardInstinct;
/** One question for an action in so many is a sample. */
const EVERY = 3;
interface Sample {
  readonly x: readonly number[];
  readonly y: number;
  readonly game: number;
}
const samples: Sample[] = [];
const endings: Record<string, number> = {};
for (let g = 0; g < Number(games); g++) {
  const seen: (readonly number[])[] = [];
  let n = 0;
  const wrapped = {
    ...machine,
    choose: (asked: Parameters<typeof machine.choose>[0]) => {
      if (asked.decision.about === 'action' && n++ % EVERY === g % EVERY) seen.push(features(asked.imagine(g).state));
      return machine.choose(asked);
    },
  };
  const played = bots.playGame({
    game: boardGame,
    setup: standardSetup,
    machines: [wrapped, wrapped],
    seed: bots.gameSeed(Number(seed), g),
    milliseconds: 300,
    steps: 100_000,
    now: () => performance.now(),
    turn: (s) => s.turn,
  });
  if (played.outcome === null) throw new Error(played.error ?? 'no outcome');
  endings[played.outcome.how] = (endings[played.outcome.how] ?? 0) + 1;
  const y = played.outcome.winners.includes(0) ? 1 : 0;
  for (const x of seen) samples.push({ x, y, game: g });
}
console.log(`${samples.length} positions`, endings);

const test = samples.filter((s) => s.game % 5 === 0);
const train = samples.filter((s) => s.game % 5 !== 0);
const w = new Array<number>(FEATURES).fill(0);
const scale = featureNames.map((_, i) => Math.sqrt(train.reduce((a, s) => a + s.x[i] ** 2, 0) / train.length) || 1);
const value = (x: readonly number[]): number =>
  1 / (1 + Math.exp(-x.reduce((a, v, i) => a + (v / scale[i]) * w[i], 0)));
const loss = (set: readonly Sample[]): number =>
  -set.reduce((a, s) => a + Math.log(Math.max(1e-9, s.y === 1 ? value(s.x) : 1 - value(s.x))), 0) / set.length;
/** What is believed before any game is seen: the weights as they are. New ones are pulled towards them. */
const prior = featureNames.map((name) => weights[name]);
const PULL = 0.03;
prior.forEach((p, i) => {
  w[i] = p * scale[i];
});
const m = new Array<number>(FEATURES).fill(0);
const v = new Array<number>(FEATURES).fill(0);
for (let step = 1; step <= 600; step++) {
  const grad = w.map((wi, i) => PULL * (wi - prior[i] * scale[i]));
  for (const { x, y } of train) {
    const e = value(x) - y;
    for (let i = 0; i < FEATURES; i++) grad[i] += (e * x[i]) / scale[i] / train.length;
  }
  for (let i = 0; i < FEATURES; i++) {
    m[i] = 0.9 * m[i] + 0.1 * grad[i];
    v[i] = 0.999 * v[i] + 0.001 * grad[i] ** 2;
    w[i] -= (0.03 * (m[i] / (1 - 0.9 ** step))) / (Math.sqrt(v[i] / (1 - 0.999 ** step)) + 1e-8);
    if (prior[i] * w[i] < 0) w[i] = 0; // what is surely good is not learnt to be bad
  }
}
console.log(`log-loss: train ${loss(train).toFixed(4)}, held out ${loss(test).toFixed(4)}`);
for (let b = 0; b < 10; b++) {
  const bin = test.filter((s) => Math.min(9, Math.floor(value(s.x) * 10)) === b);
  if (bin.length > 0)
    console.log(
      `${b / 10}: said ${(bin.reduce((a, s) => a + value(s.x), 0) / bin.length).toFixed(2)}, was ${(bin.reduce((a, s) => a + s.y, 0) / bin.length).toFixed(2)} of ${bin.length}`,
    );
}
const found = w.map((wi, i) => wi / scale[i]);
for (const [i, name] of featureNames.entries()) console.log(name.padEnd(28), found[i].toFixed(3));
if (out !== '') {
  const lines = featureNames.map((name, i) => `  '${name}': ${found[i].toFixed(3)},`).join('\n');
  writeFileSync(
    out,
    `/** Weights of the evaluation, by \`bench/fit.ts\`: chance that the Free Peoples win = sigmoid(w · x). */\nimport type { featureNames } from './features.ts';\n\nexport const weights: Readonly<Record<(typeof featureNames)[number], number>> = {\n${lines}\n};\n`,
  );
}
