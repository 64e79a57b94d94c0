import type { EventCard } from '../registry.ts';

/** The Strategy deck of the Shadow. */
export const shadowStrategyCards: readonly EventCard[] = [];
