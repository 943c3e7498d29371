// The pages of the player's own: statistics, daily puzzles, races, results, settings, transfer. At every size nothing is
// wider than the window and no button is cut, and axe-core finds nothing in any theme.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindingsIn, useBrowser } from './browser';

const open = useBrowser();
const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const results = Array.from({ length: 30 }, (_, i) => ({
  level: ['easy', 'hard', 'extreme', ''][i % 4], milliseconds: 100_000 + i * 400_000, at: 1_780_000_000_000 + i * 50_000_000, helped: i % 2, id: `r${i}`,
}));
const pages: [name: string, hash: string, ready: (page: Page) => Promise<unknown>][] = [
  ['statistics', '#/statistics', (page) => page.getByRole('heading', { name: 'Finished games' }).waitFor()],
  ['daily', '#/daily', (page) => page.getByRole('button', { name: 'Play: Extreme' }).waitFor()],
  ['making a race', '#/race', (page) => page.getByRole('button', { name: 'Make a race' }).waitFor()],
  ['a race', `#/race?p=${puzzle}&l=hard&t=99999999999`, (page) => page.getByText('All clocks start at').waitFor()],
  ['settings', '#/settings', (page) => page.getByText(/^Engine /).waitFor()],
  ['sending', '#/transfer', (page) => page.getByRole('img', { name: /^Code 1 of/ }).waitFor()],
];
const sizes = [[320, 640], [390, 844], [844, 390], [1280, 860], [2560, 1300]] as const;
const looks = [
  { theme: 'light', palette: 'standard' },
  { theme: 'dark', palette: 'standard' },
  { theme: 'contrast', palette: 'safe' },
];

// What reaches out of the window, and the buttons whose text is wider than they are.
const misfits = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
    const cut = [...document.querySelectorAll<HTMLElement>('main button, main a, main h1, main h2, main dd')]
      .filter((one) => one.offsetWidth > 1 && (one.scrollWidth > one.offsetWidth + 1 || one.getBoundingClientRect().right > innerWidth + 1))
      .map((one) => `${one.tagName} ${one.textContent}`);
    return [...wide, ...cut];
  });

describe.each(pages)('%s', (_, hash, ready) => {
  it('fits every window and has nothing that axe-core finds', async () => {
    const visit = await open({ context: { reducedMotion: 'reduce' } });
    const { page } = visit;
    await page.evaluate((text) => localStorage.setItem('shudu.statistics', text), JSON.stringify(results));
    await page.goto(visit.url + hash);
    await ready(page);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.waitForFunction((wanted) => innerWidth === wanted, width);
      expect({ width, misfits: await misfits(page) }).toEqual({ width, misfits: [] });
    }
    expect(await axeFindingsIn(page, looks)).toEqual([]);
    await visit.close();
  }, 90_000);
});
