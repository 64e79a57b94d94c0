/** Plays a match on all cores. The result does not depend on how many there are. */
import { Worker } from 'node:worker_threads';
import { addTallies, NO_TALLY, type Tally } from '@amon-hen/bots';
import type { AnyTitle, Registry } from '../registry.ts';
import { type Job, playGames } from './job.ts';

export interface Pool {
  readonly registry: Registry;
  readonly title: AnyTitle;
  readonly workers: number;
  /** Told after each portion of games. */
  progress(tally: Tally): void;
}

/** Games are dealt in portions: small enough that no worker is long alone at the end. */
const LARGEST_PORTION = 50;

export async function playMatch(pool: Pool, job: Job, numbers: readonly number[]): Promise<Tally> {
  const workers = Math.min(pool.workers, numbers.length);
  let tally = NO_TALLY;
  let dealt = 0;
  const deal = (): readonly number[] => {
    const left = numbers.length - dealt;
    const size = Math.max(1, Math.min(LARGEST_PORTION, Math.ceil(left / (workers * 8))));
    const portion = numbers.slice(dealt, dealt + size);
    dealt += portion.length;
    return portion;
  };
  const add = (more: Tally): void => {
    tally = addTallies(tally, more);
    pool.progress(tally);
  };
  if (workers <= 1) {
    while (dealt < numbers.length) {
      add(playGames(pool.title, job, deal()));
      await new Promise(setImmediate); // let signals through
    }
    return tally;
  }
  await Promise.all(Array.from({ length: workers }, () => work(pool.registry.url, job, deal, add)));
  return tally;
}
function work(registry: string, job: Job, deal: () => readonly number[], add: (tally: Tally) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { registry, job } });
    const next = (): void => {
      const portion = deal();
      if (portion.length > 0) worker.postMessage(portion);
      else void worker.terminate().then(() => resolve());
    };
    worker.on('message', (tally: Tally) => {
      add(tally);
      next();
    });
    worker.on('error', reject);
    next();
  });
}
