// One game in two tabs of a browser: neither overwrites the moves of the other.
import { expect, it } from 'vitest';
import { cell, spoken, useBrowser } from './browser';

const open = useBrowser();
const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

it('follows the moves of the other tab and keeps them', async () => {
  const visit = await open({ hash: `#/play?p=${puzzle}`, own: true });
  const first = visit.page;
  await cell(first, 2).click();
  await first.keyboard.press('4');
  const stored = () => first.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('shudu.game.')).map((key) => localStorage.getItem(key)).join());
  await expect.poll(stored).toContain('["v",2,0,4]');

  const second = await visit.context.newPage();
  await second.goto(visit.url);
  await cell(second, 3).click();
  expect(await spoken(second, 2)).toBe('row 1, column 3, 4');
  await second.keyboard.press('6');
  await expect.poll(() => spoken(first, 3)).toBe('row 1, column 4, 6');

  await first.bringToFront();
  await cell(first, 5).click();
  await first.keyboard.press('8');
  await expect.poll(() => spoken(second, 5)).toBe('row 1, column 6, 8');
  await second.close({ runBeforeUnload: true });
  await first.reload();
  await cell(first, 0).waitFor();
  expect([await spoken(first, 2), await spoken(first, 3), await spoken(first, 5)].map((text) => text!.at(-1))).toEqual(['4', '6', '8']);
  await visit.close();
});

it('merges moves that two tabs made at the same time', async () => {
  const visit = await open({ hash: `#/play?p=${puzzle}`, own: true });
  const first = visit.page;
  await cell(first, 2).waitFor();
  // The rating of the puzzle is saved with the game. If the second tab found it, it would save too, perhaps between the moves.
  const stored = () => first.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('shudu.game.'))?.[1]);
  await expect.poll(stored).toContain('"hardest"');
  const second = await visit.context.newPage();
  await second.goto(visit.url);
  await cell(second, 3).waitFor();
  // A tab that was frozen gets no events from storage. Events without a key have the same effect.
  await second.evaluate(() => Object.defineProperty(StorageEvent.prototype, 'key', { value: '' }));
  await cell(first, 2).click();
  await first.keyboard.press('4');
  await first.evaluate(() => dispatchEvent(new Event('pagehide')));
  await cell(second, 3).click();
  await second.keyboard.press('6');
  await second.getByText('Also changed in another tab').waitFor();
  await second.getByText('Savepoints (1)').click();
  await second.getByRole('button', { name: 'Return to From the other tab' }).click();
  expect(await spoken(second, 2)).toBe('row 1, column 3, 4');
  await visit.close();
});

it('takes over the settings of the other tab', async () => {
  const visit = await open({ hash: '#/settings', own: true });
  const second = await visit.context.newPage();
  await second.goto(`${visit.url}#/settings`);
  const wrong = (page: typeof second) => page.getByLabel('Mark wrong entries immediately');
  await wrong(second).waitFor();
  await wrong(visit.page).check();
  await expect.poll(() => wrong(second).isChecked()).toBe(true);
  await second.getByLabel('Show the time').uncheck();
  await expect.poll(() => visit.page.getByLabel('Show the time').isChecked()).toBe(false);
  await visit.page.reload();
  expect([await wrong(visit.page).isChecked(), await visit.page.getByLabel('Show the time').isChecked()]).toEqual([true, false]);
  await visit.close();
});
