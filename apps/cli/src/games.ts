/** The games that the command knows. */
import type { Registry } from './registry.ts';

export const registry: Registry = { url: import.meta.url, games: {} };
