// Mistake limit, last right position, kinds of notes, names of savepoints, own colours.
import { describe, expect, it } from 'vitest';
import { axeFindings, cell, spoken, useBrowser } from './browser';

const open = useBrowser();
const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const here = `#/play?p=${puzzle}`;

it('goes back to the last right position', async () => {
  const visit = await open({ hash: here });
  const { page } = visit;
  for (const [index, digit] of [[2, '4'], [3, '2'], [5, '8']] as const) {
    await cell(page, index).click();
    await page.keyboard.press(digit);
  }
  await page.getByRole('button', { name: 'Back to the last right position' }).click();
  await page.getByText('Moves undone: 2.').waitFor();
  expect([await spoken(page, 2), await spoken(page, 3), await spoken(page, 5)].map((text) => text!.split(', ')[2])).toEqual(['4', 'blank', 'blank']);
  await cell(page, 2).click();
  await page.keyboard.press('Shift+U');
  await page.getByText('Nothing is wrong.').waitFor();
  await page.keyboard.press('Control+y');
  expect(await spoken(page, 3)).toContain(', 2');
  await visit.close();
});

it('ends the game after the last mistake allowed', async () => {
  const visit = await open({ hash: here, settings: { limit: 3 } });
  const { page } = visit;
  await page.getByText('Mistakes 0 of 3').waitFor();
  await cell(page, 2).click();
  for (const digit of ['1', '2', '1']) await page.keyboard.press(digit);
  await page.getByRole('heading', { name: 'Mistakes: 3. The game is over.' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('4');
  expect(await spoken(page, 2)).toBe('row 1, column 3, 1, wrong');
  await page.reload();
  await page.getByRole('button', { name: 'Go on without a result' }).click();
  await cell(page, 2).click();
  await page.keyboard.press('4');
  expect(await spoken(page, 2)).toBe('row 1, column 3, 4');
  await visit.close();
});

describe('notes', () => {
  it('of Snyder are refused where a digit has more than two places', async () => {
    const visit = await open({ hash: here, settings: { snyder: true } });
    const { page } = visit;
    await cell(page, 2).click();
    await page.keyboard.press('Shift+2');
    await page.getByText(/^2 has \d places in this box\.$/).waitFor();
    expect(await spoken(page, 2)).toBe('row 1, column 3, blank');
    await page.getByRole('button', { name: 'Snyder notes' }).click();
    expect(await spoken(page, 2)).toContain('corner notes');
    await visit.close();
  });
  it('are drawn in fixed places', async () => {
    const visit = await open({ hash: here, settings: { places: 'fixed' } });
    const { page } = visit;
    await cell(page, 2).click();
    await page.keyboard.press('Shift+9');
    await page.keyboard.press('Control+1');
    expect(await spoken(page, 2)).toContain('corner notes 1 9');
    const at = async (digit: string) => {
      const box = (await page.locator('svg text.candidate', { hasText: digit }).first().boundingBox())!;
      return { x: box.x, y: box.y };
    };
    const [one, nine] = [await at('1'), await at('9')];
    expect(nine.x > one.x && nine.y > one.y).toBe(true);
    await visit.close();
  });
});

it('savepoints are renamed and deleted', async () => {
  const visit = await open({ hash: here });
  const { page } = visit;
  await cell(page, 2).click();
  await page.keyboard.press('b');
  await page.getByText('Savepoints (1)').click();
  await page.getByRole('button', { name: 'Rename Savepoint 1' }).click();
  await page.getByRole('textbox', { name: 'New name for Savepoint 1' }).fill('before the guess');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Return to before the guess' }).waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.reload();
  await page.getByText('Savepoints (1)').click();
  await page.getByRole('button', { name: 'Delete: before the guess' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete: before the guess' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Save the position before you try something.').waitFor();
  await visit.close();
});

it('own colours apply and stay readable', async () => {
  const visit = await open({ hash: '#/settings', settings: { theme: 'light' } });
  const { page } = visit;
  const token = (name: string) => page.evaluate((one) => getComputedStyle(document.documentElement).getPropertyValue(one).trim(), name);
  await page.getByRole('button', { name: 'Paper' }).click();
  expect(await token('--board')).toBe('#fdf6e3');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Accent', { exact: true }).fill('#ffff00');
  await page.getByText('Made lighter or darker so that everything stays readable: Accent').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await page.getByText('Made lighter or darker').waitFor();
  await page.getByRole('button', { name: 'Standard' }).click();
  expect(await page.evaluate(() => document.documentElement.getAttribute('style') ?? '')).toBe('');
  await visit.close();
});
