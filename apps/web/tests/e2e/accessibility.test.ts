// axe-core on every page, in every theme and both palettes; dialogs, hints and drawings too.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindingsIn, cell, useBrowser } from './browser';

const open = useBrowser();
const puzzle = '...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...';

const pages: [name: string, hash: string, ready: (page: Page) => Promise<unknown>][] = [
  ['play', `#/play?p=${puzzle}`, async (page) => {
    await cell(page, 40).click();
    await page.keyboard.press('F12');
    await page.getByRole('button', { name: 'Apply' }).waitFor();
  }],
  ['new puzzle', `#/play?p=${puzzle}`, async (page) => {
    await cell(page, 40).waitFor();
    await page.keyboard.press('n');
    await page.getByRole('dialog').waitFor();
  }],
  ['games', `#/play?p=${puzzle}`, async (page) => {
    await page.getByRole('button', { name: 'Your games' }).click();
    await page.getByRole('dialog').waitFor();
  }],
  ['keyboard', `#/play?p=${puzzle}`, async (page) => {
    await page.getByRole('button', { name: 'Keyboard' }).click();
    await page.getByRole('dialog').waitFor();
  }],
  ['analyse, empty', '#/analyse', (page) => page.getByRole('textbox').waitFor()],
  ['analyse', `#/analyse?p=${puzzle}&s=22`, async (page) => {
    await page.getByText('Exactly one solution.').waitFor();
    await page.getByText('Share and export').click();
    await page.getByRole('img', { name: 'QR code of the address' }).waitFor();
  }],
  ['learn', '#/learn', (page) => page.getByRole('link', { name: /^XY-Wing/ }).waitFor()],
  ['a technique', '#/learn/xy_wing', async (page) => {
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.getByText('pincer', { exact: true }).first().waitFor();
  }],
  ['placement', '#/learn/placement', (page) => page.getByRole('button', { name: 'I do not know it' }).waitFor()],
  ['watch', `#/watch?p=${puzzle}&a=backtracking,dancing_links&at=40`, (page) => page.getByText('Search tree over time').first().waitFor()],
  ['watch alone', `#/watch?p=${puzzle}&a=viewpoints`, async (page) => {
    await page.getByRole('heading', { name: 'Four viewpoints' }).waitFor();
    await page.getByRole('button', { name: 'Four viewpoints' }).click();
  }],
  ['print', `#/print?p=${puzzle}`, (page) => page.getByRole('img', { name: 'Solution 1' }).waitFor()],
  ['settings', '#/settings', (page) => page.getByText(/^Engine /).waitFor()],
];
const looks = [
  { theme: 'light', palette: 'standard' },
  { theme: 'dark', palette: 'standard' },
  { theme: 'contrast', palette: 'safe' },
  { theme: 'dark', palette: 'safe' },
];

describe.each(pages)('%s', (_, hash, ready) => {
  it('has nothing that axe-core finds, in any theme', async () => {
    const visit = await open({ hash, context: { reducedMotion: 'reduce' } });
    await ready(visit.page);
    expect(await axeFindingsIn(visit.page, looks)).toEqual([]);
    await visit.close();
  });
  it('fits a phone', async () => {
    const visit = await open({ hash, size: 'phone', settings: { theme: 'dark' } });
    if (_ !== 'keyboard') await ready(visit.page);
    expect(await visit.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await visit.close();
  });
});
