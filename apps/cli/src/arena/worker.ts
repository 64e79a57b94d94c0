/** A worker of the arena: plays the games it is told, and sends their tally. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Registry } from '../registry.ts';
import { type Job, playGames } from './job.ts';

const { registry: url, job }: { registry: string; job: Job } = workerData;
const { registry }: { registry: Registry } = await import(url);
const title = registry.games[job.game];
if (title === undefined || parentPort === null) throw new Error('a worker needs a game and somebody to report to');
const port = parentPort;
port.on('message', (numbers: readonly number[]) => port.postMessage(playGames(title, job, numbers)));
