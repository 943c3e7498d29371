// Input on Play: fast drags, digit first, digit chips.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cell, spoken, useBrowser } from './browser';

const open = useBrowser();
const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const here = `#/play?p=${puzzle}`;

const selected = (page: Page) =>
  page.locator('[aria-selected="true"]').evaluateAll((cells) => cells.map((one) => Number((one as HTMLElement).dataset.cell)));
// The pointer jumps from cell to cell, as a fast hand does.
async function drag(page: Page, ...way: number[]) {
  for (const [i, index] of way.entries()) {
    const box = (await cell(page, index).boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    if (i === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

describe('a fast drag', () => {
  it('selects every cell it crosses', async () => {
    const visit = await open({ hash: here });
    await cell(visit.page, 0).waitFor();
    await drag(visit.page, 27, 35, 71);
    expect(await selected(visit.page)).toEqual([27, 28, 29, 30, 31, 32, 33, 34, 35, 44, 53, 62, 71]);
    await drag(visit.page, 0, 40);
    expect(await selected(visit.page)).toEqual([0, 10, 20, 30, 40]);
    await visit.close();
  });
});

describe('digit first', () => {
  it('a key chooses the digit, taps and drags write it, a given chooses its own', async () => {
    const visit = await open({ hash: here, settings: { entry: 'digit' } });
    const { page } = visit;
    await cell(page, 2).click();
    await page.keyboard.press('4');
    expect(await spoken(page, 2)).toContain('blank');
    await page.getByRole('button', { name: 'Digit 4', pressed: true }).waitFor();
    await cell(page, 2).click();
    expect(await spoken(page, 2)).toBe('row 1, column 3, 4');
    await cell(page, 3).focus();
    await page.keyboard.press('Enter');
    expect(await spoken(page, 2)).toBe('row 1, column 3, blank'); // the selected cell
    await cell(page, 0).click();
    await page.getByRole('button', { name: 'Digit 5', pressed: true }).waitFor();
    await page.keyboard.press('x');
    await drag(page, 2, 8);
    for (const index of [2, 3, 5, 6, 7, 8]) expect(await spoken(page, index)).toContain('corner notes 5');
    await page.keyboard.press('Control+z'); // the stroke is one move
    for (const index of [2, 3, 5, 6, 7, 8]) expect(await spoken(page, index)).not.toContain('corner notes');
    await visit.close();
  });
});

describe('digit chips', () => {
  it('highlight one of several digits or all of them', async () => {
    const visit = await open({ hash: here });
    const { page } = visit;
    const dim = () => page.locator('rect.dim').count();
    await page.getByRole('button', { name: 'Highlight 1', exact: true }).click();
    const one = await dim();
    await page.getByRole('button', { name: 'Highlight 2', exact: true }).click();
    const either = await dim();
    await page.getByRole('button', { name: 'or: cells with one of the digits' }).click();
    const both = await dim();
    expect(either).toBeLessThan(one);
    expect(both).toBeGreaterThan(one);
    await page.getByRole('button', { name: 'Highlight 1', exact: true }).click();
    await page.getByRole('button', { name: 'Highlight 2', exact: true }).click();
    expect(await dim()).toBe(0);
    await visit.close();
  });
});
