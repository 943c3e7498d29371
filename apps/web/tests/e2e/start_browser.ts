// Starts one browser and one server of the built page for all files of tests. A browser for each file would take a second
// of processor time each.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { serve } from './serve';

declare module 'vitest' {
  export interface ProvidedContext {
    browserAddress: string;
    pageAddress: string;
  }
}

// The headless shell is the same engine without the windows of a browser, and takes half the processor time.
const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path),
);

export default async function start({ provide }: TestProject): Promise<() => Promise<void>> {
  const served = await serve();
  const browser = await chromium.launchServer({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  provide('browserAddress', browser.wsEndpoint());
  provide('pageAddress', served.url);
  return async () => {
    await browser.close();
    await served.close();
  };
}
