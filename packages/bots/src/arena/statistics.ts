/** The few statistics that the arena needs. */

const Z = 1.959964; // 95 %

/** Wilson's interval for a share of k in n: honest for few games and for shares near 0 and 1. */
export function wilson(k: number, n: number): readonly [number, number] {
  if (n === 0) return [0, 1];
  const p = k / n;
  const centre = p + (Z * Z) / (2 * n);
  const spread = Z * Math.sqrt((p * (1 - p)) / n + (Z * Z) / (4 * n * n));
  const whole = 1 + (Z * Z) / n;
  return [Math.max(0, (centre - spread) / whole), Math.min(1, (centre + spread) / whole)];
}

/** How often each number occurred. */
export type Counts = Readonly<Record<string, number>>;

export function addCounts(a: Counts, b: Counts): Counts {
  const sum: Record<string, number> = { ...a };
  for (const [key, n] of Object.entries(b)) sum[key] = (sum[key] ?? 0) + n;
  return sum;
}
/** The number below which this share lies; null of nothing. */
export function quantile(counts: Counts, share: number): number | null {
  const sorted = Object.entries(counts)
    .map(([value, n]) => [Number(value), n] as const)
    .sort(([a], [b]) => a - b);
  const total = sorted.reduce((sum, [, n]) => sum + n, 0);
  let below = 0;
  for (const [value, n] of sorted) {
    below += n;
    if (below >= total * share) return value;
  }
  return null;
}
export function median(counts: Counts): number | null {
  const low = quantile(counts, 0.5);
  if (low === null) return null;
  const total = Object.values(counts).reduce((sum, n) => sum + n, 0);
  const upTo = Object.entries(counts).reduce((sum, [value, n]) => (Number(value) <= low ? sum + n : sum), 0);
  if (upTo * 2 !== total) return low;
  const next = Math.min(
    ...Object.keys(counts)
      .map(Number)
      .filter((value) => value > low),
  );
  return (low + next) / 2; // an even number of games, half of them up to here
}

/** Thinking times: the sum and the most exactly, the rest in steps of 5 %. */
export interface Times {
  readonly n: number;
  readonly sum: number;
  readonly most: number;
  readonly steps: Counts;
}
const STEP = Math.log(1.05);
const LEAST = 0.0001;

export class Stopwatch {
  #n = 0;
  #sum = 0;
  #most = 0;
  readonly #steps: number[] = [];
  add(milliseconds: number): void {
    this.#n++;
    this.#sum += milliseconds;
    if (milliseconds > this.#most) this.#most = milliseconds;
    const step = milliseconds <= LEAST ? 0 : Math.ceil(Math.log(milliseconds / LEAST) / STEP);
    this.#steps[step] = (this.#steps[step] ?? 0) + 1;
  }
  get times(): Times {
    const steps: Record<string, number> = {};
    this.#steps.forEach((n, step) => {
      steps[step] = n;
    });
    return { n: this.#n, sum: this.#sum, most: this.#most, steps };
  }
}
export const NO_TIMES: Times = { n: 0, sum: 0, most: 0, steps: {} };
export function addTimes(a: Times, b: Times): Times {
  return { n: a.n + b.n, sum: a.sum + b.sum, most: Math.max(a.most, b.most), steps: addCounts(a.steps, b.steps) };
}
export function timesReport(times: Times): { decisions: number; mean: number; p99: number; max: number } {
  const step = quantile(times.steps, 0.99);
  const p99 = step === null ? 0 : Math.min(times.most, LEAST * Math.exp(step * STEP));
  return { decisions: times.n, mean: times.n === 0 ? 0 : times.sum / times.n, p99, max: times.most };
}
