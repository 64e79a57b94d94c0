import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'apps/{cli,server,web}/test/**/*.test.ts'],
    testTimeout: 120_000,
    pool: 'threads',
    maxWorkers: availableParallelism(), // left alone it keeps one core for itself
  },
});
