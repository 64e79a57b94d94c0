/** What happened, as plain data with the numbers of the data files; `describeFact` puts it into ids. */
import type { Table as KernelTable } from '@amon-hen/kernel';
import type { State } from './state/state.ts';

export interface Fact {
  readonly what: string;
  readonly side?: number;
  readonly seat?: number;
  readonly region?: number;
  readonly from?: number;
  readonly to?: number;
  readonly figure?: number;
  readonly n?: number;
  readonly card?: number;
  readonly deck?: number;
  readonly tile?: number;
  readonly nation?: number;
  readonly face?: number;
  readonly dice?: readonly number[];
  readonly cards?: readonly number[];
  /** Figure, number; one after another. */
  readonly figures?: readonly number[];
  /** The rule or card that brought it about. */
  readonly cause?: string;
}
export type Table = KernelTable<State, Fact>;
