/** What a rule works with, and the facts it tells. */
import type { Table as KernelTable } from '@amon-hen/kernel';
import type { FactWord } from '../words.ts';
import type { State } from './state.ts';

/** What happened: plain data by ids. `cause` is the rule or the card behind it. */
export interface Fact {
  readonly what: FactWord;
  readonly player?: string;
  readonly side?: string;
  readonly card?: string;
  /** The card on which an item was put, or the army that supports. */
  readonly with?: string;
  readonly location?: string;
  readonly from?: string;
  readonly to?: string;
  readonly n?: number;
  readonly attack?: number;
  readonly defense?: number;
  readonly cause: string;
}
export type Table = KernelTable<State, Fact>;
