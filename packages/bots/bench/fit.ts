/**
 * Fits the weights of the evaluation to positions of played games: how likely each ending is from there, by multinomial
 * logistic regression.  node packages/bots/bench/fit.ts <weights file> <file of samples.ts>…
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { endings } from '../src/board/evaluation.ts';
import { featureNames } from '../src/board/features.ts';
import type { Weights } from '../src/board/weights.ts';

const [out = '', ...files] = process.argv.slice(2);
interface Sample {
  readonly x: readonly number[];
  readonly ending: number;
  readonly game: string;
}
const FEATURES = featureNames.length;
const samples = files.flatMap((file, at) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Sample => {
      const [ending = 0, game = 0, ...x] = line.split(',').map(Number);
      return { x, ending, game: `${at}-${game}` };
    }),
);
const isHeldOut = ({ game }: Sample): boolean => Number(game.split('-')[1]) % 5 === 0;
const train = samples.filter((s) => !isHeldOut(s));
const test = samples.filter(isHeldOut);
const scale = featureNames.map((_, i) => Math.sqrt(train.reduce((a, s) => a + s.x[i] ** 2, 0) / train.length) || 1);
/** Of scaled features: one list for each ending. */
const w = endings.map(() => new Array<number>(FEATURES).fill(0));
function chances(x: readonly number[]): number[] {
  const logits = w.map((list) => list.reduce((sum, wi, i) => sum + (wi * x[i]) / scale[i], 0));
  const most = Math.max(...logits);
  const e = logits.map((l) => Math.exp(l - most));
  const all = e.reduce((a, b) => a + b, 0);
  return e.map((v) => v / all);
}
const FREE_WINS = [true, false, true, false]; // ring, corruption, free-military, shadow-military
const winning = (p: readonly number[]): number => p.reduce((a, v, i) => a + (FREE_WINS[i] ? v : 0), 0);
const loss = (set: readonly Sample[]): number =>
  set.reduce((a, s) => {
    const p = winning(chances(s.x));
    return a - Math.log(Math.max(1e-9, FREE_WINS[s.ending] ? p : 1 - p));
  }, 0) / set.length;

/**
 * What games of machines cannot tell, because all play it alike or it goes with the time of the game; from the analysis of the
 * game. These weights are held there, all others lightly at nothing.
 */
const believed: Readonly<Partial<Record<(typeof featureNames)[number], Weights>>> = {
  threat: [0, 0, -0.2, 0.3],
  sieges: [-0.05, -0.05, 0, 0.25],
  'free threat': [0, 0, 0.35, 0],
  revealed: [-0.15, 0.08, 0, 0.05],
  're-rolls': [-0.05, 0.05, 0, 0],
  'strider out': [0.05, 0, 0, -0.05],
  'crown at hand': [0.2, 0, 0.1, -0.15],
  minions: [-0.1, 0.08, -0.1, 0.25],
  'isengard at war': [-0.05, 0, -0.15, 0.4],
  'sauron at war': [-0.05, 0, -0.15, 0.35],
  'southrons at war': [-0.05, 0, -0.1, 0.3],
  'free nations': [0.05, -0.03, 0.1, -0.15],
  'free cards': [0.08, -0.06, 0.04, -0.06],
  'shadow cards': [-0.04, 0.04, -0.03, 0.07],
  'free specials': [0.15, -0.2, 0, 0],
  'shadow specials': [-0.12, 0.15, 0, 0],
  'hunt box': [-0.06, 0.1, 0, 0],
  rings: [0.15, -0.1, 0.05, -0.1],
};
const PULL = 0.004;
const HOLD = 0.3;
const prior = w.map((_, k) => featureNames.map((name, i) => (believed[name]?.[k] ?? 0) * scale[i]));
const pull = featureNames.map((name) => (believed[name] === undefined ? PULL : HOLD));
for (const [k, list] of prior.entries()) w[k] = list.slice();
const STEPS = 400;
const m = w.map((list) => list.map(() => 0));
const v = w.map((list) => list.map(() => 0));
for (let step = 1; step <= STEPS; step++) {
  const grad = w.map((list, k) => list.map((wi, i) => pull[i] * (wi - prior[k][i])));
  for (const s of train) {
    const p = chances(s.x);
    for (let k = 0; k < p.length; k++) {
      const e = (p[k] - (s.ending === k ? 1 : 0)) / train.length;
      for (let i = 0; i < FEATURES; i++) grad[k][i] += (e * s.x[i]) / scale[i];
    }
  }
  for (let k = 0; k < w.length; k++) {
    for (let i = 0; i < FEATURES; i++) {
      m[k][i] = 0.9 * m[k][i] + 0.1 * grad[k][i];
      v[k][i] = 0.999 * v[k][i] + 0.001 * grad[k][i] ** 2;
      w[k][i] -= (0.03 * (m[k][i] / (1 - 0.9 ** step))) / (Math.sqrt(v[k][i] / (1 - 0.999 ** step)) + 1e-8);
    }
  }
}
console.log(
  `${samples.length} positions; log-loss: train ${loss(train).toFixed(4)}, held out ${loss(test).toFixed(4)}`,
);
for (let b = 0; b < 10; b++) {
  const bin = test.filter((s) => Math.min(9, Math.floor(winning(chances(s.x)) * 10)) === b);
  if (bin.length === 0) continue;
  const said = bin.reduce((a, s) => a + winning(chances(s.x)), 0) / bin.length;
  const was = bin.filter((s) => FREE_WINS[s.ending]).length / bin.length;
  console.log(`${b / 10}: said ${said.toFixed(2)}, was ${was.toFixed(2)} of ${bin.length}`);
}
const rows = featureNames.map(
  (name, i) => `  '${name}': [${w.map((list) => (list[i] / scale[i]).toFixed(3)).join(', ')}],`,
);
for (const row of rows) console.log(row);
if (out !== '') {
  const head = `/**
 * Weights of the evaluation, found by \`bench/fit.ts\`: how a feature speaks for the Ring, corruption, a military victory of
 * the Free Peoples and one of the Shadow.
 */
import type { featureNames } from './features.ts';

export type Weights = readonly [ring: number, corruption: number, freeMilitary: number, shadowMilitary: number];
export const weights: Readonly<Record<(typeof featureNames)[number], Weights>> = {`;
  writeFileSync(out, `${head}\n${rows.join('\n')}\n};\n`);
}
