/** Games that are on the shelf in tests and in development only: none, unless the build runs in the mode `toy`. */
import { join } from 'node:path';
import type { Plugin } from 'vite';

export function extraGames(root: string, mode: string): Plugin {
  const name = 'virtual:extra-games';
  const none =
    'export const extraGames = []; export const extraDesigns = {}; export const extraWords = { sentences: {}, games: {} };';
  return {
    name: 'extra-games',
    resolveId: (id) => (id !== name ? null : mode === 'toy' ? join(root, 'dev/toy.ts') : `\0${name}`),
    load: (id) => (id === `\0${name}` ? none : null),
  };
}
