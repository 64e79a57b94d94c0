/** Clocks: pure functions over times in milliseconds. What is stored is when a seat began to think, so restarts change nothing. */
import type { Seat } from '@amon-hen/kernel';
import type { ClockRule } from '../protocol/index.ts';

export interface Clock {
  readonly seat: Seat;
  /** What was left when it was last stopped or started. */
  readonly left: number;
  /** Since when it runs. */
  readonly from: number | null;
}
export type Clocks = readonly Clock[];

export function newClocks(rule: ClockRule, seats: readonly Seat[]): Clocks {
  if (rule.kind === 'none') return [];
  return seats.map((seat) => ({ seat, left: rule.seconds * 1000, from: null }));
}
export function leftAt(clock: Clock, now: number): number {
  return clock.from === null ? clock.left : Math.max(0, clock.left - (now - clock.from));
}

/** After an event of the game: `thinking` are the persons who are asked now, `answered` is who has just answered. */
export function turned(
  rule: ClockRule,
  clocks: Clocks,
  thinking: readonly Seat[],
  answered: Seat | null,
  now: number,
): Clocks {
  if (rule.kind === 'none') return clocks;
  const full = rule.seconds * 1000;
  return clocks.map((clock) => {
    const asked = thinking.includes(clock.seat);
    const justAnswered = clock.seat === answered;
    if (rule.kind === 'move') {
      if (!asked) return { ...clock, left: full, from: null };
      return clock.from !== null && !justAnswered ? clock : { ...clock, left: full, from: now };
    }
    const extra = justAnswered ? rule.extra * 1000 : 0;
    if (clock.from !== null && asked && !justAnswered) return clock;
    return { ...clock, left: leftAt(clock, now) + extra, from: asked ? now : null };
  });
}
export function stoppedClocks(clocks: Clocks, now: number): Clocks {
  return clocks.map((clock) => ({ ...clock, left: leftAt(clock, now), from: null }));
}

/** The clock that runs out first. */
export function firstToFall(clocks: Clocks): { readonly seat: Seat; readonly at: number } | null {
  let first: { seat: Seat; at: number } | null = null;
  for (const { seat, left, from } of clocks) {
    if (from === null) continue;
    const at = from + left;
    if (first === null || at < first.at) first = { seat, at };
  }
  return first;
}
