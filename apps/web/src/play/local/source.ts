/** A table that this browser plays by itself, in a worker. */
import type { Seat, Verdict } from '@amon-hen/kernel';
import type { Explored, PlaySource, Seen, Step, TableInfo, Trouble, Who } from '../source.ts';
import type { FromWorker, Question, ToWorker } from './messages.ts';
import type { SavedTable } from './table.ts';

export class LocalSource implements PlaySource {
  readonly table: TableInfo;
  readonly #worker: Worker;
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Map<number, (value: unknown) => void>();
  #replies = 0;
  #seen: Seen | null = null;

  constructor(saved: SavedTable) {
    const { id, game, setup, sitters } = saved;
    const mine: Seat[] = sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []));
    this.table = { id, game, setup, sitters, mine };
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#hear(data));
    this.#worker.addEventListener('error', ({ message }) => this.#trouble({ kind: 'stopped', message }));
    this.#post({ ask: 'open', id });
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
      case 'seen': {
        const { seen, from } = message;
        const known = this.#seen?.facts.slice(0, from) ?? [];
        this.#set({ ...seen, facts: [...known, ...seen.facts] });
        return;
      }
      case 'no-table':
        this.#trouble({ kind: message.why });
        return;
      case 'reply':
        this.#waiting.get(message.reply)?.(message.value);
        this.#waiting.delete(message.reply);
    }
  }
  #trouble(trouble: Trouble): void {
    this.#set({ ...(this.#seen ?? NOTHING), trouble });
  }
  #set(seen: Seen): void {
    this.#seen = seen;
    for (const listener of this.#listeners) listener();
  }
}
const NOTHING: Seen = {
  number: 0,
  as: 'public',
  view: null,
  offers: [],
  facts: [],
  before: 0,
  by: null,
  mayUndo: { rule: 'KERNEL', why: 'undo-nothing' },
  outcome: null,
  trouble: null,
};
