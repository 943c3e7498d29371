// What a screen reader is told, and what the keyboard reaches, beside the findings of axe-core.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cell, useBrowser } from './browser';

const open = useBrowser();
const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const solution = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const here = `#/play?p=${puzzle}`;
const almost = `#/play?p=.${solution.slice(1)}`;
// Repeated messages end in a space without width.
const heard = async (page: Page) => (await page.locator('p.unseen[aria-live]').textContent())!.replace('\u200b', '');
const hears = (page: Page, text: string) => expect.poll(() => heard(page)).toBe(text);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? document.activeElement?.textContent?.trim() ?? '');

describe('announcements', () => {
  it('entries with their conflicts, notes with their digits, colours, highlights', async () => {
    const visit = await open({ hash: here });
    const { page } = visit;
    await cell(page, 2).click();
    await page.keyboard.press('3');
    await hears(page, '3 entered in r1c3. In conflict with r1c2.');
    await page.keyboard.press('4');
    await hears(page, '4 entered in r1c3');
    await page.keyboard.press('Delete');
    await hears(page, 'r1c3 cleared');
    await page.keyboard.press('Shift+1');
    await hears(page, 'r1c3: corner notes 1');
    await page.keyboard.press('Shift+4');
    await hears(page, 'r1c3: corner notes 1 4');
    await page.keyboard.press('Control+2');
    await hears(page, 'r1c3: centre notes 2');
    await page.keyboard.press('Control+2');
    await hears(page, 'r1c3: nothing');
    await page.keyboard.press('Alt+6');
    await hears(page, 'r1c3: colour 6');
    await page.keyboard.press('F6');
    await hears(page, 'Highlighted: 6. Cells: 12');
    await page.keyboard.press('F6');
    await hears(page, 'No highlight');
    await page.keyboard.press('k');
    await hears(page, 'Candidates shown');
    await visit.close();
  });
  it('the end of the game', async () => {
    const visit = await open({ hash: almost });
    const { page } = visit;
    await cell(page, 0).click();
    await page.keyboard.press('5');
    await expect.poll(() => heard(page)).toMatch(/^Solved! Time \d+:\d\d$/);
    await visit.close();
  });
});

describe('the keyboard', () => {
  it('moves in groups of radio buttons by arrows, with one stop of Tab', async () => {
    const visit = await open({ hash: here });
    const { page } = visit;
    await cell(page, 0).waitFor();
    const modes = page.getByRole('radiogroup', { name: 'Input mode' });
    expect(await modes.locator('[tabindex="0"]').count()).toBe(1);
    await modes.getByRole('radio', { name: 'Digit' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await modes.getByRole('radio', { name: 'Corner' }).getAttribute('aria-checked')).toBe('true');
    expect(await focused(page)).toContain('Corner');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(await modes.getByRole('radio', { name: 'Pen' }).getAttribute('aria-checked')).toBe('true');
    await visit.close();
  });
  it('still works on the board after a click on the keypad', async () => {
    const visit = await open({ hash: here });
    const { page } = visit;
    await cell(page, 2).click();
    await page.getByRole('button', { name: 'Digit 4' }).click();
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('3');
    await page.getByRole('radio', { name: 'Corner' }).click();
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('12');
    await visit.close();
  });
  it('F5 reloads', async () => {
    const visit = await open({ hash: here });
    const { page } = visit;
    await cell(page, 2).click();
    const prevented = await page.evaluate(() => !document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'F5', code: 'F5', bubbles: true, cancelable: true })));
    expect([prevented, await page.locator('rect.dim').count()]).toEqual([false, 0]);
    await visit.close();
  });
});

it('the board of Analyse is walked over by arrows', async () => {
  const visit = await open({ hash: `#/analyse?p=${puzzle}` });
  const { page } = visit;
  await cell(page, 0).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe('10');
  await visit.close();
});

it('pressed buttons are visible in forced colours', async () => {
  const visit = await open({ hash: here, context: { forcedColors: 'active' } });
  const { page } = visit;
  await cell(page, 0).waitFor();
  // The colours of the system for what is chosen.
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight; color: HighlightText';
    const { backgroundColor, color } = getComputedStyle(probe);
    return [backgroundColor, color];
  });
  const colours = (role: 'radio' | 'button', name: string) =>
    page.getByRole(role, { name, exact: true }).evaluate((one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).color]);
  expect(await colours('radio', 'Digit')).toEqual(highlight);
  expect((await colours('radio', 'Corner'))[0]).not.toBe(highlight[0]);
  await page.getByRole('button', { name: 'Candidates', exact: true }).click();
  await expect.poll(() => colours('button', 'Candidates')).toEqual(highlight);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect.poll(() => colours('radio', 'Where')).toEqual(highlight);
  await visit.close();
});

describe('the pen', () => {
  const place = async (page: Page, index: number, digit: number) => {
    const box = (await cell(page, index).boundingBox())!;
    return { x: box.x + (((digit - 1) % 3) + 0.5) * (box.width / 3), y: box.y + (Math.floor((digit - 1) / 3) + 0.5) * (box.height / 3) };
  };
  it('draws a line while it is dragged, between candidates that are shown', async () => {
    const visit = await open({ hash: here });
    const { page } = visit;
    await cell(page, 2).click();
    await page.keyboard.press('p');
    // r1c3 has 1, 2 and 4; the press is where a 9 would be. The target is a filled cell first.
    const [from, filled, to] = [await place(page, 2, 9), await place(page, 4, 5), await place(page, 3, 8)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(filled.x, filled.y);
    expect(await page.locator('path.pen-line').count()).toBe(1);
    await page.mouse.move(to.x, to.y);
    expect(await page.locator('path.pen-line').count()).toBe(1);
    await page.mouse.up();
    expect([await page.locator('path.pen-line').count(), await page.locator('path.link').count()]).toEqual([0, 1]);
    // Both ends are on digits.
    const ends = await page.locator('path.link').evaluate((path: SVGPathElement) => [path.getPointAtLength(0), path.getPointAtLength(path.getTotalLength())].map(({ x, y }) => ({ x, y })));
    const digits = await page.locator('text.candidate').evaluateAll((all) => all.map((one) => ({ x: Number(one.getAttribute('x')), y: Number(one.getAttribute('y')) - 9.5 })));
    for (const end of ends) expect(Math.min(...digits.map((digit) => Math.hypot(digit.x - end.x, digit.y - end.y)))).toBeLessThan(30);
    // A link to a digit that is no longer shown is not drawn.
    await page.keyboard.press('z');
    expect(await page.locator('path.link').count()).toBe(0);
    await page.keyboard.press('p');
    expect(await page.locator('path.link').count()).toBe(1);
    await visit.close();
  });
  it('draws nothing from a filled cell', async () => {
    const visit = await open({ hash: here });
    const { page } = visit;
    await cell(page, 2).click();
    await page.keyboard.press('p');
    const [from, to] = [await place(page, 0, 5), await place(page, 2, 1)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
    expect(await page.locator('path.link, path.mark-hue, path.pen-line').count()).toBe(0);
    await visit.close();
  });
});
