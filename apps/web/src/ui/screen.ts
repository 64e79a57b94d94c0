/** How much room there is: with a ledger at the side, with all below the map, or one pane at a time (see `table.css`). */
import { useSyncExternalStore } from 'react';

export type Screen = 'wide' | 'tablet' | 'phone';

const WIDE = '(min-width: 1200px)';
const PHONE = '(max-width: 640px)';
/** Never asked themselves: a browser that is asked before it has told of a change does not tell of it any more. */
const watched = [matchMedia(WIDE), matchMedia(PHONE)];

function now(): Screen {
  if (matchMedia(WIDE).matches) return 'wide';
  return matchMedia(PHONE).matches ? 'phone' : 'tablet';
}
function subscribe(listener: () => void): () => void {
  for (const query of watched) query.addEventListener('change', listener);
  return () => {
    for (const query of watched) query.removeEventListener('change', listener);
  };
}
export function useScreen(): Screen {
  return useSyncExternalStore(subscribe, now);
}
