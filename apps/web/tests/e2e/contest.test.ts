// Statistics, daily puzzles, races and results that verify themselves.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { axeFindings, cell, spoken, useBrowser } from './browser';

const open = useBrowser();
const solution = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const puzzle = `......${solution.slice(6)}`;

// Fills in the game that is open.
async function solve(page: Page, key = solution) {
  await cell(page, 0).waitFor();
  for (let i = 0; i < 81; ++i) {
    if (!(await spoken(page, i))!.includes('blank')) continue;
    await cell(page, i).click();
    await page.keyboard.press(key[i]);
  }
}

const results = [
  { level: 'easy', milliseconds: 300_000, at: Date.UTC(2026, 10, 1), helped: 0, id: 'a' },
  { level: 'easy', milliseconds: 240_000, at: Date.UTC(2026, 10, 2), helped: 0, id: 'b' },
  { level: 'hard', milliseconds: 900_000, at: Date.UTC(2026, 10, 3), helped: 1, id: 'c' },
  { level: 'hard', milliseconds: 700_000, at: Date.UTC(2026, 10, 4), helped: 0 },
];
const keep = async (page: Page, list: object[]) => {
  await page.evaluate((text) => localStorage.setItem('shudu.statistics', text), JSON.stringify(list));
  await page.reload();
};

describe('the page Statistics', () => {
  it('shows times by level, filters, deletes and restores a result', async () => {
    const visit = await open({ hash: '#/statistics' });
    const { page } = visit;
    await page.getByText('Your times appear here').waitFor();
    await keep(page, results);
    await page.getByRole('img', { name: 'Chart of the times of 4 games' }).waitFor();
    const rows = page.locator('tbody tr');
    expect(await rows.nth(0).innerText()).toMatch(/Easy\s+2\s+4:00\s+4:30\s+4:30\s+4:00/);
    await page.getByRole('button', { name: 'Hard' }).click();
    expect(await rows.count()).toBe(2);
    await page.getByRole('button', { name: /Delete the result.*11:40/ }).click();
    expect(await rows.count()).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await rows.count()).toBe(2);
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export as CSV' }).click()]);
    expect(file.suggestedFilename()).toBe('shudu-statistics.csv');
    expect(await axeFindings(page)).toEqual([]);
    await visit.close();
  });
  it('asks before it clears everything', async () => {
    const visit = await open({ hash: '#/statistics' });
    const { page } = visit;
    await keep(page, results);
    await page.getByRole('button', { name: 'Clear statistics' }).click();
    const dialog = page.getByRole('dialog', { name: 'Clear statistics' });
    await dialog.getByText('This deletes all 4 results.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('shudu.statistics')!).length)).toBe(4);
    await page.getByRole('button', { name: 'Clear statistics' }).click();
    await dialog.getByRole('button', { name: 'Clear statistics' }).click();
    await page.getByText('Your times appear here').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('shudu.statistics'))).toBe('[]');
    await visit.close();
  });
});

describe('the daily puzzle', () => {
  it('is solved, marked in the calendar, shared and verified', async () => {
    const visit = await open({ hash: '#/daily?d=2026-01-02' });
    const { page } = visit;
    await page.getByRole('button', { name: 'Play: Easy' }).click();
    await cell(page, 0).waitFor();
    const key = await page.evaluate(() => {
      const name = Object.keys(localStorage).find((one) => one.startsWith('shudu.game.'))!;
      return (JSON.parse(localStorage.getItem(name)!) as { solution: string }).solution;
    });
    await solve(page, key);
    await page.getByRole('button', { name: 'Copy result' }).waitFor();
    await page.getByRole('link', { name: 'Details' }).click();
    await page.getByText('Verified: the record solves this puzzle.').waitFor();
    await page.getByRole('heading', { name: 'Daily puzzle, January 2, 2026, Easy' }).waitFor();
    await page.getByRole('slider').fill('3');
    expect(await axeFindings(page)).toEqual([]);
    const shared = page.url();
    await page.goto(`${visit.url}#/daily?d=2026-01-02`);
    await page.getByRole('button', { name: 'January 2, 2026, solved: Easy' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    // Somebody else opens the link: it is verified there, and the solution stays hidden until it is asked for.
    const other = await open({ hash: shared.slice(shared.indexOf('#')) });
    await other.page.getByText('Verified: the record solves this puzzle.').waitFor();
    expect(await other.page.getByRole('slider').count()).toBe(0);
    await other.page.getByRole('button', { name: 'Show the solve and the solution' }).click();
    await other.page.getByRole('slider').waitFor();
    // A changed code is not verified.
    const code = new URLSearchParams(shared.split('?')[1]).get('c')!;
    const changed = code.slice(0, -3) + (code.at(-3) === 'A' ? 'B' : 'A') + code.slice(-2);
    await other.page.goto(`${visit.url}#/result?c=${changed}`);
    await other.page.getByText('Not verified: the code was changed.').waitFor();
    await other.page.goto(`${visit.url}#/result?c=nonsense`);
    await other.page.getByText('This address does not contain a result').waitFor();
    await other.close();
    await visit.close();
  }, 120_000);
});

describe('a race', () => {
  it('starts after a countdown and compares the results', async () => {
    const visit = await open({ hash: `#/race?p=${puzzle}&l=easy` });
    const { page } = visit;
    await page.getByText('You are invited to a race. Level: Easy.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ready' }).click();
    await page.getByText('The puzzle opens when the countdown ends.').waitFor();
    await solve(page);
    await page.getByRole('link', { name: 'Details' }).click();
    await page.getByText('Verified: the record solves this puzzle.').waitFor();
    const mine = new URLSearchParams(page.url().split('?')[1]).get('c')!;

    const other = await open({ hash: `#/race?p=${puzzle}&l=easy` });
    await other.page.getByRole('button', { name: 'Ready' }).click();
    // A mistake first: two solves with the same entries in the same tenths of a second have the same code, and the page
    // takes a code that it has itself for the player's own.
    await cell(other.page, 0).click();
    await other.page.keyboard.press('6');
    await solve(other.page);
    await cell(other.page, 0).click();
    await other.page.keyboard.press(solution[0]);
    await other.page.getByRole('link', { name: 'Details' }).waitFor();
    await other.page.goto(`${other.url}#/result?c=${mine}`);
    await other.page.getByText(/seconds faster|A tie/).waitFor();
    expect(await other.page.getByText('The sender', { exact: true }).count()).toBeGreaterThan(0);
    await other.close();
    await visit.close();
  }, 120_000);
  it('is made with a link, and a bad link says so', async () => {
    const visit = await open({ hash: '#/race' });
    const { page } = visit;
    await page.getByRole('button', { name: 'Make a race' }).click();
    expect(await page.getByRole('textbox', { name: 'Link to the race' }).inputValue()).toMatch(/#\/race\?p=[1-9.]{81}&l=easy$/);
    await page.goto(`${visit.url}#/race?p=123`);
    await page.getByText('This link does not hold a puzzle').waitFor();
    await page.goto(`${visit.url}#/race?p=${'.'.repeat(81)}`);
    await page.getByText('This link does not hold a puzzle').waitFor();
    await visit.close();
  });
});
