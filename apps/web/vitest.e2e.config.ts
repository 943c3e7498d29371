import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { techniqueExamples } from './vite/technique_examples';

// Tests of the built page in a browser. Two files run at a time, because there may be only two cores.
export default defineConfig({
  // These tests use the real engine.
  resolve: { alias: { shudu: fileURLToPath(new URL('../../bindings/js/src/index.js', import.meta.url)) }, conditions: ['browser'] },
  plugins: [svelte(), techniqueExamples()],
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: 'tests/e2e/start_browser.ts',
    maxWorkers: 2,
    minWorkers: 1,
    isolate: false, // the two processes load the tools once, not for each file
  },
});
