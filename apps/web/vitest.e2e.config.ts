import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { techniqueExamples } from './vite/technique_examples';

// One browser, one page after the other: what is tested is the built page, and two cores are all there may be.
export default defineConfig({
  // The engine is imported as it is; the lessons are read from their files.
  resolve: { alias: { shudu: fileURLToPath(new URL('../../bindings/js/src/index.js', import.meta.url)) }, conditions: ['browser'] },
  plugins: [svelte(), techniqueExamples()],
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
