import { describe, expect, it } from 'vitest';
import type { PlaySource, Seen } from '../src/play/source.ts';
import { Story, type Timer } from '../src/play/story.ts';
import { machine, mira } from './support.ts';

/** A source that says what it is told to say. */
class Fake implements PlaySource {
  readonly table = { id: 't', game: 'toy', setup: null, sitters: [mira, machine], mine: [0] };
  #seen: Seen | null = null;
  #listener: () => void = () => {};
  subscribe = (listener: () => void) => {
    this.#listener = listener;
    return () => {};
  };
  seen = () => this.#seen;
  tell(by: number | null, facts: number, more: Partial<Seen> = {}): void {
    this.#seen = {
      number: facts,
      asked: facts,
      as: 0,
      view: facts,
      offers: [],
      facts: Array.from({ length: facts }, (_, n) => ({ what: 'fact', n })),
      before: 0,
      by,
      mayUndo: true,
      outcome: null,
      trouble: null,
      room: null,
      ...more,
    };
    this.#listener();
  }
  lookAs(): void {}
  answer = async () => true as const;
  check = async () => true as const;
  explore = async () => ({ kind: 'final' }) as const;
  undo = async () => true as const;
  act = async () => true as const;
  close(): void {}
}
function telling(pace: number) {
  let due: (() => void) | null = null;
  const timer: Timer = {
    after: (_, run) => {
      due = run;
      return () => {
        due = null;
      };
    },
  };
  const source = new Fake();
  const story = new Story(source, pace, timer);
  const tick = (): void => {
    const run = due;
    due = null;
    run?.();
  };
  return { source, story, tick };
}

describe('the story of what others do', () => {
  it('is told one thing after another', () => {
    const { source, story, tick } = telling(500);
    source.tell(null, 1);
    source.tell(0, 2);
    expect(story.seen()?.view).toBe(2); // one's own move is seen at once
    source.tell(1, 3);
    source.tell(1, 4);
    expect(story.seen()?.view).toBe(2);
    expect(story.behind).toBe(true);
    tick();
    expect(story.seen()?.view).toBe(3);
    tick();
    expect(story.seen()?.view).toBe(4);
    expect(story.behind).toBe(false);
  });
  it('is told at once where the player wants no waiting', () => {
    const { source, story } = telling(0);
    source.tell(null, 1);
    source.tell(1, 2);
    source.tell(1, 3);
    expect(story.seen()?.view).toBe(3);
  });
  it('can be skipped, and told again', () => {
    const { source, story, tick } = telling(500);
    source.tell(0, 1);
    source.tell(1, 2);
    source.tell(1, 3);
    story.skip();
    expect(story.seen()?.view).toBe(3);
    expect(story.canRetell).toBe(true);
    story.retell();
    expect(story.seen()?.view).toBe(1);
    tick();
    tick();
    expect(story.seen()?.view).toBe(3);
  });
  it('does not tell what was taken back, nor what other eyes saw', () => {
    const { source, story } = telling(500);
    source.tell(0, 1);
    source.tell(1, 2);
    source.tell(null, 1);
    expect(story.seen()?.view).toBe(1);
    expect(story.behind).toBe(false);
    source.tell(1, 2);
    source.tell(null, 5, { as: 'public' });
    expect(story.seen()).toMatchObject({ as: 'public', view: 5 });
    expect(story.canRetell).toBe(false);
  });
});
