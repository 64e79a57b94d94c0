/** What a table is to the worker that runs it, wherever the truth of it lies. */
import type { Verdict } from '@amon-hen/kernel';
import type { Explored, RoomAction, Step, Who } from '../source.ts';

export interface Host {
  lookAs(who: Who): void;
  answer(which: number, says: string): Verdict | Promise<Verdict>;
  check(which: number, says: string): Verdict | Promise<Verdict>;
  explore(steps: readonly Step[]): Explored | Promise<Explored>;
  undo(): Verdict | Promise<Verdict>;
  act(action: RoomAction): Verdict | Promise<Verdict>;
  /** Only a table of this browser does. */
  advise?(): Step | null;
  /** Only a replay can do these. */
  goTo?(step: number): void;
  record?(): string | null;
}
