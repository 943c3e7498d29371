// Everything of one device on another: by file, by codes as text, by codes that a camera app opens, by photos of codes.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFindings, cell, contentOf, spoken, useBrowser } from './browser';

const open = useBrowser();
const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

async function beginGame(page: Page) {
  await cell(page, 2).click();
  await page.keyboard.press('4');
  await page.evaluate(() => {
    const results = Array.from({ length: 80 }, (_, i) => ({ level: 'hard', milliseconds: 61_000 + ((i * 7919) % 4000), at: 1_700_000_000_000 + ((i * 104_729) % 90_000) * 1e5, helped: i % 3, id: `x${i}` }));
    localStorage.setItem('shudu.statistics', JSON.stringify(results));
    dispatchEvent(new Event('pagehide'));
  });
}
const hasEverything = async (page: Page, url: string) => {
  await page.goto(`${url}#/statistics`);
  await page.getByRole('button', { name: 'Show more (55)' }).waitFor();
  await page.goto(`${url}#/play`);
  await page.reload();
  await cell(page, 2).waitFor();
  expect(await spoken(page, 2)).toBe('row 1, column 3, 4');
};

it('a backup file comes back, with the settings', async () => {
  const visit = await open({ hash: `#/play?p=${puzzle}`, settings: { theme: 'dark' } });
  await beginGame(visit.page);
  await visit.page.goto(`${visit.url}#/settings`);
  const [file] = await Promise.all([visit.page.waitForEvent('download'), visit.page.getByRole('button', { name: 'Save a backup' }).click()]);
  const content = await contentOf(file);
  const other = await open({ hash: '#/settings' });
  await other.page.getByLabel('Load a backup').setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: content });
  await other.page.getByText('Backup loaded.').waitFor();
  expect(await other.page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await hasEverything(other.page, other.url);
  await other.close();
  await visit.close();
});

it('codes are sent and received', async () => {
  const visit = await open({ hash: `#/play?p=${puzzle}` });
  const { page } = visit;
  await beginGame(page);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => void (document.title = text) } }));
  await page.evaluate(() => (location.hash = '#/transfer'));
  await page.getByRole('img', { name: /^Code 1 of \d+$/ }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Copy all codes as text' }).click();
  await page.getByText('Copied').waitFor();
  await page.getByRole('button', { name: 'Next code' }).click();
  const photo = await page.getByRole('img', { name: /^Code 2 of/ }).screenshot();
  const codes = (await page.title()).split(/\s+/);
  expect(codes.length).toBeGreaterThan(1);

  // The first code is opened by a camera app, the second is on a photo, the others are pasted.
  const other = await open({ hash: codes[0].slice(codes[0].indexOf('#')) });
  await other.page.getByText(`Parts received: 1 of ${codes.length}`).first().waitFor();
  await other.page.getByLabel('Read photos of codes').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: photo });
  await other.page.getByText(`Parts received: 2 of ${codes.length}`).first().waitFor();
  expect(await axeFindings(other.page)).toEqual([]);
  if (codes.length > 2) {
    await other.page.getByLabel('Codes as text').fill(codes.slice(2).join('\n'));
    await other.page.getByRole('button', { name: 'Add' }).click();
  }
  await other.page.getByRole('button', { name: 'Load everything' }).click();
  await other.page.getByText('Backup loaded.').waitFor();
  await hasEverything(other.page, other.url);
  await other.close();
  await visit.close();
});

it('reads the codes that the camera sees', async () => {
  const visit = await open({ hash: '#/transfer', settings: { theme: 'dark' } });
  const { page } = visit;
  await page.getByRole('img', { name: 'Code 1 of 1' }).waitFor();
  const picture = (await page.getByRole('img', { name: 'Code 1 of 1' }).screenshot()).toString('base64');
  // The camera shows the code of the page, turned a little.
  await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 960 });
    const draw = () => {
      const context = canvas.getContext('2d')!;
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.fillStyle = '#777';
      context.fillRect(0, 0, 1280, 960);
      context.setTransform(1.6, 0.2, -0.2, 1.6, 340, 110);
      context.drawImage(image, 0, 0);
      requestAnimationFrame(draw);
    };
    draw();
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: async () => canvas.captureStream(10) } });
  }, picture);
  await page.getByRole('button', { name: 'Receive' }).click();
  await page.getByRole('button', { name: 'Use the camera' }).click();
  await page.getByText('Parts received: 1 of 1').first().waitFor();
  await page.getByText('Settings: yes').waitFor();
  await visit.close();
});

it('says that a text has no codes', async () => {
  const visit = await open({ hash: '#/transfer' });
  const { page } = visit;
  await page.getByRole('button', { name: 'Receive' }).click();
  await page.getByText('Or scan each code with the camera app').waitFor();
  await page.getByLabel('Codes as text').fill('nothing');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByText('No new part was found.').waitFor();
  await visit.close();
});
