// Printed sheets: every one fits on its paper, and nothing is printed over anything else.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fitsFoot, perPageChoices } from '../../src/print/layout';
import { papers, printable, type Paper } from '../../src/print/paper';
import { axeFindings, cell, useBrowser } from './browser';

const open = useBrowser();
const puzzle = '...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...';
const many = (count: number) => `#/print?p=${Array(count).fill(puzzle).join(',')}`;
const pixels = (mm: number) => (mm * 96) / 25.4;

// The pages of the file, and the size of the first in millimetres.
async function printed(page: Page): Promise<{ pages: number; width: number; height: number }> {
  const text = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const box = /\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/.exec(text)!;
  expect(text.includes('/Subtype /Image')).toBe(false); // everything is drawn in vectors
  return { pages: text.match(/\/Type ?\/Page\b/g)!.length, width: (Number(box[1]) / 72) * 25.4, height: (Number(box[2]) / 72) * 25.4 };
}

// What is wrong with the boxes of the sheets as they are printed.
async function misplaced(page: Page, paper: Paper, large = false): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const { width, height } = printable(paper, large);
  const found = await page.evaluate(([mostWidth, mostHeight]) => {
    const wrong: string[] = [];
    document.querySelectorAll('.sheet').forEach((sheet, s) => {
      const area = sheet.getBoundingClientRect();
      if (area.width > mostWidth + 0.5 || area.height > mostHeight + 0.5) wrong.push(`sheet ${s}: ${area.width} × ${area.height}`);
      const parts = [...sheet.querySelectorAll('h2, .name, .board, figcaption')].map((part) => ({ part, box: part.getBoundingClientRect() }));
      for (const [i, { part, box }] of parts.entries()) {
        const name = `sheet ${s}, ${part.className || part.tagName} ${i}`;
        if (box.width < 10 || box.height < 5) wrong.push(`${name} is ${box.width} × ${box.height}`);
        if (box.left < area.left - 0.5 || box.top < area.top - 0.5 || box.right > area.right + 0.5 || box.bottom > area.bottom + 0.5) wrong.push(`${name} is outside`);
        if (part.scrollWidth > part.clientWidth + 1) wrong.push(`${name} is cut`);
        for (const { part: other, box: b } of parts.slice(i + 1)) {
          const across = Math.min(box.right, b.right) - Math.max(box.left, b.left);
          const down = Math.min(box.bottom, b.bottom) - Math.max(box.top, b.top);
          if (across > 0.5 && down > 0.5) wrong.push(`${name} is over ${other.className || other.tagName}`);
        }
      }
    });
    return wrong;
  }, [pixels(width), pixels(height)]);
  await page.emulateMedia({ media: null });
  return found;
}

const longTitle = '工作表：每天一题 Worksheet '.repeat(5).slice(0, 100);
// Unit tests measure the layout of every choice on every paper. Here every paper and every kind of part is printed.
const looks = [
  { paper: 'a4', title: '', checked: [], caption: 'none', solutions: 'none' },
  { paper: 'a4', title: longTitle, checked: ['Lines for name and date', 'Candidates', 'Save ink'], caption: 'level', solutions: 'foot' },
  { paper: 'letter', title: 'Sunday', checked: [], caption: 'level', solutions: 'sheets' },
  { paper: 'a5', title: longTitle, checked: ['Lines for name and date', 'Candidates'], caption: 'minutes', solutions: 'foot' },
] as const;

describe('every sheet fits', () => {
  it.each(looks)('on $paper, caption: $caption, solutions: $solutions', async ({ paper, title, checked, caption, solutions }) => {
    const visit = await open({ hash: many(2) });
    const { page } = visit;
    await page.getByRole('img', { name: 'Puzzle 2' }).waitFor();
    await page.getByLabel('Paper').selectOption(paper);
    await page.getByLabel('Title').fill(title);
    for (const box of await page.locator('.controls input[type=checkbox]').all()) await box.setChecked(false);
    for (const name of checked) await page.getByLabel(name).check();
    await page.getByLabel('Puzzles per page').selectOption('1');
    await page.getByLabel('Under each puzzle').selectOption(caption);
    await page.getByLabel('Solutions').selectOption(solutions);
    for (const perPage of perPageChoices) {
      // A full sheet, and another that is not full.
      await page.goto(visit.url + many(perPage + 1));
      await page.getByLabel('Puzzles per page').selectOption(String(perPage));
      await page.getByRole('img', { name: `Puzzle ${perPage + 1}` }).waitFor();
      const separate = solutions === 'sheets' || (solutions === 'foot' && !fitsFoot(paper, perPage));
      const sheets = 2 + (separate ? Math.ceil((perPage + 1) / (paper === 'a5' ? 6 : 12)) : 0);
      await expect.poll(async () => ({ perPage, sheets: await page.locator('.sheet').count() })).toEqual({ perPage, sheets });
      expect({ perPage, wrong: await misplaced(page, paper) }).toEqual({ perPage, wrong: [] });
      const { pages, width, height } = await printed(page);
      expect({ perPage, pages }).toEqual({ perPage, pages: sheets });
      expect(Math.abs(width - papers[paper].width) + Math.abs(height - papers[paper].height)).toBeLessThan(1);
    }
    await visit.close();
  }, 120_000);
});

