/** Server processes: started, killed without warning, started again. */
import { type ChildProcess, fork } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { TOY } from './games.ts';

const NODE = fileURLToPath(new URL('./node.ts', import.meta.url));
export const LOOSE = {
  host: '127.0.0.1',
  requests: '1000000',
  sockets: '100000',
  messages: '10000',
  guests: '1000000',
  'new-tables': '1000000',
  'clock-grace': '0',
  threads: '1',
  'log-level': 'error',
} as const;

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
export class ServerProcess {
  readonly options: Record<string, string>;
  readonly #games: readonly string[];
  readonly #core: number | null;
  #child: ChildProcess | null = null;
  /** What it wrote to its error output. */
  errors = '';
  /** On one core only, if said. */
  constructor(options: Record<string, string>, games: readonly string[] = [TOY], core: number | null = null) {
    this.options = { ...LOOSE, ...options };
    this.#games = games;
    this.#core = core;
  }
  get url(): string {
    return `http://127.0.0.1:${this.options.port}`;
  }
  get pid(): number {
    return this.#child?.pid ?? 0;
  }
  start(): Promise<void> {
    const pinned =
      this.#core === null ? {} : { execPath: 'taskset', execArgv: ['-c', String(this.#core), process.execPath] };
    const args = [JSON.stringify(this.options), ...this.#games];
    const child = fork(NODE, args, { stdio: ['ignore', 'inherit', 'pipe', 'ipc'], ...pinned });
    this.#child = child;
    child.stderr?.on('data', (text) => {
      this.errors += String(text);
    });
    return new Promise((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${this.errors}`)));
    });
  }
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return Promise.resolve(null);
    return new Promise((resolve) => {
      child.once('exit', (code) => resolve(code));
      child.kill(signal);
    });
  }
}
