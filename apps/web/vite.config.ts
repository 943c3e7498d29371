import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { contentSecurityPolicy } from './vite/content_security_policy';
import { serviceWorker } from './vite/service_worker';
import { techniqueExamples } from './vite/technique_examples';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// Tests of parts of the page run without the engine; SHUDU_STAND_IN=1 does the same for looking at the page.
const engine = here(process.env.VITEST || process.env.SHUDU_STAND_IN ? 'tests/stand_in/engine.ts' : '../../bindings/js/src/index.js');

export default defineConfig({
  base: './',
  plugins: [svelte(), techniqueExamples(), contentSecurityPolicy(), serviceWorker()],
  resolve: {
    alias: { shudu: engine },
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  // Small pictures must not become data: addresses, and fonts and modules come from 'self' alone.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  server: { fs: { allow: ['../..'] } },
  test: { environment: 'jsdom', include: ['tests/{unit,component}/**/*.test.ts'] },
});
