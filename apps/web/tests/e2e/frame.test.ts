// The frame: every view at every size of window, from the boxes of its parts. Nothing is cut, nothing overlaps, and the
// page never scrolls sideways. On Play the board, the keys and the result of a check are on the screen at once.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cell, useBrowser } from './browser';

const open = useBrowser();
const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const windows: [width: number, height: number][] = [
  [320, 568], [360, 640], [375, 667], [390, 844], [412, 915], [568, 320], [667, 375], [844, 390], [932, 430],
  [600, 960], [768, 1024], [820, 1180], [1024, 768], [1180, 820],
  [900, 900], [1024, 600], [1280, 720], [1280, 860], [1440, 900], [1920, 1080], [2560, 1440], [1440, 2560],
];
const views: [name: string, hash: string, ready: string][] = [
  ['play', `#/play?p=${puzzle}`, '[role=grid]'],
  ['analyse', '#/analyse', 'textarea, [role=grid]'],
  ['analyse a puzzle', `#/analyse?p=${puzzle}`, '[role=grid]'],
  ['learn', '#/learn', 'main a'],
  ['a lesson', '#/learn/xy_wing', '[role=grid]'],
  ['watch', `#/watch?p=${puzzle}&a=fewest_first`, '.board'],
  ['print', `#/print?p=${puzzle}`, '.board'],
  ['settings', '#/settings', 'select'],
];
// One visit for the phones and one for the other windows, resized from window to window.
const kinds = [true, false].map((touch) => ({ touch, sizes: windows.filter(([width, height]) => Math.min(width, height) < 600 === touch) }));
async function atEverySize(hash: string, ready: string, look: (page: Page, width: number, height: number) => Promise<void>) {
  for (const { touch, sizes } of kinds) {
    const visit = await open({ hash, context: { hasTouch: touch, isMobile: touch, reducedMotion: 'reduce' } });
    await visit.page.locator(ready).first().waitFor();
    for (const [width, height] of sizes) {
      await visit.page.setViewportSize({ width, height });
      await visit.page.waitForFunction(([w, h]) => innerWidth >= w && innerHeight >= h, [width, height]);
      await look(visit.page, width, height);
    }
    await visit.close();
  }
}

interface Box { name: string; left: number; top: number; right: number; bottom: number }
// The boxes of the visible controls that a player can reach, as they are on the page.
const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements): Box[] =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30) || element.className.toString();
        return { name, left, top, right, bottom };
      })
      .filter((box) => box.right - box.left > 2 && box.bottom - box.top > 2),
  );
const overlaps = (a: Box, b: Box) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
const outside = (box: Box, width: number, height: number) => box.left < -0.5 || box.top < -0.5 || box.right > width + 0.5 || box.bottom > height + 0.5;

describe.each(views)('%s', (_, hash, ready) => {
  it('is never wider than the window, and no button or link is cut or covered', async () => {
    const found: string[] = [];
    await atEverySize(hash, ready, async (page, width, height) => {
      const size = `${width}x${height}`;
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (excess > 0) found.push(`${size}: ${excess} pixels too wide`);
      const boxes = await boxesOf(page, 'header a, main button, main a, main .board, main select, main input:not(.unseen), main summary');
      for (const box of boxes) if (box.left < -0.5 || box.right > width + 0.5) found.push(`${size}: ${box.name} is cut`);
      boxes.forEach((a, i) => {
        for (const b of boxes.slice(i + 1)) if (overlaps(a, b)) found.push(`${size}: ${a.name} and ${b.name} overlap`);
      });
    });
    expect(found).toEqual([]);
  }, 60_000);
});

describe('play', () => {
  it('has board, keys and the result of a check on the screen at once', async () => {
    const found: string[] = [];
    await atEverySize(`#/play?p=${puzzle}`, '[role=grid]', async (page, width, height) => {
      await page.evaluate(() => scrollTo(0, 0));
      if (!(await page.getByText('Wrong cells: 1').count())) {
        await cell(page, 2).click();
        await page.keyboard.press('1');
        await page.getByRole('button', { name: 'Check' }).click();
        await page.getByText('Wrong cells: 1').waitFor();
      }
      const boxes = await boxesOf(page, '.board, .keypad button, .keypad .message, header a, .bar button');
      expect(boxes.filter((box) => box.name.startsWith('Digit ')).length).toBe(9);
      for (const box of boxes) if (outside(box, width, height)) found.push(`${width}x${height}: ${box.name}`);
      const [board] = await boxesOf(page, '.board');
      if (board.right - board.left < Math.min(width, height) * 0.58) found.push(`${width}x${height}: board of ${board.right - board.left}`);
    });
    expect(found).toEqual([]);
  }, 60_000);

  it('has header, bar, board and column on common edges', async () => {
    for (const [width, height] of [[1280, 860], [1024, 768], [2560, 1440], [768, 1024]]) {
      const visit = await open({ hash: `#/play?p=${puzzle}`, context: { viewport: { width, height } } });
      await cell(visit.page, 0).waitFor();
      const edges = async (selector: string) => (await boxesOf(visit.page, selector))[0];
      const [header, bar, board, side] = [await edges('header'), await edges('.stage > .bar'), await edges('.board'), await edges('.side')];
      expect([header.left, bar.left, board.left].map(Math.round)).toEqual(Array(3).fill(Math.round(header.left)));
      expect([header.right, bar.right, side.right].map(Math.round)).toEqual(Array(3).fill(Math.round(header.right)));
      await visit.close();
    }
  });
});
