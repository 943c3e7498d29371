// Learn: the path, a lesson, practice with memory, the placement test and what was missed in games.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { allCells, digitsOf, legalCandidates, sizeOf } from '../../src/grid/cells';
import { cell, useBrowser } from './browser';

const open = useBrowser();

const stored = (page: Page, key: string) => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key);
const boardText = (page: Page) => page.locator('[role=gridcell]').evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label')).join('|'));

// Solves a naked single. The board shows no candidates, so the digits that a cell sees are counted.
async function solveNakedSingle(page: Page) {
  await page.getByText(/^Find the Naked Single/).waitFor();
  const labels = await page.locator('[role=gridcell]').evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label') ?? ''));
  const values = labels.map((label) => Number(/column \d, (\d)/.exec(label)?.[1] ?? 0));
  const legal = legalCandidates(values);
  const at = allCells.find((one) => sizeOf(legal[one]) === 1)!;
  await cell(page, at).click();
  await page.getByRole('group', { name: 'Digits for the selected cell' }).getByRole('button', { name: String(digitsOf(legal[at])[0]) }).click();
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('Correct!').waitFor();
}

describe('the path', () => {
  it('has five bands with pictures, folds the rest and finds techniques', async () => {
    const visit = await open({ hash: '#/learn' });
    const { page } = visit;
    await page.getByRole('heading', { name: /First steps/ }).waitFor();
    expect(await page.locator('section h2').count()).toBe(5);
    expect(await page.locator('.cards li').count()).toBeGreaterThan(30);
    await expect.poll(() => page.locator('.cards svg text').count()).toBeGreaterThan(3); // drawn from real steps
    expect(await page.locator('details[open]').count()).toBe(0);
    await page.getByRole('textbox', { name: 'Find a technique' }).fill('squirmbag');
    await page.getByRole('link', { name: /^Squirmbag/ }).waitFor();
    expect(await page.locator('.rows li').count()).toBeGreaterThan(1);
    await page.getByRole('textbox', { name: 'Find a technique' }).fill('skyscraper');
    expect(await page.locator('.rows li').count()).toBe(1);
    await visit.close();
  });
  it('says when there is no such lesson', async () => {
    const visit = await open({ hash: '#/learn/no_such_thing' });
    await visit.page.getByText('There is no lesson "no_such_thing".').waitFor();
    await visit.close();
  });
});

