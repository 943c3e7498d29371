// Opens the built page in Debian's Chromium. A request for anything but the page's own files fails the test, and so does
// an error on the console.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { serve, type Served } from './serve';

export const sizes = { desktop: { width: 1280, height: 860 }, phone: { width: 390, height: 844 } } as const;
export type Size = keyof typeof sizes;

// The headless shell is the same engine without the windows of a browser, and takes half the processor time.
const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path),
);

export interface Opening {
  size?: Size;
  locale?: string;
  hash?: string;
  settings?: Record<string, unknown>;
  context?: BrowserContextOptions;
  keepServiceWorker?: boolean;
}

export class Visit {
  readonly faults: string[] = [];
  constructor(readonly context: BrowserContext, readonly page: Page, readonly url: string) {}
  async close(): Promise<void> {
    await this.context.close();
    expect(this.faults).toEqual([]);
  }
}

export function useBrowser() {
  let browser: Browser;
  let served: Served;
  beforeAll(async () => {
    served = await serve();
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  });
  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });

  return async function open({ size = 'desktop', locale = 'en', hash = '', settings, context: more, keepServiceWorker }: Opening = {}): Promise<Visit> {
    const context = await browser.newContext({
      viewport: sizes[size], hasTouch: size === 'phone', isMobile: size === 'phone', locale,
      serviceWorkers: keepServiceWorker ? 'allow' : 'block', ...more,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const visit = new Visit(context, page, served.url);
    page.on('pageerror', (error) => visit.faults.push(`error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') visit.faults.push(`console: ${message.text()}`);
    });
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(served.url) && !/^(data|blob):/.test(url)) visit.faults.push(`asked for ${url}`);
    });
    if (settings) {
      await context.addInitScript((text) => {
        if (!localStorage.getItem('shudu.settings')) localStorage.setItem('shudu.settings', text);
      }, JSON.stringify(settings));
    }
    await page.goto(served.url + hash);
    return visit;
  };
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
// The findings of axe-core, one line each. The scripts run through the debugger, which the page's policy allows.
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const axe = (window as unknown as { axe: { run: (o: object) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> } }).axe;
    const { violations } = await axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] });
    return violations.flatMap((v) => v.nodes.map((n) => `${v.id}: ${n.html.slice(0, 160)} ${n.failureSummary.replace(/\s+/g, ' ')}`));
  });
}

export const cell = (page: Page, index: number) => page.locator(`[data-cell="${index}"]`);
export const spoken = (page: Page, index: number) => cell(page, index).getAttribute('aria-label');

// Enters the solution into all blank cells of the puzzle.
export async function fillIn(page: Page, puzzle: string, solution: string): Promise<void> {
  for (let index = 0; index < 81; ++index) {
    if (puzzle[index] !== '.') continue;
    await cell(page, index).focus();
    await cell(page, index).click();
    await page.keyboard.press(solution[index]);
  }
}
