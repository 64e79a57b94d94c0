/**
 * Fits the weights of the evaluation: plays games, samples positions, and finds by logistic regression (L2) how likely
 * the Free Peoples win from each.  node packages/bots/bench/fit.ts <games> <seed> [instinct|captain]
 */
import { writeFileSync } from 'node:fs';
import { boardGame, standardSetup } from '@amon-hen/board-game';
import { FEATURES, featureNames, features } from '../src/board/features.ts';
import * as bots from '../src/index.ts';

const [games = '200', seed = '1', who = 'instinct', out = ''] = process.argv.slice(2);
const machine = who === 'captain' ? bots.boardCaptain : bots.boardInstinct;
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
      if (asked.decision.about === 'action' && n++ % 6 === g % 6) seen.push(features(asked.imagine(g).state));
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
/** What is believed before any game is seen, from the analysis of the game; weights are pulled towards it. */
const believed: Readonly<Partial<Record<(typeof featureNames)[number], number>>> = {
  'shadow points': -1,
  'shadow points squared': -1.7,
  'shadow near ten': -3,
  'free points': 0.8,
  'free points squared': 1.6,
  threat: -0.9,
  'threat to the last points': -0.4,
  'shadow standing': -0.7,
  sieges: -0.32,
  'free threat': 0.4,
  steps: -0.8,
  corruption: -0.7,
  'corruption squared': -2,
  levels: 0.3,
  margin: 0.9,
  'margin squeezed': 0.4,
  'in mordor': 0.2,
  revealed: -0.2,
  're-rolls': -0.08,
  'free dice': 0.4,
  'crown at hand': 0.25,
  'strider out': 0.05,
  'gandalf ready': 0.25,
  minions: -0.35,
  'isengard at war': -0.6,
  'sauron at war': -0.5,
  'southrons at war': -0.4,
  'free nations': 0.15,
  'free cards': 0.12,
  'shadow cards': -0.1,
  'free specials': 0.25,
  'shadow specials': -0.25,
  'unused free dice': 0.4,
  'unused shadow dice': -0.4,
  'hunt box': -0.15,
  rings: 0.2,
  clock: 1.8,
  'mordor lag': 1.2,
};
const prior = featureNames.map((name) => believed[name] ?? 0);
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
const weights = w.map((wi, i) => wi / scale[i]);
for (const [i, name] of featureNames.entries()) console.log(name.padEnd(28), weights[i].toFixed(3));
if (out !== '') {
  const lines = featureNames.map((name, i) => `  '${name}': ${weights[i].toFixed(3)},`).join('\n');
  writeFileSync(
    out,
    `/** Weights of the evaluation, by \`bench/fit.ts\`: chance that the Free Peoples win = sigmoid(w · x). */\nimport type { featureNames } from './features.ts';\n\nexport const weights: Readonly<Record<(typeof featureNames)[number], number>> = {\n${lines}\n};\n`,
  );
}
