import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/chromium.ts';

const PORT = 4199;

/** Browser tests run against the built program, with the toy game on its shelf, as the server gives it out. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: availableParallelism() + 1, // there is always one that waits
  timeout: 90_000,
  retries: process.env.CI === undefined ? 0 : 1,
  expect: { timeout: 20_000 }, // a busy machine takes its time
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}/`,
    launchOptions: launchOptions(),
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    serviceWorkers: 'block', // each new browser would fetch the whole program for later
    reducedMotion: 'reduce',
    reuseContext: true, // emptied after each test
  },
  webServer: {
    command: `vite build --mode toy --logLevel warn && node scripts/house.ts ${PORT}`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: process.env.CI === undefined,
    timeout: 120_000,
  },
});
