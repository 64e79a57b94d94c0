import { createContext } from 'react';

/** At a table a rule opens over it; elsewhere, where this is null, its link leads to the reader. */
export const RuleContext = createContext<((id: string) => void) | null>(null);
