// The pages that have no file of their own.
import { describe, expect, it } from 'vitest';
import { cell, spoken, useBrowser } from './browser';

const open = useBrowser();
const puzzle = '...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...';
const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

describe('hints', () => {
  it('tell wrong entries first, then three depths, then apply the step', async () => {
    const visit = await open({ hash: `#/play?p=${easy}` });
    const { page } = visit;
    await cell(page, 2).click();
    await page.keyboard.press('1');
    await page.keyboard.press('F12');
    await page.getByRole('button', { name: 'Remove wrong entries' }).click();
    expect(await spoken(page, 2)).toContain('blank');
    await page.getByRole('button', { name: 'Next hint' }).click();
    await page.getByRole('button', { name: 'Tell me more' }).click();
    await page.getByRole('button', { name: 'Tell me more' }).click();
    await page.getByText('goes here').waitFor();
    const before = await page.locator('text.value').count();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => page.locator('text.value').count()).toBe(before + 1);
    await visit.close();
  });
  it('start from the notes of the player, and draw chains', async () => {
    const visit = await open({ hash: `#/play?p=${puzzle}`, settings: { candidates: true } });
    const { page } = visit;
    await cell(page, 40).waitFor();
    // Steps are applied until there is one with links.
    let links = 0;
    for (let i = 0; i < 40 && !links; ++i) {
      await page.keyboard.press('F12');
      await page.getByRole('button', { name: 'Apply' }).waitFor();
      links = await page.locator('path.link').count();
      if (!links) await page.getByRole('button', { name: 'Apply' }).click();
    }
    expect(links).toBeGreaterThan(2);
    await page.getByText('strong link: false implies true').waitFor();
    await page.getByRole('link', { name: /^Learn / }).click();
    await page.getByRole('heading', { name: 'Example' }).waitFor();
    await visit.close();
  });
});

describe('new puzzles', () => {
  it('come by level and by technique', async () => {
    const visit = await open({ stock: false });
    const { page } = visit;
    await cell(page, 0).waitFor();
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await page.getByText('Hard', { exact: true }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.locator('.about strong', { hasText: 'Hard' }).waitFor();
    await visit.close();
  });
});

describe('another language', () => {
  it('takes over every page, and what was told is told again', async () => {
    const visit = await open({ hash: `#/analyse?p=${puzzle}&s=12` });
    const { page } = visit;
    await page.getByText('X-Wing: Look at').waitFor();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByLabel('Language').selectOption('zh-Hant');
    await page.getByRole('heading', { name: '設定' }).waitFor();
    for (const [link, heading] of [['遊戲', '遊戲'], ['學習', '學習'], ['演示', '演示'], ['列印', '列印'], ['分析', '分析']]) {
      await page.getByRole('link', { name: link, exact: true }).first().click();
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor({ state: 'attached' });
    }
    await page.getByText(/有唯一解/).waitFor();
    await page.getByRole('button', { name: '解題路徑' }).click();
    expect(await page.locator('.words').innerText()).toMatch(/\p{Script=Han}/u);
    await page.reload();
    await page.getByRole('link', { name: '分析' }).waitFor();
    await visit.close();
  });
});
