// The page Watch: the stage, the player, the search tree, puzzles that have no solution.
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { axeFindings, useBrowser, type Visit } from './browser';

const open = useBrowser();
const puzzle = '...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...';
const blank = '.'.repeat(81);
const impossible = `12345678.${'.'.repeat(8)}9${blank.slice(18)}`; // r1c9 has no candidate
const watch = (line: string, algorithms: string, at = 0) => `#/watch?p=${line}&a=${algorithms}${at ? `&at=${at}` : ''}`;

async function opened(hash: string, more: Parameters<typeof open>[0] = {}): Promise<Visit> {
  const visit = await open({ hash, ...more });
  await visit.page.locator('.stage dd').first().waitFor();
  return visit;
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const values = (page: Page) => page.locator('.stage .board text.value').count();
const events = async (page: Page) => Number((await page.locator('.stage dd').first().innerText()).replace(/\D/g, ''));
const guesses = (page: Page) => page.locator('.stage .over > svg rect').count();

describe('the player', () => {
  it('plays, pauses, steps both ways and jumps', async () => {
    const visit = await opened(watch(puzzle, 'fewest_first'));
    const { page } = visit;
    await page.getByText('Search tree over time').waitFor();
    const start = await values(page);
    await button(page, 'To the end').click();
    await expect.poll(() => values(page)).toBe(81);
    await button(page, 'To the start').click();
    await expect.poll(() => values(page)).toBe(start);
    await button(page, 'Next guess').click();
    await page.getByText(/^r\dc\d = \d\? one of/).waitFor();
    await page.locator('h1').click({ force: true });
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^r\dc\d = \d\? one of/).waitFor();
    await button(page, 'Play').click();
    await button(page, 'Pause').click();
    await visit.close();
  });
  it('steps over a branch and out of it', async () => {
    const visit = await opened(watch(puzzle, 'backtracking'));
    const { page } = visit;
    const depth = async () => Number((await page.locator('.stage dd').nth(4).innerText()).split(' / ')[0]);
    await button(page, 'Next guess').click();
    await expect.poll(depth).toBe(1);
    const first = await events(page);
    await page.keyboard.press('n');
    await expect.poll(depth).toBe(2);
    const second = await events(page);
    await button(page, 'Step over').click();
    await expect.poll(() => events(page)).toBeGreaterThan(second);
    expect(await depth()).toBeLessThanOrEqual(2);
    const over = await events(page);
    await page.keyboard.press('u');
    await expect.poll(() => events(page)).toBeGreaterThan(over);
    expect(await depth()).toBeLessThan(2);
    expect(first).toBe(1);
    await visit.close();
  });
});

describe('what is guessed and what is deduced', () => {
  it('looks different', async () => {
    const visit = await opened(watch(puzzle, 'fewest_first'));
    const { page } = visit;
    const start = await values(page);
    expect(await guesses(page)).toBe(0);
    await button(page, 'Next guess').click();
    await expect.poll(() => guesses(page)).toBe(1);
    expect(await page.locator('.stage .board .fill.tone-b').count()).toBe(1);
    expect(await values(page)).toBeGreaterThan(start + 1); // the others are deduced
    await visit.close();
  });
});

describe('puzzles without a solution', () => {
  it.each([
    ['clues that conflict', `55${blank.slice(2)}`, 'The clues conflict: 5 is in r1c1, r1c2. The puzzle has no solution.'],
    ['no solution', impossible, 'This puzzle has no solution. Watch how the algorithms find that out.'],
  ])('say so: %s', async (_, line, words) => {
    const visit = await opened(watch(line, 'fewest_first'));
    const { page } = visit;
    expect(await page.getByRole('alert').innerText()).toBe(words);
    if (line === impossible) {
      await button(page, 'To the end').click();
      await page.getByText('Everything was tried: there is no solution.').waitFor();
    } else {
      await page.getByText('The algorithm does not start, because the clues conflict.').waitFor();
      expect(await page.locator('.board .value.conflict').count()).toBe(2);
      expect(await button(page, 'Play').isDisabled()).toBe(true);
    }
    await visit.close();
  });
  it('several solutions are told too, and an address that is no puzzle', async () => {
    const visit = await opened(watch(blank, 'fewest_first'));
    const { page } = visit;
    await page.getByText('more than one solution').waitFor();
    await page.goto(`${visit.url}#/watch?p=123`);
    await page.getByText('The address has no puzzle of 81 characters.').waitFor();
    await visit.close();
  });
});

