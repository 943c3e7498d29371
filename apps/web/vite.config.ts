import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { contentSecurityPolicy } from './vite/content_security_policy';
import { lessonTexts } from './vite/lesson_texts';
import { serviceWorker } from './vite/service_worker';
import { techniqueExamples } from './vite/technique_examples';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// Unit and component tests use a stand-in for the engine. SHUDU_STAND_IN=1 uses it for the page as well.
const engine = here(process.env.VITEST || process.env.SHUDU_STAND_IN ? 'tests/stand_in/engine.ts' : '../../bindings/js/src/index.js');

export default defineConfig({
  base: './',
  plugins: [svelte(), techniqueExamples(), lessonTexts(), contentSecurityPolicy(), serviceWorker()],
  resolve: {
    alias: { shudu: engine },
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  // Assets are not inlined as data: addresses: the Content-Security-Policy allows only 'self' for most of them.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  server: { fs: { allow: ['../..'] } },
  // Without isolation the processes load the tools once, not for each file. That takes a third of the time.
  test: { environment: 'jsdom', include: ['tests/{unit,component}/**/*.test.ts'], isolate: false, maxWorkers: 2, minWorkers: 1 },
});
