/**
 * Weights of the evaluation, found by `bench/fit.ts`: how a feature speaks for the Ring, corruption, a military victory of
 * the Free Peoples and one of the Shadow.
 */
import type { featureNames } from './features.ts';

export type Weights = readonly [ring: number, corruption: number, freeMilitary: number, shadowMilitary: number];
export const weights: Readonly<Record<(typeof featureNames)[number], Weights>> = {
  one: [0.688, 0.441, -0.362, -0.765],
  'shadow points': [0.378, -0.596, -0.613, 0.701],
  'shadow points squared': [-0.475, -0.256, -1.319, 1.951],
  'shadow near ten': [-0.875, 0.247, -0.95, 1.577],
  'free points': [0.245, -0.114, 1.221, -1.327],
  'free points squared': [-0.757, -0.711, 2.08, -0.602],
  threat: [0.009, 0.007, -0.203, 0.287],
  'threat to the last points': [-0.022, -0.099, -0.235, 0.327],
  'shadow standing': [0.233, 0.061, -0.42, 0.066],
  sieges: [-0.051, -0.052, 0.013, 0.241],
  'free threat': [0.003, -0.001, 0.349, -0.001],
  steps: [-0.142, 0.614, -0.169, -0.235],
  corruption: [-0.075, 0.996, -0.504, -0.385],
  'corruption squared': [-1.551, 3.351, -0.17, -1.578],
  levels: [0.264, -1.096, 0.277, 0.466],
  margin: [0.45, 0.539, -0.153, -0.776],
  'margin squeezed': [0.333, 0.169, -0.288, -0.218],
  'in mordor': [0.027, 0.129, 0.112, -0.255],
  revealed: [-0.092, 0.061, -0.008, 0.02],
  're-rolls': [-0.041, 0.028, 0.008, 0.005],
  'free dice': [0.207, -0.064, 0.095, -0.23],
  'crown at hand': [0.232, 0.023, 0.095, -0.2],
  'strider out': [0.051, 0.071, -0.035, -0.087],
  'gandalf ready': [0.451, -0.019, -0.231, -0.202],
  minions: [-0.097, 0.082, -0.101, 0.247],
  'isengard at war': [-0.041, 0.006, -0.154, 0.389],
  'sauron at war': [-0.043, 0.007, -0.154, 0.34],
  'southrons at war': [-0.048, 0.009, -0.1, 0.29],
  'free nations': [0.057, -0.032, 0.1, -0.155],
  'free cards': [0.089, -0.061, 0.04, -0.068],
  'shadow cards': [-0.049, 0.046, -0.032, 0.076],
  'free specials': [0.134, -0.174, -0.001, -0.009],
  'shadow specials': [-0.102, 0.145, -0.004, -0.01],
  'unused free dice': [0.132, 0.027, 0.075, -0.222],
  'unused shadow dice': [0.007, 0.079, -0.381, 0.263],
  'hunt box': [-0.048, 0.104, -0.0, -0.017],
  rings: [0.146, -0.071, 0.044, -0.119],
  clock: [2.129, 0.532, -0.366, -2.301],
  'mordor lag': [2.312, -1.537, -0.778, -0.068],
};
