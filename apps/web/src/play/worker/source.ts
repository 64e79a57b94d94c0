/** A table that a worker of this browser runs, or watches on a server. */
import type { Verdict } from '@amon-hen/kernel';
import type { TimeLine } from '../replay/time-line.ts';
import type { Explored, PlaySource, RoomAction, Seen, Step, TableInfo, Trouble, Who } from '../source.ts';
import type { FromWorker, Question, ToWorker, Where } from './messages.ts';

export class WorkerSource implements PlaySource {
  readonly #worker: Worker;
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Map<number, (value: unknown) => void>();
  readonly #ready: (result: WorkerSource | Trouble) => void;
  #replies = 0;
  #table: TableInfo | null = null;
  #seen: Seen | null = null;
  #line: TimeLine | null = null;

  private constructor(where: Where, ready: (result: WorkerSource | Trouble) => void) {
    this.#ready = ready;
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#hear(data));
    this.#worker.addEventListener('error', ({ message }) => this.#trouble({ kind: 'stopped', message }));
    this.#post({ ask: 'open', where });
  }
  /** When it is known which game is played and who sits there; or why it cannot be. */
  static open(where: Where): { readonly source: Promise<WorkerSource | Trouble>; close(): void } {
    let opening: WorkerSource | null = null;
    const source = new Promise<WorkerSource | Trouble>((resolve) => {
      opening = new WorkerSource(where, resolve);
    });
    return { source, close: () => opening?.close() };
  }
  get table(): TableInfo {
    if (this.#table === null) throw new Error('the table is not known yet');
    return this.#table;
  }
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  seen = (): Seen | null => this.#seen;
  lookAs(as: Who): void {
    this.#post({ ask: 'look', as });
  }
  answer(which: number, says: string): Promise<Verdict> {
    return this.#ask({ ask: 'answer', which, says });
  }
  check(which: number, says: string): Promise<Verdict> {
    return this.#ask({ ask: 'check', which, says });
  }
  explore(steps: readonly Step[]): Promise<Explored> {
    return this.#ask({ ask: 'explore', steps });
  }
  undo(): Promise<Verdict> {
    return this.#ask({ ask: 'undo' });
  }
  advise(): Promise<Step | null> {
    return this.#ask({ ask: 'advise' });
  }
  act(action: RoomAction): Promise<Verdict> {
    return this.#ask({ ask: 'act', action });
  }
  /** Of a replay; null until it is known, and at any other table. */
  line = (): TimeLine | null => this.#line;
  goTo(step: number): void {
    this.#post({ ask: 'go', to: step });
  }
  /** Null while the game is not over. */
  record(): Promise<string | null> {
    return this.#ask({ ask: 'record' });
  }
  close(): void {
    this.#worker.terminate();
    this.#listeners.clear();
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }
  /** The worker answers a question with what that question is answered with; both sides are ours. */
  #ask<T>(question: Question): Promise<T> {
    const reply = this.#replies++;
    return new Promise<T>((resolve) => {
      this.#waiting.set(reply, (value) => resolve(value as T));
      this.#post({ reply, ...question });
    });
  }
  #hear(message: FromWorker): void {
    switch (message.tell) {
      case 'table':
        this.#table = message.table;
        this.#ready(this);
        return;
      case 'seen': {
        const { seen, from } = message;
        const known = this.#seen?.facts.slice(0, from) ?? [];
        this.#set({ ...seen, facts: [...known, ...seen.facts] });
        return;
      }
      case 'line':
        this.#line = message.line;
        return;
      case 'trouble':
        this.#trouble(message.trouble);
        return;
      case 'reply':
        this.#waiting.get(message.reply)?.(message.value);
        this.#waiting.delete(message.reply);
    }
  }
  #trouble(trouble: Trouble): void {
    if (this.#table === null && trouble.kind !== 'offline') this.#ready(trouble);
    if (this.#seen !== null) this.#set({ ...this.#seen, by: null, trouble });
  }
  #set(seen: Seen): void {
    this.#seen = seen;
    for (const listener of this.#listeners) listener();
  }
}
