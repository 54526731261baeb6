import { defineConfig } from 'vitest/config';

/** The end-to-end tests: one after the other, since each brings up a room and a browser on a small machine. */
export default defineConfig({
  test: {
    include: ['e2e/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    pool: 'forks',
  },
});
