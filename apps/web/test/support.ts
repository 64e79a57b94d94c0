/** The toy game, ready for tests of everything around games. */
import { random } from '@amon-hen/bots';
import { hex } from '@amon-hen/kernel';
import { extraRules } from '../dev/toy-rules.ts';
import { LocalTable, type SavedTable } from '../src/play/local/table.ts';
import type { Seen, Sitter } from '../src/play/source.ts';
import type { Playable } from '../src/play/worker/playable.ts';

export const mira: Sitter = { kind: 'person', name: 'Mira' };
export const jonas: Sitter = { kind: 'person', name: 'Jonas' };
export const machine: Sitter = { kind: 'machine', name: 'random' };

export async function toy(): Promise<Playable> {
  return { stage: await extraRules.toy(), machine: (name) => (name === 'random' ? random : null) };
}
export function saved(sitters: readonly Sitter[], more: Partial<SavedTable> = {}): SavedTable {
  return {
    id: 'test',
    game: 'toy',
    rules: 1,
    setup: { seats: sitters.length, crowded: false },
    sitters,
    seed: hex(Uint8Array.from({ length: 32 }, (_, i) => i + 1)),
    entries: [],
    begun: 0,
    changed: 0,
    asked: [],
    winners: null,
    ...more,
  };
}
export interface Kept {
  readonly table: LocalTable;
  /** The last that was told and saved. */
  seen(): Seen;
  kept(): SavedTable;
  /** Until the machines have done what they can. */
  settled(): Promise<void>;
}
export async function openTable(start: SavedTable, playable?: Playable): Promise<Kept> {
  let seen: Seen | null = null;
  let kept = start;
  const table = new LocalTable(playable ?? (await toy()), start, {
    now: () => 0,
    pause: () => Promise.resolve(),
    save: async (now) => {
      kept = now;
    },
    tell: (now) => {
      seen = now;
    },
  });
  table.start();
  return {
    table,
    kept: () => kept,
    seen: () => {
      if (seen === null) throw new Error('nothing was told');
      return seen;
    },
    settled: async () => {
      for (let i = 0; i < 200; i++) await Promise.resolve();
    },
  };
}
/** The first answer that is offered, as text. */
export function anAnswer(seen: Seen): { readonly which: number; readonly says: string } {
  for (const { which, answered, own } of seen.offers) {
    if (own === undefined || answered) continue;
    const says = own.usual ?? (own.form === 'one' ? own.options[0] : own.options.slice(0, own.least).join(' + '));
    return { which, says: says === undefined || says === '' ? 'none' : says };
  }
  throw new Error('nothing is asked');
}
