/** What the page and its worker say to each other. */
import type { Recorded } from '../replay/recorded.ts';
import type { TimeLine } from '../replay/time-line.ts';
import type { RoomAction, Seen, Step, TableInfo, Trouble, Who } from '../source.ts';

/** Which table: one kept in this browser, one on a server, or a game that was played and is looked at again. */
export type Where =
  | { readonly at: 'here'; readonly id: string }
  | { readonly at: 'server'; readonly id: string; readonly socket: string }
  | { readonly at: 'replay'; readonly id: string; readonly recorded: Recorded };

export type ToWorker =
  | { readonly ask: 'open'; readonly where: Where }
  | { readonly ask: 'look'; readonly as: Who }
  /** Of a replay: to the moment after this step. */
  | { readonly ask: 'go'; readonly to: number }
  | ({ readonly reply: number } & Question);
export type Question =
  | { readonly ask: 'answer'; readonly which: number; readonly says: string }
  | { readonly ask: 'check'; readonly which: number; readonly says: string }
  | { readonly ask: 'explore'; readonly steps: readonly Step[] }
  | { readonly ask: 'undo' }
  | { readonly ask: 'advise' }
  /** Of a replay: the game as text. */
  | { readonly ask: 'record' }
  | { readonly ask: 'act'; readonly action: RoomAction };

export type FromWorker =
  /** Before the first news, and whenever somebody sits down or leaves. */
  | { readonly tell: 'table'; readonly table: TableInfo }
  /** Of the facts only those from number `from` on; the ones before are as they were. */
  | { readonly tell: 'seen'; readonly seen: Seen; readonly from: number }
  /** Of a replay, before the first news and whenever other eyes look. */
  | { readonly tell: 'line'; readonly line: TimeLine }
  | { readonly tell: 'trouble'; readonly trouble: Trouble }
  | { readonly tell: 'reply'; readonly reply: number; readonly value: unknown };
