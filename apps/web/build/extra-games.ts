/** Games that are on the shelf in tests and in development only: none, unless the build runs in the mode `toy`. */
import { join } from 'node:path';
import type { Plugin } from 'vite';

const GAMES = 'virtual:extra-games';
const RULES = 'virtual:extra-rules';
const NONE: Readonly<Record<string, string>> = {
  [`\0${GAMES}`]:
    'export const extraGames = []; export const extraDesigns = {}; export const extraWords = { sentences: {}, games: {} };',
  [`\0${RULES}`]: 'export const extraRules = {};',
};

export function extraGames(root: string, mode: string): Plugin {
  const toy: Readonly<Record<string, string>> = {
    [GAMES]: join(root, 'dev/toy.ts'),
    [RULES]: join(root, 'dev/toy-rules.ts'),
  };
  return {
    name: 'extra-games',
    resolveId: (id) => (id !== GAMES && id !== RULES ? null : mode === 'toy' ? (toy[id] ?? null) : `\0${id}`),
    load: (id) => NONE[id] ?? null,
  };
}
