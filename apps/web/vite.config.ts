import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languages } from '@amon-hen/i18n';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { extraGames } from './build/extra-games.ts';
import { fonts } from './build/fonts.ts';
import { gameIcons } from './build/game-icons.ts';
import { licences } from './build/licences.ts';
import { onlyOurLocales } from './build/locales.ts';
import { noTransitions } from './build/no-transitions.ts';
import { packed } from './build/packed.ts';
import { rules } from './build/rules.ts';
import { contentSecurityPolicy } from './build/security.ts';
import { serviceWorker } from './build/service-worker.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The mode `toy` puts the kernel's toy game on the shelf, with its own little rules, for tests in the browser. */
export default defineConfig(({ mode }) => ({
  root,
  base: './',
  plugins: [
    onlyOurLocales(languages),
    extraGames(root, mode),
    gameIcons(root),
    noTransitions(),
    rules(
      [here('../../docs/rules'), ...(mode === 'toy' ? [here('dev/rules')] : [])].filter((folder) => existsSync(folder)),
    ),
    react(),
    contentSecurityPolicy(),
    licences(),
    fonts(root),
    serviceWorker(root),
    packed(),
  ],
  worker: { format: 'es', plugins: () => [extraGames(root, mode)] },
  build: {
    outDir: mode === 'toy' ? '.cache/toy' : 'dist',
    target: 'baseline-widely-available',
    assetsInlineLimit: 0, // the content security policy has no place for data: in fonts and scripts
    modulePreload: { polyfill: false },
    sourcemap: true,
  },
}));