describe('a lesson', () => {
  it('has its text, and an example that is tried before it is shown', async () => {
    const visit = await open({ hash: '#/learn/xy_wing' });
    const { page } = visit;
    for (const name of ['The idea', 'How to spot it', 'Why it works']) await page.getByRole('heading', { name }).waitFor();
    await page.getByText(/^Find the XY-Wing/).waitFor();
    expect(await page.locator('.strike').count()).toBe(0);
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText('Write a digit or mark a candidate first.').waitFor();
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.getByText(/^XY-Wing: /).waitFor(); // the step of the lesson, not the first step of the position
    await page.getByText('pincer', { exact: true }).first().waitFor();
    await visit.close();
  });
  it('can be left while it is loading', async () => {
    const visit = await open({ hash: '#/learn' });
    const { page } = visit;
    await page.getByRole('heading', { name: /First steps/ }).waitFor();
    // The texts are loaded only once, so the first lesson is left before they are there.
    for (const hash of ['#/learn/xy_wing', '#/learn', '#/learn/x_wing', '#/learn/placement', '#/learn/review', '#/learn']) {
      await page.evaluate((next) => new Promise<void>((done) => {
        location.hash = next;
        requestAnimationFrame(() => done());
      }), hash);
    }
    await page.getByRole('heading', { name: /First steps/ }).waitFor();
    await page.getByRole('link', { name: /^XY-Wing/ }).click();
    await page.getByRole('heading', { name: 'How to spot it' }).waitFor();
    await visit.close();
  });
  it('counts practice without help, and remembers it', async () => {
    const visit = await open({ hash: '#/learn/naked_single' });
    const { page } = visit;
    await page.getByRole('button', { name: 'Practise this technique' }).click();
    await page.getByRole('heading', { name: 'Practice' }).waitFor();
    await solveNakedSingle(page);
    await page.getByText('1 of 3 in a row').waitFor();
    for (let i = 0; i < 2; ++i) {
      await page.getByRole('button', { name: 'Next exercise' }).click();
      await solveNakedSingle(page);
    }
    await page.getByText('Learned. Next review in 1 d').waitFor();
    expect(await stored(page, 'shudu.lessons')).toMatchObject({ cards: { naked_single: { right: 3, streak: 3, stage: 0 } } });
    await page.reload();
    await page.getByText('Learned. Next review in 1 d').waitFor();
    await page.goto(`${visit.url}#/learn`);
    await page.getByRole('link', { name: /Naked Single.*known/ }).waitFor();
    await visit.close();
  });
  it('does not count an exercise that was shown', async () => {
    const visit = await open({ hash: '#/learn/naked_single' });
    const { page } = visit;
    await page.getByRole('button', { name: 'Practise this technique' }).click();
    await page.getByRole('heading', { name: 'Practice' }).waitFor();
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.getByText('0 of 3 in a row').waitFor();
    await visit.close();
  });
  it('can be solved on a phone, where a cell is selected and a digit pressed', async () => {
    const visit = await open({ hash: '#/learn/full_house', size: 'phone', locale: 'zh-TW' });
    const { page } = visit;
    await page.getByRole('heading', { name: '怎麼找' }).waitFor();
    await cell(page, 0).waitFor();
    const labels = await page.locator('[role=gridcell]').evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label') ?? ''));
    await cell(page, labels.findIndex((label) => label.includes('空格'))).tap();
    await page.getByRole('group', { name: '填入所選格的數字' }).getByRole('button').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await visit.close();
  });
});

describe('memory', () => {
  const learned = (due: number) => JSON.stringify({ cards: { naked_single: { right: 3, streak: 3, stage: 1, due } }, start: '' });
  it('brings back what is due, and lengthens the interval', async () => {
    const visit = await open({ hash: '#/settings' });
    const { page } = visit;
    await page.evaluate((text) => localStorage.setItem('shudu.lessons', text), learned(1));
    await page.goto(`${visit.url}#/learn`);
    await page.getByRole('link', { name: 'Review today: 1' }).click();
    await solveNakedSingle(page);
    const { cards } = (await stored(page, 'shudu.lessons')) as { cards: Record<string, { stage: number; due: number }> };
    expect(cards.naked_single.stage).toBe(2);
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByText('Done. You found 1 of 1 without help.').waitFor();
    await visit.close();
  });
  it('trains techniques for which hints were taken in a game', async () => {
    const visit = await open({ hash: '#/play?p=..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..' });
    const { page } = visit;
    await cell(page, 0).waitFor();
    await page.keyboard.press('h');
    await expect.poll(() => stored(page, 'shudu.hints')).toBeTruthy();
    await page.goto(`${visit.url}#/learn`);
    await page.getByRole('link', { name: 'Train what I missed: 1' }).click();
    await page.getByText(/^Find the /).waitFor();
    await visit.close();
  });
  it('starts where the placement test says', async () => {
    const visit = await open({ hash: '#/learn/placement' });
    const { page } = visit;
    for (let i = 1; i <= 10; ++i) {
      await page.getByText(`${i} of 10`).waitFor();
      const before = await boardText(page);
      await page.getByRole('button', { name: 'I do not know it' }).click();
      if (i < 10) await expect.poll(() => boardText(page)).not.toBe(before);
    }
    await page.getByText('You solved 0 of 10. A good place to start is Full House.', { exact: false }).waitFor();
    expect(await stored(page, 'shudu.lessons')).toMatchObject({ start: 'full_house' });
    await visit.close();
  });
});
