/** The games that this server hosts. Threads in which machines think load the same list. */
import type { PlayableGame } from './registry.ts';

export const games: readonly PlayableGame[] = [];
