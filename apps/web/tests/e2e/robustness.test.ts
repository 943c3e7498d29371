// The page offline, with unknown addresses and with invalid input.
import { describe, expect, it } from 'vitest';
import { cell, spoken, useBrowser } from './browser';

const open = useBrowser();
const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

const variant = '.Shape~4x4.Thermo~R4C1~R3C1~R2C1';

// Texts of a document that look like elements.
const hostile = JSON.stringify({
  size: 4, title: '<b>x</b>', author: '<b>x</b>', ruleset: 'For example <b>x</b>', grid: Array(4).fill(Array(4).fill({})),
  killercage: [{ cells: ['R1C1', 'R1C2'], value: '5' }],
});

describe('offline', () => {
  it('everything works after one visit', async () => {
    const visit = await open({ keepServiceWorker: true });
    const { page, context } = visit;
    await cell(page, 0).waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // The module for variants is stored when it was used.
    await page.goto(`${visit.url}#/variant?p=${variant}`);
    await cell(page, 15).waitFor();
    await page.waitForFunction(async () => {
      const names = await caches.keys();
      const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return stored.flat().some(({ url }) => url.includes('shudu-variants'));
    });
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: 'Rules' }).waitFor();
    for (const hash of ['#/play', '#/analyse', '#/learn/xy_wing', '#/watch', '#/print', '#/settings']) {
      await page.goto(visit.url + hash);
      await page.reload();
      await page.locator('nav .tab[aria-current=page]').waitFor();
    }
    await page.goto(`${visit.url}#/analyse?p=${puzzle}`);
    await page.reload();
    await page.getByText('Exactly one solution.').waitFor();
    await visit.close();
  });
});

describe('addresses from others', () => {
  it.each([
    ['#/analyse?p=<img src=x onerror=alert(1)>'],
    ['#/analyse?p=javascript:alert(1)'],
    [`#/analyse?p=${puzzle}&v=${'9'.repeat(81)}`],
    [`#/analyse?p=${'1'.repeat(100_000)}`],
    ['#/analyse?n=AAAA'],
  ])('%s is rejected with a message', async (hash) => {
    const visit = await open({ hash });
    let alerted = false;
    visit.page.on('dialog', (dialog) => ((alerted = true), void dialog.dismiss()));
    await visit.page.getByRole('alert').waitFor();
    expect(alerted).toBe(false);
    await visit.close();
  });
  it.each([
    [`#/play?p=${puzzle}x`], ['#/learn/nothing<b>'], ['#/learn/__proto__'], ['#/learn/constructor'], ['#/nowhere/at/all'], ['#/watch?a=__proto__&at=-1e99'],
    ['#/print?p=,,,'], ['#/variant?p=<b>x</b>'], [`#/variant?p=${variant}&v=<b>x</b>`], [`#/variant?p=${encodeURIComponent(hostile)}`], [`#/analyse?p=${puzzle}&s=-5&t=<b>x</b>`], [`#/analyse?p=${puzzle}&s=99999999`],
  ])('%s breaks nothing', async (hash) => {
    const visit = await open({ hash });
    await visit.page.locator('main h1').first().waitFor({ state: 'attached' });
    expect(await visit.page.locator('main b').count()).toBe(0);
    await visit.page.waitForTimeout(300);
    await visit.close();
  });
});

it('an address that changes while the page is starting is followed', async () => {
  const visit = await open({ hash: '#/settings', locale: 'zh-TW', own: true });
  const { page } = visit;
  await page.getByRole('heading', { name: '設定' }).waitFor();
  // Holds back the texts, without which the page shows nothing.
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  const asked = page.waitForRequest(/\/assets\/zh_hant-/);
  await page.route(/\/assets\/zh_hant-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await asked;
  await page.evaluate(() => (location.hash = '#/statistics'));
  release();
  await page.getByRole('heading', { name: '統計' }).waitFor();
  await visit.close();
});

describe('rubbish', () => {
  it('pasted gives a message', async () => {
    const visit = await open({ hash: '#/analyse' });
    const { page } = visit;
    const field = page.getByRole('textbox');
    for (const text of ['x', '\u0000\u0001', '<script>alert(1)</script>', '{"puzzle":', '9'.repeat(50_000), '💥'.repeat(999), '%%%%%\n'.repeat(50_000)]) {
      await field.evaluate((element, pasted) => {
        const data = new DataTransfer();
        data.setData('text', pasted);
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      }, text);
      await page.getByText('No puzzle found in this text.').waitFor();
      await field.fill('1'); // a text that is too long is not shown in the field
      await field.fill('');
      await expect.poll(() => page.getByText('No puzzle found in this text.').count()).toBe(0);
    }
    await visit.close();
  });
  it('in storage is passed over', async () => {
    const visit = await open({ hash: `#/play?p=${puzzle}` });
    const { page } = visit;
    await cell(page, 2).click();
    await page.keyboard.press('4');
    const stored = () => page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('shudu.game.'))?.[1]);
    await expect.poll(stored).toContain('["v",2,0,4]');
    await page.evaluate(() => {
      localStorage.setItem('shudu.game.x', '{"version":1,"id":"x","clues":"');
      localStorage.setItem('shudu.game.y', '[]');
      localStorage.setItem('shudu.statistics', '"');
      localStorage.setItem('shudu.pool', 'null');
      localStorage.setItem('shudu.wish', '7');
    });
    await page.goto(visit.url);
    await page.reload();
    await cell(page, 2).waitFor();
    expect(await spoken(page, 2)).toContain('4');
    await page.getByRole('button', { name: 'Your games' }).click();
    await page.getByRole('dialog').waitFor();
    await visit.close();
  });
});
