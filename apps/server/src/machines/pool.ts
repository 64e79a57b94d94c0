/** Threads for machines. One that thinks far beyond its time is ended and replaced: no machine hangs a table. */
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { Task, Thought } from './task.ts';

const reply = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({ failed: z.string() }),
  z.object({
    thought: z.object({
      which: z.number(),
      says: z.string(),
      milliseconds: z.number(),
      intervention: z.string().nullable(),
    }),
  }),
]);
interface Job {
  readonly task: Task;
  resolve(thought: Thought): void;
  reject(error: Error): void;
}
/** Beyond its budget a machine gets so much again, for a busy computer, and then is stopped. */
const GRACE_MS = 3000;

export class Pool {
  readonly #modules: readonly string[];
  readonly #size: number;
  readonly #queue: Job[] = [];
  readonly #threads = new Set<Thread>();
  #closed = false;
  constructor(modules: readonly string[], size: number) {
    this.#modules = modules;
    this.#size = size;
  }
  get waiting(): number {
    return this.#queue.length;
  }
  think(task: Task): Promise<Thought> {
    if (this.#closed) return Promise.reject(new Error('the server stops'));
    return new Promise((resolve, reject) => {
      this.#queue.push({ task, resolve, reject });
      this.#next();
    });
  }
  #next(): void {
    if (this.#queue.length === 0 || this.#closed) return;
    const free = [...this.#threads].find((t) => t.job === null) ?? this.#grow();
    if (free === undefined) return;
    const job = this.#queue.shift();
    if (job !== undefined) free.start(job);
  }
  #grow(): Thread | undefined {
    if (this.#threads.size >= this.#size) return undefined;
    const thread = new Thread(this.#modules, (gone) => {
      if (gone) this.#threads.delete(thread);
      this.#next();
    });
    this.#threads.add(thread);
    return thread;
  }
  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#queue.splice(0)) job.reject(new Error('the server stops'));
    await Promise.all([...this.#threads].map((t) => t.end('the server stops')));
  }
}

class Thread {
  job: Job | null = null;
  readonly #worker: Worker;
  readonly #free: (gone: boolean) => void;
  #timer: NodeJS.Timeout | null = null;
  #ready = false;
  constructor(modules: readonly string[], free: (gone: boolean) => void) {
    this.#free = free;
    this.#worker = new Worker(new URL('./thinker.ts', import.meta.url), { workerData: { modules } });
    this.#worker.unref();
    this.#worker.on('message', (message: unknown) => this.#hear(message));
    this.#worker.on('error', (error) => void this.end(error instanceof Error ? error.message : String(error)));
  }
  start(job: Job): void {
    this.job = job;
    this.#worker.postMessage(job.task);
    if (this.#ready) this.#watch(job);
  }
  /** The time counts once the thread is there: loading the games is not thinking. */
  #watch({ task }: Job): void {
    this.#timer = setTimeout(
      () => void this.end(`thought longer than ${task.milliseconds} ms`),
      task.milliseconds + GRACE_MS,
    );
  }
  #hear(message: unknown): void {
    const said = reply.parse(message);
    if ('ready' in said) {
      this.#ready = true;
      if (this.job !== null) this.#watch(this.job);
      return;
    }
    const job = this.#finish();
    if ('failed' in said) job?.reject(new Error(said.failed));
    else job?.resolve(said.thought);
    this.#free(false);
  }
  #finish(): Job | null {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const { job } = this;
    this.job = null;
    return job;
  }
  async end(why: string): Promise<void> {
    this.#finish()?.reject(new Error(why));
    await this.#worker.terminate();
    this.#free(true);
  }
}