describe('algorithms', () => {
  it('are chosen from a list with a sentence each, and compared with a different one', async () => {
    const visit = await opened(watch(puzzle, 'table_backtracking'));
    const { page } = visit;
    await button(page, 'Compare two').click();
    await expect.poll(() => page.locator('.stage').count()).toBe(2);
    await expect.poll(() => page.locator('.stage h2').allInnerTexts()).toEqual(['Backtracking with tables', 'Fewest candidates first']);
    await page.getByRole('button', { name: 'Change the algorithm' }).nth(1).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.locator('h3').allInnerTexts()).toEqual(['Guessing', 'Deducing, then guessing', 'Never guessing']);
    expect(await dialog.locator('.choices button').count()).toBe(10); // eight of the gallery, one for the sets of viewpoints, logic
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: /^Dancing links/ }).click();
    await expect.poll(() => page.locator('.stage h2').allInnerTexts()).toEqual(['Backtracking with tables', 'Dancing links']);
    await button(page, 'Show only one').click();
    await expect.poll(() => page.locator('.stage').count()).toBe(1);
    await visit.close();
  });
  it('look from the viewpoints that are switched on', async () => {
    const visit = await opened(watch(puzzle, 'from_row'));
    const { page } = visit;
    const box = page.getByRole('button', { name: 'box', exact: true });
    await box.click();
    await expect.poll(() => box.getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: 'row', exact: true }).click();
    await box.click(); // the last one stays
    expect(await box.getAttribute('aria-pressed')).toBe('true');
    await visit.close();
  });
  it('show the cells of a region of the diagram', async () => {
    const visit = await opened(watch(puzzle, 'viewpoints'));
    const { page } = visit;
    await button(page, 'Four viewpoints').click();
    const region = page.getByRole('button', { name: /^cell: \d/ }).first();
    const count = Number((await region.getAttribute('aria-label'))!.split(': ')[1]);
    await region.click();
    await expect.poll(() => page.locator('.board .ground.selected').count()).toBe(count);
    expect(await region.getAttribute('aria-pressed')).toBe('true');
    expect(await axeFindings(page)).toEqual([]);
    await region.press('Enter');
    await page.mouse.move(5, 5);
    await expect.poll(() => page.locator('.board .ground.selected').count()).toBe(0);
    await visit.close();
  });
  it('open any puzzle that the engine reads', async () => {
    const visit = await opened(watch(puzzle, 'logic'));
    const { page } = visit;
    await button(page, 'Another puzzle').click();
    const text = page.getByRole('textbox');
    await text.fill('not a puzzle');
    await button(page, 'Open').click();
    await page.getByText('This cannot be read as a puzzle.').waitFor();
    await text.fill(`${'5........\n'.repeat(1)}${'.........\n'.repeat(8)}`);
    await button(page, 'Open').click();
    await page.getByText('Clues: 1 · more than one solution').waitFor();
    await visit.close();
  });
});

// Which of the parts are not inside the window, or lie over each other.
async function misplaced(page: Page, parts: readonly string[]): Promise<string[]> {
  return page.evaluate((selectors) => {
    const wrong: string[] = [];
    const boxes = selectors.map((name) => ({ name, box: document.querySelector(name)!.getBoundingClientRect() }));
    for (const [i, { name, box }] of boxes.entries()) {
      if (box.width < 60 || box.height < 16) wrong.push(`${name}: ${box.width} × ${box.height}`);
      if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5) wrong.push(`${name} is outside: ${JSON.stringify(box)}`);
      for (const { name: other, box: b } of boxes.slice(i + 1)) {
        if (Math.min(box.right, b.right) - Math.max(box.left, b.left) > 1 && Math.min(box.bottom, b.bottom) - Math.max(box.top, b.top) > 1) wrong.push(`${name} is over ${other}`);
      }
    }
    return wrong;
  }, parts);
}

describe('the stage', () => {
  let visit: Visit | undefined; // shared: only the window changes
  const everything = ['.card-place', '.counters', '.board-place', '.said', '.controls', '.tree', '.code'];
  it.each([
    [1280, 860, everything], [1440, 900, everything], [2560, 1440, everything], [1024, 768, everything],
    [390, 844, ['.card-place', '.board-place', '.said', '.controls']],
    [768, 1024, ['.card-place', '.board-place', '.said', '.controls', '.counters']],
    [844, 390, ['.board-place', '.controls']],
  ])('is on one screen at %i × %i', async (width, height, parts) => {
    visit ??= await opened(watch(puzzle, 'fewest_first', 100));
    await visit.page.setViewportSize({ width, height });
    await visit.page.waitForFunction((wanted) => innerWidth === wanted, width);
    expect(await misplaced(visit.page, parts)).toEqual([]);
    expect(await visit.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
  afterAll(() => visit?.close());
  it('is not wider than a narrow window, alone and in a pair', async () => {
    const visit = await opened(watch(puzzle, 'backtracking,dancing_links', 100), { context: { viewport: { width: 320, height: 640 } } });
    const { page } = visit;
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await tooWide()).toBeLessThanOrEqual(0);
    await button(page, 'Show only one').click();
    await expect.poll(() => page.locator('.stage').count()).toBe(1);
    expect(await tooWide()).toBeLessThanOrEqual(0);
    await visit.close();
  });
});
