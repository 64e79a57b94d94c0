/**
 * Draws the map and writes what the client needs of it: `node apps/web/map/generate.ts`. The same facts give the same
 * files, to the last byte; with `--check` nothing is written, and the exit code says whether the files are up to date.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeMap } from './make.ts';

const folder = new URL('../src/map/generated/', import.meta.url);
const checking = process.argv.includes('--check');

mkdirSync(fileURLToPath(folder), { recursive: true });
for (const [name, text] of Object.entries(await makeMap())) {
  const file = new URL(name, folder);
  if (!checking) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${name} is not what the generator makes`);
    process.exitCode = 1;
  }
  console.log(`${name} ${(text.length / 1024).toFixed(0)} KB`);
}
