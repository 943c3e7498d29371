// Opens the built page in Debian's Chromium. A request for anything but the page's own files fails the test, and so does
// an error on the console.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Download, type Page } from 'playwright-core';
import { beforeAll, expect, inject } from 'vitest';

export const sizes = { desktop: { width: 1280, height: 860 }, phone: { width: 390, height: 844 } } as const;
export type Size = keyof typeof sizes;

export interface Opening {
  size?: Size;
  locale?: string;
  hash?: string;
  settings?: Record<string, unknown>;
  context?: BrowserContextOptions;
  keepServiceWorker?: boolean;
  stock?: boolean; // of puzzles; without it the page generates a first puzzle, and more after three seconds
  own?: boolean; // a browser context that is not used again: for tests that change it
}

export class Visit {
  readonly faults: string[] = [];
  constructor(readonly context: BrowserContext, readonly page: Page, readonly url: string, private readonly leave: () => Promise<void>) {}
  async close(): Promise<void> {
    await this.leave();
    expect(this.faults).toEqual([]);
  }
}

// Three puzzles of each level that the page keeps in stock.
const solution = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const clues = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const fullStock = JSON.stringify(
  Object.fromEntries(['easy', 'medium', 'hard', 'unfair'].map((level) => [`${level}/rotate180/`, Array(3).fill({ clues, solution, level, rating: 1.2 })])),
);

// The connection to the browser lasts as long as the process that runs the tests, which is the same for many files.
let connection: Promise<Browser> | null = null;
// Pages that a visit has left. A new context starts a process, which compiles the page and the engine again; this takes most
// of the time of a short test. So a visit takes over a page whose context has the same options. Its storage is empty.
const free: { kind: string; context: BrowserContext; page: Page }[] = [];

export function useBrowser() {
  const url = inject('pageAddress');
  let browser: Browser;
  beforeAll(async () => void (browser = await (connection ??= chromium.connect(inject('browserAddress')))));

  return async function open({
    size = 'desktop', locale = 'en', hash = '', settings, context: more, keepServiceWorker = false, stock = true, own = keepServiceWorker,
  }: Opening = {}): Promise<Visit> {
    const { viewport, ...options }: BrowserContextOptions = {
      viewport: sizes[size], hasTouch: size === 'phone', isMobile: size === 'phone', locale, serviceWorkers: keepServiceWorker ? 'allow' : 'block', ...more,
    };
    const kind = JSON.stringify(options);
    const found = own ? -1 : free.findIndex((one) => one.kind === kind);
    const context = found < 0 ? await browser.newContext({ viewport, ...options }) : free[found].context;
    const page = found < 0 ? await context.newPage() : free.splice(found, 1)[0].page;
    if (found < 0) await page.goto(`${url}blank`);
    else await page.setViewportSize(viewport!);
    await page.evaluate((stored) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, text] of stored) localStorage.setItem(key, text);
    }, [...(settings ? [['shudu.settings', JSON.stringify(settings)]] : []), ...(stock ? [['shudu.pool', fullStock]] : [])]);

    page.setDefaultTimeout(15_000);
    const visit = new Visit(context, page, url, async () => {
      if (own) return context.close();
      await page.goto(`${url}blank`);
      page.removeAllListeners();
      free.push({ kind, context, page });
    });
    page.on('pageerror', (error) => visit.faults.push(`error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') visit.faults.push(`console: ${message.text()}`);
    });
    page.on('request', (request) => {
      const asked = request.url();
      if (!asked.startsWith(url) && !/^(data|blob):/.test(asked)) visit.faults.push(`asked for ${asked}`);
    });
    await page.goto(url + hash);
    return visit;
  };
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
// The rules that depend on colours. The others need not be tried in every theme.
const colourRules = ['color-contrast', 'link-in-text-block'];
const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
interface Axe { run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> }

// The findings of axe-core, one line each. The scripts run through the debugger, which the page's policy allows.
export async function axeFindings(page: Page, runOnly: readonly string[] = allRules): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (rules) => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run({ runOnly: rules, resultTypes: ['violations'] });
    return violations.flatMap((v) => v.nodes.map((n) => `${v.id}: ${n.html.slice(0, 160)} ${n.failureSummary.replace(/\s+/g, ' ')}`));
  }, runOnly);
}
export interface Look {
  theme: string;
  palette: string;
}
// The findings in each of the looks, with the look.
export async function axeFindingsIn(page: Page, looks: readonly Look[]): Promise<string[]> {
  const found: string[] = [];
  for (const [i, look] of looks.entries()) {
    await page.evaluate(({ theme, palette }) => Object.assign(document.documentElement.dataset, { theme, palette }), look);
    // Colours change with a transition.
    await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'));
    found.push(...(await axeFindings(page, i ? colourRules : allRules)).map((text) => `${look.theme}, ${look.palette}: ${text}`));
  }
  return found;
}

// What was downloaded. The tests are only connected to the browser, so they have no path to its files.
export async function contentOf(download: Download): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts);
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
