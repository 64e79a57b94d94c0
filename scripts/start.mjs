// npm start: installs, builds the client if a source is newer than the last build, and serves.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { install, root, run } from './setup.mjs';

install();
const sources = ['apps/web', 'packages', 'docs/rules'];
const aside = new Set(['node_modules', 'dist', '.cache', 'shots', 'test', 'e2e', 'bench', 'scenarios', 'test-results']);

/** When anything below a folder was last changed. */
function newest(folder) {
  let latest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (aside.has(entry.name)) continue;
    const path = join(folder, entry.name);
    latest = Math.max(latest, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs);
  }
  return latest;
}
const built = join(root, 'apps/web/dist/index.html');
if (!existsSync(built) || statSync(built).mtimeMs < Math.max(...sources.map((s) => newest(join(root, s))))) {
  console.log('Building the client …');
  run('vite', ['build', '--logLevel', 'warn'], { cwd: join(root, 'apps/web') });
}
run('node', ['apps/cli/src/main.ts', 'serve', ...process.argv.slice(2)]);
