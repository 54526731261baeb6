import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    testTimeout: 120_000,
    pool: 'threads',
    maxWorkers: 2,
  },
});
