/** One begins with a figure: where it can do one thing only that is done, else all of them are shown. */
import { use, useCallback } from 'react';
import { ShowingContext } from '../ui/said.tsx';
import { useBoard } from './around.tsx';
import { waysOfFigure } from './model/characters.ts';
import { regionOf } from './model/view.ts';
import { deedsOf, fits, homeOf, NO_PICKS } from './model/ways.ts';

export interface Begin {
  readonly can: boolean;
  readonly isPicked: boolean;
  begin(): void;
}
export function useBegin(figure: string): Begin {
  const { view, ways, picks, pick, take } = useBoard();
  const showing = use(ShowingContext);
  const own = waysOfFigure(view, ways, figure).filter((way) => fits(way, { ...NO_PICKS, die: picks.die }));
  const isPicked = picks.figure === figure;
  const begin = useCallback(() => {
    const [deed, ...more] = deedsOf(own);
    const home = deed === undefined ? null : homeOf(deed.way);
    if (isPicked) pick({ figure: null });
    else if (deed !== undefined && more.length === 0) take(deed.way);
    else pick({ figure, region: null });
    // where it goes is asked on the map
    if (home !== null) showing?.show('region', regionOf(home));
  }, [figure, isPicked, own, pick, showing, take]);
  return { can: own.length > 0, isPicked, begin };
}
