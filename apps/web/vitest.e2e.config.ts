import { defineConfig } from 'vitest/config';

// One browser, one page after the other: what is tested is the built page, and two cores are all there may be.
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