describe('worksheets', () => {
  it('an address that is no puzzle says so', async () => {
    const visit = await open({ hash: '#/print?p=123' });
    await visit.page.getByText('The address has no puzzle of 81 characters.').waitFor();
    await visit.close();
  });
  it('hold several levels, and a class gets different sets', async () => {
    const visit = await open({ hash: '#/print' });
    const { page } = visit;
    await page.getByRole('spinbutton', { name: 'Medium' }).fill('1');
    await page.getByRole('spinbutton', { name: 'Easy' }).fill('1');
    await page.getByLabel('Different sets').fill('2');
    await page.getByLabel('Puzzles per page').selectOption('2');
    await page.getByRole('button', { name: 'Generate' }).click();
    await page.getByRole('img', { name: 'Solution 4' }).waitFor();
    expect(await page.locator('.sheet').count()).toBe(3);
    const captions = await page.locator('.sheet .boards figcaption').allInnerTexts();
    expect(captions.slice(0, 4).map((text) => text.split(' · ').slice(0, 2).join(' '))).toEqual(['1 Easy', '2 Medium', '3 Easy', '4 Medium']);
    await page.locator('.sheet', { hasText: 'Set 2' }).waitFor();
    expect(await misplaced(page, 'a4')).toEqual([]);
    expect((await printed(page)).pages).toBe(3);
    // Large print: each puzzle has a page, and four solutions share one. The caption can be the minutes.
    await page.getByLabel('Large print').check();
    await page.getByLabel('Under each puzzle').selectOption('minutes');
    await expect.poll(async () => (await page.locator('.sheet .boards figcaption').allInnerTexts())[3]).toMatch(/^4 · about \d+ min$/);
    expect(await misplaced(page, 'a4', true)).toEqual([]);
    expect((await printed(page)).pages).toBe(5);
    await visit.close();
  });
  it('the game being played is printed with its entries and notes', async () => {
    const visit = await open({ hash: `#/play?p=${puzzle}` });
    const { page } = visit;
    await cell(page, 0).click();
    await page.keyboard.press('9');
    await cell(page, 1).click();
    await page.keyboard.press('Shift+Digit1');
    await page.keyboard.press('Shift+Digit6');
    await page.getByRole('button', { name: 'Print this puzzle' }).click();
    const board = page.getByRole('img', { name: 'Puzzle 1' });
    await board.waitFor();
    const clues = [...puzzle].filter((c) => c !== '.').length;
    await expect.poll(() => board.locator('text.value').count()).toBe(clues + 1);
    expect(await board.locator('text.note').allTextContents()).toEqual(['1', '6']);
    await page.getByLabel('Entries and notes of the game').uncheck();
    await expect.poll(() => board.locator('text.value').count()).toBe(clues);
    expect(await board.locator('text.note').count()).toBe(0);
    // The choices are kept, and the game is found again after a reload.
    await page.getByLabel('Lines for name and date').check();
    await page.reload();
    await expect.poll(() => board.locator('text.value').count()).toBe(clues + 1);
    expect(await page.getByLabel('Lines for name and date').isChecked()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await visit.close();
  });
  it('an analysed position is printed with its entries', async () => {
    const visit = await open({ hash: `#/analyse?p=${puzzle}&v=9${puzzle.slice(1)}` });
    const { page } = visit;
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    const board = page.getByRole('img', { name: 'Puzzle 1' });
    await expect.poll(() => board.locator('text.value:not(.given)').allTextContents()).toEqual(['9']);
    await visit.close();
  });
});
