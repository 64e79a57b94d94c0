import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'apps/{cli,server,web}/test/**/*.test.ts'],
    testTimeout: 120_000,
    pool: 'threads',
    maxWorkers: availableParallelism() + 1, // tests of clocks and servers wait a good part of their time
  },
});
