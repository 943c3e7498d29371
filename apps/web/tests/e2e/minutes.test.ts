// Puzzles by time, and minutes at the player's own pace.
import { expect, it } from 'vitest';
import { axeFindings, cell, useBrowser } from './browser';

const open = useBrowser();
const solution = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

it('a puzzle of about ten minutes is made, and its minutes are shown', async () => {
  const visit = await open();
  const { page } = visit;
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('radio', { name: 'about 10 minutes' }).check({ force: true });
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.locator('.facts', { hasText: /^about (8|9|1[0-2]) min ·/ }).waitFor();
  // The choice is kept.
  await page.getByRole('button', { name: 'New', exact: true }).click();
  expect(await page.getByRole('radio', { name: 'about 10 minutes' }).isChecked()).toBe(true);
  await visit.close();
});

it('the page learns the pace when the player agrees, and forgets it when asked to', async () => {
  const visit = await open({ hash: `#/play?p=${solution.slice(0, 80)}.` });
  const { page } = visit;
  await page.locator('.facts', { hasText: 'about 1 min' }).waitFor();
  // Four games that took half of the expected time. The fifth is finished now.
  await page.evaluate(() => {
    const results = [1, 2, 3, 4].map((n) => ({ level: 'easy', milliseconds: 300_000, minutes: 10, at: Date.now() - n * 86_400_000, helped: 0, id: `g${n}.1` }));
    localStorage.setItem('shudu.statistics', JSON.stringify(results));
  });
  await cell(page, 80).click();
  await page.keyboard.press(solution[80]);
  await page.getByRole('group', { name: 'Your minutes' }).getByRole('button', { name: 'Yes' }).click();
  await page.locator('dd', { hasText: 'about 1 min for you' }).waitFor();
  await page.goto(`${visit.url}#/settings`);
  await page.getByText('You take 0.50 times as long as an average player. For 10 minutes of theirs you need about 5. Games used: 5').waitFor();
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByText('Games without hints so far: 0 of 5.').waitFor();
  await page.getByRole('button', { name: 'Use the earlier games again' }).click();
  await page.getByText('You take 0.50 times as long').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Show minutes at my own pace').uncheck();
  expect(await page.getByText('You take 0.50').count()).toBe(0);
  await visit.close();
});
