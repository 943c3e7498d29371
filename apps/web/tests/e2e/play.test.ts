import { describe, expect, it } from 'vitest';
import { cell, fillIn, spoken, useBrowser } from './browser';

const open = useBrowser();
const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const solution = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const here = `#/play?p=${puzzle}`;

describe('playing on a desktop', () => {
  it('works with the keyboard alone', async () => {
    const visit = await open({ hash: here });
    const { page } = visit;
    await cell(page, 0).waitFor();
    await cell(page, 40).focus();
    await page.keyboard.press('Control+Home');
    for (let i = 0; i < 2; ++i) await page.keyboard.press('ArrowRight');
    expect(await spoken(page, 2)).toBe('row 1, column 3, blank');
    await page.keyboard.press('Shift+1');
    await page.keyboard.press('Control+2');
    expect(await spoken(page, 2)).toBe('row 1, column 3, blank, corner notes 1, centre notes 2');
    await page.keyboard.press('4');
    expect(await spoken(page, 2)).toBe('row 1, column 3, 4');
    await page.keyboard.press('Control+z');
    expect(await spoken(page, 2)).toContain('blank, corner notes 1');
    await page.keyboard.press(']');
    await page.keyboard.press('3');
    expect(await spoken(page, 2)).toBe('row 1, column 3, 3, in conflict');
    expect(await spoken(page, 1)).toBe('row 1, column 2, 3, given, in conflict');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('v');
    await page.keyboard.press('6');
    expect(await spoken(page, 3)).toContain('colour 6');
    await page.keyboard.press('k');
    expect(await spoken(page, 2)).toContain('candidates 1 2 4');
    await visit.close();
  });

  it('selects many cells by drag, Shift and Ctrl', async () => {
    const visit = await open({ hash: here });
    const { page } = visit;
    const selected = () => page.locator('[aria-selected="true"]').count();
    await cell(page, 2).click();
    await cell(page, 3).click({ modifiers: ['Control'] });
    await cell(page, 30).click({ modifiers: ['Shift'] });
    expect(await selected()).toBe(3);
    await cell(page, 3).click({ modifiers: ['Control'] });
    expect(await selected()).toBe(2);
    await cell(page, 54).hover();
    await page.mouse.down();
    await cell(page, 57).hover();
    await cell(page, 58).hover();
    await page.mouse.up();
    expect(await selected()).toBeGreaterThanOrEqual(3);
    await page.keyboard.press('Control+a');
    expect(await selected()).toBe(81);
    await page.keyboard.press('Escape');
    expect(await selected()).toBe(0);
    await visit.close();
  });

  it('finds what is wrong, saves positions, pauses and goes on after a reload', async () => {
    const visit = await open({ hash: here });
    const { page } = visit;
    await cell(page, 2).click();
    await page.keyboard.press('1');
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText('Wrong cells: 1').waitFor();
    expect(await spoken(page, 2)).toBe('row 1, column 3, 1, wrong');
    await page.keyboard.press('b');
    await cell(page, 3).click();
    await page.keyboard.press('6');
    await page.getByText('Savepoints (1)').click();
    await page.getByRole('button', { name: 'Return to Savepoint 1' }).click();
    expect(await spoken(page, 3)).toContain('blank');
    await page.getByRole('button', { name: 'Pause' }).click();
    expect(await page.locator('[role="grid"]').count()).toBe(0);
    await page.getByRole('button', { name: 'Resume' }).first().click();
    await page.reload();
    await cell(page, 2).waitFor();
    expect(await spoken(page, 2)).toContain('1');
    await page.keyboard.press('Control+z');
    expect(await spoken(page, 3)).toContain('6');
    await visit.close();
  });

  it('draws links, colours candidates, filters digits', async () => {
    const visit = await open({ hash: here, settings: { candidates: true } });
    const { page } = visit;
    const place = async (index: number, digit: number) => {
      const box = (await cell(page, index).boundingBox())!;
      return { x: box.x + (((digit - 1) % 3) + 0.5) * (box.width / 3), y: box.y + (Math.floor((digit - 1) / 3) + 0.5) * (box.height / 3) };
    };
    await cell(page, 2).click();
    await page.keyboard.press('p');
    const [from, to] = [await place(2, 1), await place(20 + 9, 2)];
    const draw = async () => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
    };
    await draw();
    expect(await page.locator('path.link.strong').count()).toBe(1);
    await page.getByRole('button', { name: 'Weak link' }).click();
    await draw();
    expect(await page.locator('path.link.weak').count()).toBe(1);
    await page.mouse.click(from.x, from.y);
    expect(await page.locator('path.mark-hue').count()).toBe(1);
    for (let i = 0; i < 3; ++i) await page.keyboard.press('Control+z');
    expect(await page.locator('path.link, path.mark-hue').count()).toBe(0);
    await page.keyboard.press('F6');
    expect(await page.locator('rect.dim').count()).toBeGreaterThan(40);
    await page.keyboard.press('F10');
    const pairs = 81 - (await page.locator('rect.dim').count());
    expect(pairs).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    expect(await page.locator('rect.dim').count()).toBe(0);
    await visit.close();
  });

  it('celebrates, and keeps statistics', async () => {
    const visit = await open({ hash: here });
    const { page } = visit;
    await cell(page, 0).waitFor();
    await fillIn(page, puzzle, solution);
    await page.getByRole('heading', { name: 'Solved!' }).waitFor();
    await page.getByRole('button', { name: 'Your games' }).click();
    await page.getByText('Solved: 1').waitFor();
    await page.getByRole('link', { name: 'All results, chart and history' }).click();
    await page.getByRole('heading', { name: 'Statistics' }).waitFor();
    expect(await page.getByRole('button', { name: /^Delete the result/ }).count()).toBe(1);
    await visit.close();
  });
});

describe('playing on a phone', () => {
  it('works by touch, digit first too', async () => {
    const visit = await open({ size: 'phone', hash: here });
    const { page } = visit;
    await cell(page, 2).tap();
    await page.getByRole('button', { name: 'Digit 4' }).tap();
    expect(await spoken(page, 2)).toBe('row 1, column 3, 4');
    await page.getByRole('radio', { name: 'Corner' }).tap();
    await cell(page, 3).tap();
    await page.getByRole('button', { name: 'Digit 6' }).tap();
    expect(await spoken(page, 3)).toContain('corner notes 6');
    await page.getByRole('button', { name: 'Undo' }).tap();
    expect(await spoken(page, 3)).not.toContain('corner');
    // Nothing is wider than the screen.
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await visit.close();

    const digitFirst = await open({ size: 'phone', hash: here, settings: { entry: 'digit' } });
    await digitFirst.page.getByRole('button', { name: 'Digit 4' }).tap();
    await cell(digitFirst.page, 2).tap();
    await cell(digitFirst.page, 36 + 2).tap();
    expect(await spoken(digitFirst.page, 2)).toContain(', 4');
    expect(await spoken(digitFirst.page, 38)).toContain(', 4');
    await digitFirst.close();
  });
});

describe.each([['en', 'Play', 'Hint'], ['zh-CN', '游戏', '提示'], ['zh-TW', '遊戲', '提示']])('in %s', (locale, play, hint) => {
  it('speaks the language of the browser', async () => {
    const visit = await open({ locale, hash: here });
    await visit.page.getByRole('link', { name: play }).waitFor();
    await visit.page.getByRole('button', { name: hint, exact: true }).click();
    await visit.page.getByRole('heading', { name: hint }).waitFor();
    await visit.close();
  });
});
