// Variants: read from a pasted text, drawn, played, checked, shared.
import { describe, expect, it } from 'vitest';
import { axeFindingsIn, cell, spoken, useBrowser } from './browser';

const open = useBrowser();
const thermo = '.Shape~4x4.~R1C1_1~R2C3_2~R3C3_4.Thermo~R4C1~R3C1~R2C1';
const solution = '1234432131422413';
const hash = (puzzle: string) => `#/variant?p=${encodeURIComponent(puzzle)}`;

describe('a variant', () => {
  it('is read where classic puzzles are, and solved by keyboard', async () => {
    const visit = await open({ hash: '#/analyse' });
    const { page } = visit;
    await page.getByRole('textbox').fill(thermo);
    await page.getByRole('heading', { name: 'Rules' }).waitFor();
    expect(await page.getByText('The digits increase from the bulb to the tip.').count()).toBe(1);
    expect(await page.locator('[data-cell]').count()).toBe(16);
    expect(await page.locator('.clues path').count()).toBeGreaterThan(10);
    await cell(page, 1).click();
    await page.keyboard.press('1');
    await expect.poll(() => spoken(page, 1)).toContain('in conflict'); // a value twice is marked at once
    await page.keyboard.press('Delete');
    await cell(page, 4).click();
    await page.keyboard.press('3');
    await cell(page, 12).click();
    await page.keyboard.press('4');
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText('Broken: Thermometer').waitFor();
    expect(await spoken(page, 12)).toContain('in conflict');
    expect(await spoken(page, 4)).not.toContain('in conflict');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    expect(await spoken(page, 4)).toContain('blank');
    for (const [index, digit] of [...solution].entries()) {
      if (/given/.test((await spoken(page, index))!)) continue;
      await cell(page, index).click();
      await page.keyboard.press(digit);
    }
    await page.getByText('Solved. All rules hold.').waitFor();
    await page.reload();
    await cell(page, 1).waitFor();
    expect(await spoken(page, 1)).toContain('2');
    await visit.close();
  });

  it('shows true candidates, notes, colours, and an address to share', async () => {
    const visit = await open({ hash: hash(thermo) });
    const { page } = visit;
    await page.getByRole('button', { name: 'True candidates' }).click();
    await expect.poll(() => spoken(page, 1)).toContain('candidates 2');
    await page.getByRole('button', { name: 'True candidates' }).click();
    await cell(page, 1).click();
    await page.keyboard.press('Shift+2');
    await page.keyboard.press('Control+3');
    expect(await spoken(page, 1)).toMatch(/corner notes 2.*centre notes 3/);
    await page.getByRole('radio', { name: 'Colour' }).click();
    await page.getByRole('button', { name: 'Colour 3' }).click();
    expect(await spoken(page, 1)).toContain('colour 3');
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByLabel('Format').selectOption('fpuzzles');
    await expect.poll(() => page.getByLabel('The puzzle as text').inputValue()).toContain('f-puzzles');
    const address = await page.getByLabel('Address of this page').inputValue();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.goto(`${visit.url}blank`);
    await page.goto(address);
    await cell(page, 15).waitFor();
    await visit.close();
  });

  it('has nothing that axe-core finds, and fits a phone', async () => {
    const puzzle = '.Shape~16x16.Sandwich~20~R1.Cage~30~R1C1~R1C2~R2C1.~R5C5_12';
    const visit = await open({ hash: hash(puzzle), context: { reducedMotion: 'reduce' } });
    await cell(visit.page, 255).waitFor();
    expect(await axeFindingsIn(visit.page, [{ theme: 'light', palette: 'standard' }, { theme: 'dark', palette: 'standard' }])).toEqual([]);
    await cell(visit.page, 0).click();
    await visit.page.keyboard.press('g');
    expect(await spoken(visit.page, 0)).toContain('G');
    await visit.close();
    const phone = await open({ hash: hash(puzzle), size: 'phone', locale: 'zh-CN' });
    await phone.page.getByRole('heading', { name: '规则' }).waitFor();
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await phone.close();
  });

  it('that cannot be read is refused with the reason', async () => {
    const visit = await open({ hash: hash('.Nonsense~R1C1') });
    await visit.page.getByText(/This puzzle cannot be opened\..*Nonsense/).waitFor();
    await visit.page.getByRole('link', { name: 'Killer 6×6' }).click();
    await cell(visit.page, 35).waitFor();
    await visit.close();
  });
});
