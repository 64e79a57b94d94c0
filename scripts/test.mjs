import { install, run } from './setup.mjs';

install();
const steps = [
  ['Types', 'tsc', ['--noEmit', '-p', '.']],
  ['Lint and format', 'biome', ['check', '--error-on-warnings', '.']],
  ['Layers', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'packages', 'apps']],
  ['Unused code', 'knip', []],
  ['Tests', 'vitest', ['run']],
];
const begun = Date.now();
for (const [name, program, args] of steps) {
  const start = Date.now();
  console.log(`\n── ${name}`);
  run(program, args);
  console.log(`── ${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
}
console.log(`\nAll green in ${((Date.now() - begun) / 1000).toFixed(0)} s.`);
