import type { EventCard } from '../registry.ts';
import { grond } from './grond.ts';
import { orcPatrol } from './orc-patrol.ts';

/** The Character deck of the Shadow. */
export const shadowCharacterCards: readonly EventCard[] = [orcPatrol, grond];
