import { install, run } from './setup.mjs';

install();
run('node', [
  'apps/cli/src/main.ts',
  'arena',
  '--game',
  'board',
  '--seats',
  'free=random,shadow=random',
  '--games',
  '1',
  '--log',
]);
