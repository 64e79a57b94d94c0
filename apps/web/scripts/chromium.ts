/** Which browser the tests run in: Debian's own where there is one, or can be installed; else the one Playwright brings. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface LaunchOptions {
  executablePath?: string;
  args: string[];
}
export function launchOptions(): LaunchOptions {
  const found = PATHS.find((path) => existsSync(path));
  return found === undefined ? { args: [] } : { executablePath: found, args: ARGS };
}
/** Where no browser is found: Debian's package if we may install it, else Playwright's own download. */
export function installBrowser(): void {
  if (PATHS.some((path) => existsSync(path))) return;
  const run = (program: string, args: readonly string[]): boolean =>
    spawnSync(program, args, { stdio: 'inherit' }).status === 0;
  const root = process.getuid?.() === 0;
  if (root && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq']);
    if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])) return;
  }
  if (!run('npx', ['playwright', 'install', 'chromium'])) throw new Error('no browser to test in');
}
if (import.meta.main) installBrowser();
