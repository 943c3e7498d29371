// Hints as a coach: what each depth shows, long hints, and notes that stay in their cells.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings, cell, sizes, spoken, useBrowser, type Visit } from './browser';

const open = useBrowser();
const easy = '#/play?p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
// The first hints are an exocet and a net of forcing chains.
const hardest = '#/play?p=.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....';
const severalSolutions = '#/play?p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419............';
const depth = (page: Page, name: 'Where' | 'What' | 'Why') => page.getByRole('radio', { name });
const notes = (page: Page) => page.locator('svg text.candidate, svg text.note').count();

// From the exocet to the net.
async function theNet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Next hint' }).click();
  await depth(page, 'Why').click();
  await page.getByText(/which is impossible/).waitFor();
}

describe('the depths of a hint', () => {
  it('the first outlines an area and shows nothing else', async () => {
    const visit = await open({ hash: easy });
    const { page } = visit;
    await cell(page, 2).click();
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByText('Try singles: look at box 2.').waitFor();
    expect(await page.locator('rect.area').count()).toBe(1);
    expect(await page.locator('svg .fill, svg .mark, svg .placed, svg .house').count()).toBe(0);
    expect(await notes(page)).toBe(0);
    expect(await page.locator('rect.selected').count()).toBe(1); // the player's own selection stays
    expect(await spoken(page, 2)).toBe('row 1, column 3, blank');
    // A single needs the candidates of its own cell only.
    await depth(page, 'What').click();
    expect(await notes(page)).toBe(4);
    await page.getByText('Hidden Single').first().waitFor(); // the words of a depth that was skipped so far
    await page.keyboard.press('Escape');
    expect(await notes(page)).toBe(0);
    await visit.close();
  });
  it('is chosen by arrow keys', async () => {
    const visit = await open({ hash: easy });
    const { page } = visit;
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await depth(page, 'Where').focus();
    await page.keyboard.press('ArrowRight');
    expect(await depth(page, 'What').getAttribute('aria-checked')).toBe('true');
    await page.keyboard.press('End');
    expect(await depth(page, 'Why').evaluate((one) => one === document.activeElement && one.getAttribute('aria-checked') === 'true')).toBe(true);
    await visit.close();
  });
  it('a puzzle with several solutions is reported', async () => {
    const visit = await open({ hash: severalSolutions });
    await visit.page.getByRole('button', { name: 'Hint', exact: true }).click();
    await visit.page.getByText(/has several solutions/).waitFor();
    await visit.close();
  });
});

describe('a long hint', () => {
  // The page also rates the puzzle, which takes the engine seconds. So these tests share a visit.
  let visit: Visit;
  let page: Page;
  let legend: string[];
  beforeAll(async () => {
    visit = await open({ hash: hardest });
    page = visit.page;
    await cell(page, 0).waitFor();
    await page.keyboard.press('F12');
    await page.getByText('The base cells r1c7 and r2c7').waitFor();
    legend = await page.getByRole('list', { name: 'Legend' }).getByRole('listitem').allInnerTexts();
    await theNet(page);
  }, 60_000);
  afterAll(() => visit.close());
  const branch = () => page.locator('.branches button[aria-expanded]').first();
  const openBranch = async () => {
    if ((await branch().getAttribute('aria-expanded')) === 'false') await branch().click();
  };

  it('has a legend with the words of the text', () => {
    expect(legend.map((text) => text.trim())).toEqual(expect.arrayContaining(['base cell', 'target', 'cross-line']));
  });
  it('gives the contradiction first, folds the net and draws only the branch that is open', async () => {
    const links = () => page.locator('path.link').count();
    expect((await page.locator('.hint .body').innerText()).length).toBeLessThan(1500);
    expect(await links()).toBe(0);
    expect(await page.locator('rect.clash').count()).toBeGreaterThan(0);
    await branch().click();
    const whole = await links();
    expect(whole).toBeGreaterThan(20);
    await page.locator('.branches .line').nth(3).click();
    const part = await links();
    expect(part).toBeGreaterThan(0);
    expect(part).toBeLessThan(whole);
  });
  it.each([[1280, 860], [390, 844], [375, 667], [320, 568], [844, 390], [667, 375]])('scrolls between fixed actions, with the board in view, at %d × %d', async (width, height) => {
    await page.setViewportSize({ width, height });
    await page.waitForFunction((wanted) => innerWidth === wanted, width);
    await openBranch();
    const body = page.locator('.hint .body');
    await body.evaluate((one) => one.scrollTo(0, 0));
    expect(await body.evaluate((one) => [one.scrollHeight > one.clientHeight, one.scrollWidth > one.clientWidth])).toEqual([true, false]);
    const apply = page.getByRole('button', { name: 'Apply' });
    const before = (await apply.boundingBox())!;
    await body.evaluate((one) => one.scrollTo(0, 9999));
    expect(await apply.boundingBox()).toEqual(before);
    expect(before.y + before.height).toBeLessThanOrEqual(height);
    const boxes = async () => [(await page.locator('.board').boundingBox())!, (await page.locator('.hint').last().boundingBox())!];
    const placed = async () => {
      const [board, panel] = await boxes();
      const beside = panel.x >= board.x + board.width - 1 || panel.y >= board.y + board.height - 1;
      return [beside, board.y >= -1];
    };
    await expect.poll(placed).toEqual([true, true]); // the page is scrolled when the window has got its new size
    const [, panel] = await boxes();
    if (height > width) expect(panel.height).toBeLessThanOrEqual(height * 0.4 + 1);
  });
  it('has nothing that axe-core finds', async () => {
    await page.setViewportSize(sizes.desktop);
    await openBranch();
    expect(await axeFindings(page)).toEqual([]);
  });
  it('changes its language with the page', async () => {
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByLabel('Language').selectOption('zh-Hant');
    await page.getByRole('link', { name: '遊戲' }).click();
    await page.getByText(/這不可能/).waitFor();
    expect(await page.locator('.hint .body').innerText()).not.toMatch(/Suppose|Look at/);
  });
});

