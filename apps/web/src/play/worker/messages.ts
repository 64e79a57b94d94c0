/** What the page and its worker say to each other. */
import type { RoomAction, Seen, Step, TableInfo, Trouble, Who } from '../source.ts';

/** Which table: one kept in this browser, or one on a server. */
export type Where =
  | { readonly at: 'here'; readonly id: string }
  | { readonly at: 'server'; readonly id: string; readonly socket: string };

export type ToWorker =
  | { readonly ask: 'open'; readonly where: Where }
  | { readonly ask: 'look'; readonly as: Who }
  | ({ readonly reply: number } & Question);
export type Question =
  | { readonly ask: 'answer'; readonly which: number; readonly says: string }
  | { readonly ask: 'check'; readonly which: number; readonly says: string }
  | { readonly ask: 'explore'; readonly steps: readonly Step[] }
  | { readonly ask: 'undo' }
  | { readonly ask: 'act'; readonly action: RoomAction };

export type FromWorker =
  /** Before the first news, and whenever somebody sits down or leaves. */
  | { readonly tell: 'table'; readonly table: TableInfo }
  /** Of the facts only those from number `from` on; the ones before are as they were. */
  | { readonly tell: 'seen'; readonly seen: Seen; readonly from: number }
  | { readonly tell: 'trouble'; readonly trouble: Trouble }
  | { readonly tell: 'reply'; readonly reply: number; readonly value: unknown };
