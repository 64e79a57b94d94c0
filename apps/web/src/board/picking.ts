/** What is picked on the table, and what is only looked at. It holds as long as the question. */
import { useCallback, useMemo, useState } from 'react';
import { waysOfFigure } from './model/characters.ts';
import type { BoardView } from './model/view.ts';
import { NO_PICKS, type Picks, pressRegion, type Way } from './model/ways.ts';

export interface Picking {
  readonly picks: Picks;
  /** All ways, or those of the figure that is picked. */
  readonly open: readonly Way[];
  /** A region whose panel is open although nothing starts there. */
  readonly looked: string | null;
  /** Several things can be done with what was pressed: these. */
  readonly narrowed: readonly Way[] | null;
  pick(picks: Partial<Picks>): void;
  /** A region was pressed, on the map or in the list. */
  select(region: string): void;
  /** Nothing is picked any more. */
  leave(): void;
}
interface State {
  readonly question: string;
  readonly picks: Picks;
  readonly looked: string | null;
  readonly narrowed: readonly Way[] | null;
}

export function usePicking(question: string, view: BoardView, ways: readonly Way[], take: (way: Way) => void): Picking {
  const [kept, setState] = useState<State>({ question, ...NOTHING });
  const state = kept.question === question ? kept : { question, ...NOTHING };
  const { picks } = state;
  const { figure } = picks;
  const open = useMemo(() => (figure === null ? ways : waysOfFigure(view, ways, figure)), [figure, view, ways]);
  const pick = useCallback(
    (some: Partial<Picks>) => {
      setState((now) => {
        const before = now.question === question ? now.picks : NO_PICKS;
        return { question, ...NOTHING, picks: { ...before, ...some } };
      });
    },
    [question],
  );
  const select = useCallback(
    (region: string) => {
      // a question that asks for more than places: a first press only looks
      const isOpen = open.some(({ steps, first }) => steps.length > 1 || first.die !== undefined);
      const press = pressRegion(open, picks, region, isOpen);
      if (press.kind === 'do') {
        setState({ question, ...NOTHING, picks });
        take(press.way);
        return;
      }
      const narrowed = press.kind === 'choose' ? press.ways : null;
      const looked = press.kind === 'pick' && press.picks.region !== null ? region : null;
      setState({ question, picks: press.picks, looked, narrowed });
    },
    [open, picks, question, take],
  );
  const leave = useCallback(() => setState({ question, ...NOTHING }), [question]);
  const { looked, narrowed } = state;
  return useMemo(
    () => ({ picks, open, looked, narrowed, pick, select, leave }),
    [leave, looked, narrowed, open, pick, picks, select],
  );
}
const NOTHING = { picks: NO_PICKS, looked: null, narrowed: null };
