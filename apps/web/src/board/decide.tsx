/** In the ledger: what is picked and what can be done with it stands in the place of the list of all choices. */
import type { ReactNode } from 'react';
import { useScreen } from '../ui/screen.ts';
import { RegionPanel, useIsOpen } from './region-panel.tsx';

export function Decide({ children }: { readonly children: ReactNode }) {
  const isOpen = useIsOpen();
  const screen = useScreen();
  return screen === 'wide' && isOpen ? <RegionPanel /> : children;
}
