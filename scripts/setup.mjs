// Plain JavaScript for Node 20 or newer: everything after this runs on the Node that the project pins.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const windows = process.platform === 'win32';

/** Runs a program found in node_modules/.bin on the pinned Node; ends the process if it fails. */
export function run(program, args = [], options = {}) {
  const result = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
    ...options,
  });
  if (result.error) {
    console.error(`${program}: ${result.error.message}`);
    process.exit(1);
  }
  if (result.signal) process.exit(1);
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** Installs the packages of the lock file, unless exactly these are installed already. */
export function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.amon-hen-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages …');
  // not `npm ci`: it asks for the optional builds of every other platform in the lock file
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, lock);
}
