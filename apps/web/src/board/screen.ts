/** How much room there is: with a ledger at the side, with all below the map, or one pane at a time (see `table.css`). */
import { useSyncExternalStore } from 'react';

export type Screen = 'wide' | 'tablet' | 'phone';

const wide = matchMedia('(min-width: 1200px)');
const phone = matchMedia('(max-width: 640px)');
const now = (): Screen => (wide.matches ? 'wide' : phone.matches ? 'phone' : 'tablet');

function subscribe(listener: () => void): () => void {
  for (const query of [wide, phone]) query.addEventListener('change', listener);
  return () => {
    for (const query of [wide, phone]) query.removeEventListener('change', listener);
  };
}
export function useScreen(): Screen {
  return useSyncExternalStore(subscribe, now);
}
