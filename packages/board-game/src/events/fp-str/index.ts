import type { EventCard } from '../registry.ts';
import { aPowerTooGreat } from './a-power-too-great.ts';
import { imrahilOfDolAmroth } from './imrahil-of-dol-amroth.ts';

/** The Strategy deck of the Free Peoples. */
export const freeStrategyCards: readonly EventCard[] = [aPowerTooGreat, imrahilOfDolAmroth];
