// npm test: installs what it needs, then everything that must hold, with the browser tests that play the games.
// npm test -- --all: with every browser test; CI runs this.
import { join } from 'node:path';
import { install, root, run } from './setup.mjs';

const options = process.argv.slice(2);
const all = options.includes('--all');
const unknown = options.find((option) => option !== '--all');
if (unknown !== undefined) {
  console.error(`npm test knows no “${unknown}”, only --all`);
  process.exit(2);
}
install();
const web = { cwd: join(root, 'apps/web') };
const steps = [
  ['Types', 'tsc', ['--noEmit', '-p', '.']],
  ['Types of the client', 'tsc', ['--noEmit', '-p', 'apps/web']],
  ['Types of its service worker', 'tsc', ['--noEmit', '-p', 'apps/web/service-worker']],
  ['Lint and format', 'biome', ['check', '--error-on-warnings', '.']],
  ['Layers', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'packages', 'apps']],
  ['Unused code', 'knip', ['--no-config-hints']],
  ['Rules, scenarios, command, server', 'vitest', ['run']],
  ['A browser', 'node', ['scripts/chromium.ts'], web],
  ['What a visit costs', 'node', ['scripts/budget.ts'], web],
  ['Browser tests', 'playwright', ['test', '--retries=2', ...(all ? [] : ['--grep', '@core'])], web],
];
const begun = Date.now();
for (const [name, program, args, options] of steps) {
  const start = Date.now();
  console.log(`\n── ${name}`);
  run(program, args, options);
  console.log(`── ${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
}
console.log(`\nAll green in ${((Date.now() - begun) / 1000).toFixed(0)} s.`);
if (!all) console.log('The other browser tests, which CI runs too: npm test -- --all');
