// Games on Play: new puzzles by rating and technique, questions before something is lost, finishing twice.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cell, fillIn, spoken, useBrowser } from './browser';

const open = useBrowser();
const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const solution = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const here = `#/play?p=${puzzle}`;
const dialog = (page: Page) => page.getByRole('dialog').last();

describe('a new puzzle', () => {
  it('by rating has the level it really has', async () => {
    const visit = await open({ hash: here });
    const { page } = visit;
    await cell(page, 0).waitFor();
    await page.keyboard.press('n');
    await dialog(page).getByText('More options').click();
    await dialog(page).getByText('Choose by rating').click();
    await dialog(page).getByLabel('Minimum').fill('3.8');
    await dialog(page).getByLabel('Maximum').fill('5.5');
    await dialog(page).getByRole('button', { name: 'Start' }).click();
    await expect.poll(() => page.getByRole('dialog').count(), { timeout: 30_000 }).toBe(0);
    await page.locator('.about strong', { hasText: /^(Hard|Unfair|Extreme)$/ }).waitFor();
    await page.locator('.facts', { hasText: /^about \d+ min · Rating [345]\.\d · .+ · \d+ clues$/ }).waitFor();
    await visit.close();
  }, 60_000);

  it('with a technique above the level raises the level and says so', async () => {
    const visit = await open({ hash: here });
    const { page } = visit;
    await cell(page, 0).waitFor();
    await page.keyboard.press('n');
    await dialog(page).getByText('More options').click();
    await dialog(page).getByLabel('Required technique').selectOption('xy_wing');
    await dialog(page).getByText('XY-Wing needs at least the level Hard. The level has been raised.').waitFor();
    expect(await dialog(page).getByRole('radio', { name: 'Hard' }).isChecked()).toBe(true);
    expect(await dialog(page).getByRole('radio', { name: 'Medium' }).isDisabled()).toBe(true);
    // The options stay open whatever is chosen.
    await dialog(page).getByLabel('Required technique').selectOption('');
    expect(await dialog(page).getByLabel('Required technique').isVisible()).toBe(true);
    expect(await dialog(page).getByRole('radio', { name: 'Medium' }).isDisabled()).toBe(false);
    await visit.close();
  });
});

describe('a question comes first', () => {
  it('before a game is restarted or deleted', async () => {
    const visit = await open({ hash: here });
    const { page } = visit;
    await cell(page, 2).click();
    await page.keyboard.press('4');
    await page.getByRole('button', { name: 'Restart' }).click();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    expect(await spoken(page, 2)).toContain(', 4');
    await page.getByRole('button', { name: 'Restart' }).click();
    await page.keyboard.press('Enter'); // Cancel has the focus
    expect(await spoken(page, 2)).toContain(', 4');
    await page.getByRole('button', { name: 'Restart' }).click();
    await dialog(page).getByRole('button', { name: 'Restart' }).click();
    expect(await spoken(page, 2)).toContain('blank');

    await page.goto(`${visit.url}#/play?p=${puzzle.replace('53', '5.')}`);
    await expect.poll(() => spoken(page, 1)).toContain('blank');
    await page.getByRole('button', { name: 'Your games' }).click();
    const games = () => page.locator('button.game').count();
    expect(await games()).toBe(2);
    await page.getByRole('button', { name: /^Delete the game/ }).click();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    expect(await games()).toBe(2);
    await page.getByRole('button', { name: /^Delete the game/ }).click();
    await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(games).toBe(1);
    await visit.close();
  });
});

describe('a solved game', () => {
  it('replaces the keypad by the result, and can be taken back and finished again', async () => {
    const visit = await open({ hash: here });
    const { page } = visit;
    await cell(page, 0).waitFor();
    await fillIn(page, puzzle, solution);
    const solved = page.getByRole('heading', { name: 'Solved!' });
    await solved.waitFor();
    expect(await page.getByRole('group', { name: 'Keypad' }).count()).toBe(0);
    await page.keyboard.press('Control+z');
    await page.getByRole('group', { name: 'Keypad' }).waitFor();
    expect(await solved.count()).toBe(0);
    await page.keyboard.press('Control+y');
    await solved.waitFor();
    expect(await page.evaluate(() => (JSON.parse(localStorage.getItem('shudu.statistics') ?? '[]') as unknown[]).length)).toBe(1);
    await visit.close();
  });
});