describe('notes stay inside their cells', () => {
  // Fills every blank cell with the digits 1 to `centre` in the centre and 1 to `corner` in the corners.
  async function fill(page: Page, centre: number, corner: number): Promise<void> {
    await page.keyboard.press('Control+a');
    for (let digit = 1; digit <= centre; ++digit) await page.keyboard.press(`Control+${digit}`);
    for (let digit = 1; digit <= corner; ++digit) await page.keyboard.press(`Shift+${digit}`);
  }
  // The boxes of all notes that are not inside the box of their cell, or that meet another note.
  const misplaced = (page: Page) =>
    page.evaluate(() => {
      const cells = [...document.querySelectorAll('[data-cell]')].map((one) => one.getBoundingClientRect());
      const texts = [...document.querySelectorAll('svg text.note')].map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }));
      // A box of a text is as high as a line. The digit takes the middle of it.
      const tight = ({ text, box }: (typeof texts)[number]) => ({ text, left: box.left, right: box.right, top: box.top + box.height * 0.2, bottom: box.bottom - box.height * 0.2 });
      const digits = texts.map(tight);
      const meets = (a: (typeof digits)[number], b: (typeof digits)[number]) =>
        a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
      return {
        count: digits.length,
        outside: digits.filter((d) => !cells.some((c) => d.left >= c.left && d.right <= c.right && d.top >= c.top && d.bottom <= c.bottom)).length,
        meeting: digits.filter((a, i) => digits.some((b, j) => i < j && meets(a, b))).length,
      };
    });
  const windows = [[1280, 860], [390, 844], [320, 568], [2560, 1300]] as const;
  it.each([[6, 0], [9, 0], [5, 4], [9, 9]])('%i in the centre and %i in the corners, in every window', async (centre, corner) => {
    const visit = await open({ hash: easy });
    const { page } = visit;
    await cell(page, 0).waitFor();
    await fill(page, centre, corner);
    const found = [];
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await page.waitForFunction((wanted) => innerWidth === wanted, width);
      found.push({ width, ...(await misplaced(page)) });
    }
    expect(found).toEqual(windows.map(([width]) => ({ width, count: 51 * (centre + corner), outside: 0, meeting: 0 })));
    await visit.close();
  });
});

it('the path of Analyse folds long steps too', async () => {
  const visit = await open({ hash: `${hardest.replace('play', 'analyse')}&s=1` });
  const { page } = visit;
  await page.getByText(/which is impossible/).waitFor({ timeout: 60_000 });
  expect(await page.locator('path.link').count()).toBe(0);
  await page.locator('.branches button[aria-expanded]').first().click();
  expect(await page.locator('path.link').count()).toBeGreaterThan(20);
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect.poll(() => page.locator('.branches button[aria-expanded="true"]').count()).toBe(0);
  await visit.close();
}, 120_000);
