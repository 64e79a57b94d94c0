/**
 * What others do is shown one thing after another, at a pace the player sets, and again on request. A source whose news
 * arrive as fast as machines think becomes one whose news can be followed.
 */
import type { Seat, Verdict } from '@amon-hen/kernel';
import type { Explored, PlaySource, RoomAction, Seen, Step, TableInfo, Who } from './source.ts';

export interface Timer {
  after(milliseconds: number, run: () => void): () => void;
}
const browserTimer: Timer = {
  after: (milliseconds, run) => {
    const id = setTimeout(run, milliseconds);
    return () => clearTimeout(id);
  },
};

export class Story implements PlaySource {
  readonly #source: PlaySource;
  readonly #timer: Timer;
  readonly #listeners = new Set<() => void>();
  readonly #stop: () => void;
  #shown: Seen | null;
  #queue: Seen[] = [];
  /** What has been seen since the viewer's own last answer, for showing it again. */
  #chapter: Seen[] = [];
  #cancel: (() => void) | null = null;
  /** Milliseconds between two things that happen; 0 shows all at once. */
  pace: number;

  constructor(source: PlaySource, pace: number, timer: Timer = browserTimer) {
    this.#source = source;
    this.pace = pace;
    this.#timer = timer;
    this.#shown = source.seen();
    this.#stop = source.subscribe(() => this.#arrived());
  }
  get table(): TableInfo {
    return this.#source.table;
  }
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  seen = (): Seen | null => this.#shown;
  /** Whether more has happened than is shown. */
  get behind(): boolean {
    return this.#queue.length > 0;
  }
  /** Whether there is anything to show again. */
  get canRetell(): boolean {
    return this.#chapter.length > 1 && !this.behind;
  }
  skip(): void {
    this.#cancel?.();
    this.#cancel = null;
    const last = this.#queue.at(-1);
    this.#queue = [];
    if (last !== undefined) this.#show(last);
  }
  retell(): void {
    if (!this.canRetell) return;
    const [first, ...rest] = this.#chapter;
    if (first === undefined) return;
    this.#queue = rest;
    this.#show(first);
    this.#schedule();
  }

  #arrived(): void {
    const seen = this.#source.seen();
    if (seen === null) return;
    if (seen.as !== this.#shown?.as || seen.by === seen.as) this.#chapter = [];
    this.#chapter.push(seen);
    const last = this.#queue.at(-1) ?? this.#shown;
    const own = seen.by !== null && this.#isMine(seen.by);
    const news = seen.facts.length > (last?.facts.length ?? 0);
    // after an undo, or with other eyes, what was still to be shown has not happened, or not so
    if (this.pace === 0 || seen.by === null || (!this.behind && (own || !news))) {
      this.#queue = [seen];
      this.skip();
    } else {
      this.#queue.push(seen);
      this.#schedule();
    }
  }
  #isMine(seat: Seat): boolean {
    return this.#source.table.mine.includes(seat);
  }
  #schedule(): void {
    if (this.#cancel !== null || !this.behind) return;
    this.#cancel = this.#timer.after(this.pace, () => {
      this.#cancel = null;
      const next = this.#queue.shift();
      if (next !== undefined) this.#show(next);
      this.#schedule();
    });
  }
  #show(seen: Seen): void {
    this.#shown = seen;
    for (const listener of this.#listeners) listener();
  }

  lookAs(who: Who): void {
    this.skip();
    this.#source.lookAs(who);
  }
  answer(which: number, says: string): Promise<Verdict> {
    return this.#source.answer(which, says);
  }
  check(which: number, says: string): Promise<Verdict> {
    return this.#source.check(which, says);
  }
  explore(steps: readonly Step[]): Promise<Explored> {
    return this.#source.explore(steps);
  }
  undo(): Promise<Verdict> {
    return this.#source.undo();
  }
  advise(): Promise<Step | null> {
    return this.#source.advise?.() ?? Promise.resolve(null);
  }
  act(action: RoomAction): Promise<Verdict> {
    return this.#source.act(action);
  }
  close(): void {
    this.#cancel?.();
    this.#stop();
    this.#source.close();
    this.#listeners.clear();
  }
}
