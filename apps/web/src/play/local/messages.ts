/** What the page and its worker say to each other. */
import type { Seen, Step, Who } from '../source.ts';

export type ToWorker =
  | { readonly ask: 'open'; readonly id: string }
  | { readonly ask: 'look'; readonly as: Who }
  | ({ readonly reply: number } & Question);
export type Question =
  | { readonly ask: 'answer'; readonly which: number; readonly says: string }
  | { readonly ask: 'check'; readonly which: number; readonly says: string }
  | { readonly ask: 'explore'; readonly steps: readonly Step[] }
  | { readonly ask: 'undo' };

export type FromWorker =
  /** Of the facts only those from number `from` on; the ones before are as they were. */
  | { readonly tell: 'seen'; readonly seen: Seen; readonly from: number }
  | { readonly tell: 'no-table'; readonly why: 'not-found' | 'elsewhere' }
  | { readonly tell: 'reply'; readonly reply: number; readonly value: unknown };
