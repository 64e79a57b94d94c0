/** What a first visit costs, as it goes over the wire: measured in the browser, compressed as a server would. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { launchOptions } from './chromium.ts';
import { beginGame } from './screens.ts';

const BUDGETS = { home: 300_000, table: 600_000 };
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};
const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const packed = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);

await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
let sent = 0;
const files = new Map<string, number>();
const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const file = path === '/' ? '/index.html' : path;
  // the service worker fetches everything after the page has come to rest: that is not the first visit
  if (file === '/service-worker.js') {
    response.writeHead(404).end();
    return;
  }
  try {
    const body = readFileSync(join(dist, file));
    const gzip = packed.has(extname(file));
    const out = gzip ? gzipSync(body) : body;
    sent += out.length;
    files.set(file, out.length);
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      // as the house does: what has a hash in its name never changes, so nothing is fetched twice
      ...(file.startsWith('/assets/') ? { 'cache-control': 'public, max-age=31536000, immutable' } : {}),
      ...(gzip ? { 'content-encoding': 'gzip' } : {}),
      // as our server does: what has a hash in its name is fetched once
      ...(file.startsWith('/assets/') ? { 'cache-control': 'public, max-age=31536000, immutable' } : {}),
    });
    response.end(out);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise<void>((resolve) => server.listen(0, resolve));
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('no address');
const browser = await chromium.launch(launchOptions());

const report = (what: keyof typeof BUDGETS): boolean => {
  const good = sent <= BUDGETS[what];
  console.log(`${what}: ${(sent / 1000).toFixed(0)} of ${BUDGETS[what] / 1000} kB ${good ? '✓' : '✗'}`);
  for (const [file, size] of [...files].sort((a, b) => b[1] - a[1]).slice(0, 12)) {
    console.log(`  ${(size / 1000).toFixed(1).padStart(7)}  ${file}`);
  }
  return good;
};
const page = await browser.newPage({ baseURL: `http://localhost:${address.port}/` });
await page.goto('./');
await page.waitForLoadState('networkidle');
const home = report('home');
await beginGame(page, 'Board game');
await page.waitForLoadState('networkidle');
const table = report('table');
await browser.close();
server.close();
if (!home || !table) process.exitCode = 1;
