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
// Name, address, what shows that it is ready, and for dialogs and panels how they are opened and which part is measured.
interface View { name: string; hash: string; ready: string; act?: (page: Page) => Promise<unknown>; part?: string }
const play = `#/play?p=${puzzle}`;
const views: View[] = [
  { name: 'play', hash: play, ready: '[role=grid]' },
  { name: 'a hint', hash: play, ready: '[role=grid]', act: (page) => page.keyboard.press('F12'), part: 'section.hint' },
  { name: 'the dialog New', hash: play, ready: '[role=grid]', act: (page) => page.keyboard.press('n'), part: 'dialog' },
  { name: 'the dialog of games', hash: play, ready: '[role=grid]', act: (page) => page.getByRole('button', { name: 'Your games' }).click(), part: 'dialog' },
  { name: 'analyse', hash: '#/analyse', ready: 'textarea, [role=grid]' },
  { name: 'analyse a puzzle', hash: `#/analyse?p=${puzzle}`, ready: '[role=grid]' },
  { name: 'learn', hash: '#/learn', ready: 'main a' },
  { name: 'a lesson', hash: '#/learn/xy_wing', ready: '[role=grid]' },
  { name: 'watch', hash: `#/watch?p=${puzzle}&a=fewest_first`, ready: '.board' },
  { name: 'watch two', hash: `#/watch?p=${puzzle}&a=fewest_first,dancing_links`, ready: '.board' },
  { name: 'print', hash: `#/print?p=${puzzle}`, ready: '.board' },
  { name: 'daily', hash: '#/daily', ready: 'main button, main a' },
  { name: 'race', hash: '#/race', ready: 'main button, main a' },
  { name: 'statistics', hash: '#/statistics', ready: 'main h1' },
  { name: 'settings', hash: '#/settings', ready: 'select' },
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

interface Box { name: string; floats: boolean; left: number; top: number; right: number; bottom: number }
// The boxes of the visible controls that a player can reach, as they are on the page.
const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements): Box[] =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30) || element.className.toString();
        // A bar that stays at the lower edge of the window covers what scrolls under it.
        let floats = false;
        for (let at: Element | null = element; at; at = at.parentElement) {
          const { position, bottom: edge } = getComputedStyle(at);
          floats ||= position === 'fixed' || (position === 'sticky' && edge !== 'auto');
        }
        return { name, floats, left, top, right, bottom };
      })
      .filter((box) => box.right - box.left > 2 && box.bottom - box.top > 2),
  );
const overlaps = (a: Box, b: Box) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
// A board inside a button, for example.
const inside = (a: Box, b: Box) => a.left >= b.left - 0.5 && a.right <= b.right + 0.5 && a.top >= b.top - 0.5 && a.bottom <= b.bottom + 0.5;
const outside = (box: Box, width: number, height: number) => box.left < -0.5 || box.top < -0.5 || box.right > width + 0.5 || box.bottom > height + 0.5;

const controls = 'button, a, .board, select, input:not(.unseen), summary, textarea';
describe.each(views)('$name', ({ hash, ready, act, part = 'main' }) => {
  it('is never wider than the window, and no control is cut or covered', async () => {
    const found: string[] = [];
    await atEverySize(hash, ready, async (page, width, height) => {
      if (act && !(await page.locator(part).count())) {
        await act(page);
        await page.locator(part).waitFor();
      }
      const size = `${width}x${height}`;
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (excess > 0) found.push(`${size}: ${excess} pixels too wide`);
      const boxes = await boxesOf(page, [...(act ? [] : ['header a']), ...controls.split(', ').map((one) => `${part} ${one}`)].join(', '));
      for (const box of boxes) if (box.left < -0.5 || box.right > width + 0.5) found.push(`${size}: ${box.name} is cut`);
      boxes.forEach((a, i) => {
        for (const b of boxes.slice(i + 1)) if (a.floats === b.floats && overlaps(a, b) && !inside(a, b) && !inside(b, a)) found.push(`${size}: ${a.name} and ${b.name} overlap`);
      });
    });
    expect(found).toEqual([]);
  }, 60_000);
});

describe('play', () => {
  it('has board, keys and the result of a check on the screen at once', async () => {
    const found: string[] = [];
    await atEverySize(play, '[role=grid]', async (page, width, height) => {
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
      const visit = await open({ hash: play, context: { viewport: { width, height } } });
      await cell(visit.page, 0).waitFor();
      const edges = async (selector: string) => (await boxesOf(visit.page, selector))[0];
      const [header, bar, board, side] = [await edges('header'), await edges('.stage > .bar'), await edges('.board'), await edges('.side')];
      expect([header.left, bar.left, board.left].map(Math.round)).toEqual(Array(3).fill(Math.round(header.left)));
      expect([header.right, bar.right, side.right].map(Math.round)).toEqual(Array(3).fill(Math.round(header.right)));
      await visit.close();
    }
  });
});

it.each([[1280, 860], [2560, 1440], [768, 1024], [375, 667], [844, 390]])('the board has one size on all pages at %d × %d', async (width, height) => {
  const visit = await open({ context: { viewport: { width, height } } });
  const seen: string[] = [];
  for (const hash of [play, `#/analyse?p=${puzzle}`, '#/learn/xy_wing']) {
    await visit.page.goto(visit.url + hash);
    await visit.page.locator('nav [aria-current]', { hasText: hash === play ? 'Play' : hash.startsWith('#/analyse') ? 'Analyse' : 'Learn' }).waitFor({ state: 'attached' });
    await visit.page.locator('[role=grid]').waitFor();
    const [{ left, right }] = await boxesOf(visit.page, 'main .board:has([role=grid])');
    seen.push(`${left.toFixed(1)} to ${right.toFixed(1)}`);
  }
  expect(seen).toEqual(Array(3).fill(seen[0]));
  await visit.close();
});
