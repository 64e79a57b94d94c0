/** In the ledger: what is picked and what can be done with it stands in the place of the list of all choices. */
import type { ReactNode } from 'react';
import { RegionPanel, useIsOpen } from './region-panel.tsx';
import { useScreen } from './screen.ts';

export function Decide({ children }: { readonly children: ReactNode }) {
  const isOpen = useIsOpen();
  const screen = useScreen();
  return screen === 'wide' && isOpen ? <RegionPanel /> : children;
}
