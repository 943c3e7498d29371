// The page Analyse, positions that travel between pages, and addresses.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cell, contentOf, spoken, useBrowser } from './browser';

const open = useBrowser();
const puzzle = '...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...';
const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const ambiguous = '.................4......2..3..5...........7.......3...............1......6.......';
const board = (page: Page) => page.getByRole('grid');
const field = (page: Page) => page.getByRole('textbox', { name: 'Puzzles as text' });
const paste = (page: Page, text: string) =>
  field(page).evaluate((element, pasted) => {
    const data = new DataTransfer();
    data.setData('text', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
const queryOf = async (page: Page) => new URLSearchParams(new URL(page.url()).hash.split('?')[1] ?? '');

describe('a position', () => {
  // A digit, a corner note, a centre note and a colour.
  async function play(page: Page) {
    await cell(page, 2).click();
    await page.keyboard.press('4');
    await cell(page, 3).click();
    await page.keyboard.press('Shift+Digit2');
    await cell(page, 5).click();
    await page.keyboard.press('Control+Digit8');
    await cell(page, 80).click();
    await page.keyboard.press('Alt+Digit4');
  }
  const marks = async (page: Page) => Promise.all([2, 3, 5, 80].map((index) => spoken(page, index)));
  async function openPlayed() {
    const visit = await open({ hash: `#/play?p=${easy}` });
    const { page } = visit;
    await cell(page, 2).waitFor();
    await play(page);
    return { visit, page, played: await marks(page) };
  }

  it('goes from Play to Analyse and back with its entries, notes and colours', async () => {
    const { visit, page, played } = await openPlayed();
    expect(played[0]).toContain('4');
    await page.getByRole('button', { name: 'Analyse', exact: true }).click();
    await page.getByText('Exactly one solution.').waitFor();
    expect(await marks(page)).toEqual(played);
    await page.reload();
    await page.getByText('Exactly one solution.').waitFor();
    expect(await marks(page)).toEqual(played);
    await page.getByRole('button', { name: 'Play this puzzle' }).click();
    await page.getByRole('button', { name: 'New', exact: true }).waitFor();
    await expect.poll(() => marks(page)).toEqual(played);
    // It is the same game, so it can still be undone.
    await page.keyboard.press('Control+z');
    await expect.poll(() => spoken(page, 80)).not.toEqual(played[3]);
    await page.keyboard.press('Control+y');
    await page.getByRole('link', { name: 'Analyse' }).click();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.getByRole('button', { name: 'Current game' }).click();
    await expect.poll(() => marks(page)).toEqual(played);
    expect(await cell(page, 2).getAttribute('aria-label')).not.toContain('given');
    await visit.close();
  });
  it('that is shared opens as a copy, with the time if that is wanted', async () => {
    const { visit, page, played } = await openPlayed();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const address = page.getByRole('textbox', { name: /^Address/ });
    await page.getByLabel('With my time').check();
    await expect.poll(() => address.inputValue()).toContain('v=534');
    const whole = await address.inputValue();
    await page.getByLabel('With my entries').uncheck();
    await expect.poll(() => address.inputValue()).not.toContain('v=');
    const other = await open();
    await other.page.goto(other.url + new URL(whole).hash);
    await expect.poll(() => marks(other.page)).toEqual(played);
    await other.close();
    await visit.close();
  });
  it('that an address brings stays open when a puzzle asked for earlier is ready', async () => {
    const visit = await open({ hash: '#/settings', own: true, stock: false });
    const { page } = visit;
    // Holds the question for a new puzzle back, and notes when it has been answered or its worker has been stopped.
    await page.addInitScript(() => {
      const late = { ask: () => {}, held: false, settled: false };
      const post = Worker.prototype.postMessage as (this: Worker, message: { question?: string }) => void;
      Worker.prototype.postMessage = function (this: Worker, message: { question?: string }) {
        if (late.held || message.question !== 'generate') return post.call(this, message);
        const { terminate } = this;
        const settle = () => (late.settled = true);
        this.terminate = () => { terminate.call(this); settle(); };
        this.addEventListener('message', () => setTimeout(settle, 50));
        Object.assign(late, { held: true, ask: () => post.call(this, message) });
      };
      Object.assign(window, { late });
    });
    await page.goto(`${visit.url}#/play`);
    await page.reload();
    const late = (part: 'held' | 'settled') => page.evaluate((name) => (window as unknown as { late: Record<string, boolean> }).late[name], part);
    await expect.poll(() => late('held')).toBe(true);
    await page.evaluate((hash) => (location.hash = hash), `#/play?p=${easy}`);
    await expect.poll(() => spoken(page, 0)).toContain('5, given');
    await page.evaluate(() => (window as unknown as { late: { ask: () => void } }).late.ask());
    await expect.poll(() => late('settled')).toBe(true);
    expect(await spoken(page, 0)).toContain('5, given');
    await visit.close();
  });
  it('pasted as an address of this page is read whole', async () => {
    const { visit, page, played } = await openPlayed();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const address = await page.getByRole('textbox', { name: /^Address/ }).inputValue();
    await page.goto(`${visit.url}#/analyse`);
    await page.reload();
    await paste(page, address);
    await page.getByText('Exactly one solution.').waitFor();
    expect(await marks(page)).toEqual(played);
    await visit.close();
  });
});

describe('what is pasted', () => {
  const clues = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  const cells = [...clues].map((c) => (c === '.' ? '' : c));
  const rows = Array.from({ length: 9 }, (_, row) => cells.slice(row * 9, row * 9 + 9));
  it.each([
    ['cells of a spreadsheet', rows.map((row) => row.join('\t')).join('\r\n')],
    ['sudoku.coach', `https://sudoku.coach/en/play/${clues.replaceAll('.', '0')}`],
    ['SudokuExchange', `https://sudokuexchange.com/play/?s=${clues.replaceAll('.', '0')}`],
    ['SudokuPad', `https://sudokupad.app/classic${[...clues.replaceAll('.', '0').matchAll(/\d0{0,5}/g)].map(([run]) => '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx'[Number(run[0]) + 10 * (run.length - 1)]).join('')}`],
  ])('from %s is read, and stays after a reload', async (_, text) => {
    const visit = await open({ hash: '#/analyse' });
    const { page } = visit;
    await paste(page, text);
    await page.getByText('Exactly one solution.').waitFor();
    await expect.poll(async () => (await queryOf(page)).get('p')).toBe(clues);
    await page.reload();
    await page.getByText('Exactly one solution.').waitFor();
    expect(await spoken(page, 0)).toContain('5');
    await visit.close();
  });
  it('says when the text gives another solution', async () => {
    const visit = await open({ hash: '#/analyse' });
    const right = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
    const wrong = `${right.slice(0, 80)}1`;
    await paste(visit.page, [right, wrong].map((solution) => JSON.stringify({ puzzle: easy, solution })).join('\n'));
    await visit.page.getByText(/solution that comes with the puzzle is another one.*Line: 2$/).waitFor();
    await visit.close();
  });
  it('may be many puzzles, which are listed, sorted, rated and saved', async () => {
    const visit = await open({ hash: '#/analyse' });
    const { page } = visit;
    await field(page).fill(`${puzzle}\nrubbish\n${easy}\n${'.'.repeat(81)}`);
    await page.getByText('3 puzzles').waitFor();
    await page.getByText('One solution: 2, none: 0, several: 1').waitFor();
    await page.getByText('Lines that could not be read: 1').waitFor();
    await page.getByRole('button', { name: 'Rate all' }).click();
    await page.getByText('2 of 2 rated').waitFor();
    await page.getByRole('button', { name: /^Rating/ }).click();
    const list = page.getByRole('list', { name: 'Puzzles' });
    await expect.poll(async () => (await list.getByRole('button').allInnerTexts()).map((line) => line.trim()[0])).toEqual(['2', '1', '3']);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()]);
    expect((await contentOf(download)).toString()).toContain(`1,${puzzle},,27,1,7.1,`);
    await list.getByRole('button').first().click();
    await expect.poll(() => spoken(page, 0)).toContain('5');
    await visit.close();
  });
  it('may be thousands of puzzles, and rating them can be stopped', async () => {
    const visit = await open({ hash: '#/analyse' });
    const { page } = visit;
    await paste(page, `${puzzle}\n`.repeat(3000));
    await page.getByText('3000 puzzles').waitFor();
    await page.getByRole('button', { name: 'Rate all' }).click();
    await page.getByText(/^[1-9]\d* of 3000 rated/).waitFor();
    await page.getByRole('button', { name: 'Path' }).click(); // the page answers meanwhile
    await page.getByText('1 / 70').waitFor();
    await page.getByRole('button', { name: 'Stop rating' }).click();
    await page.getByRole('button', { name: 'Continue rating' }).waitFor();
    await visit.close();
  });
});

describe('typing a puzzle', () => {
  it('shows with every digit how many solutions there are', async () => {
    const visit = await open({ hash: '#/analyse' });
    const { page } = visit;
    await page.getByText('Type a puzzle on the board').waitFor();
    await cell(page, 0).click();
    await page.keyboard.type(easy.slice(0, 9));
    expect(await spoken(page, 4)).toContain('7');
    await page.getByText(/solutions\.$/).waitFor();
    await page.keyboard.type(easy.slice(9));
    await page.getByText('Exactly one solution.').waitFor();
    await expect.poll(async () => (await queryOf(page)).get('p')).toBe(easy);
    await cell(page, 1).click();
    await page.keyboard.press('5');
    await page.getByText(/Clues in conflict: 5: r1c1, r1c2/).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Exactly one solution.').waitFor();
    await cell(page, 2).click();
    await page.keyboard.press('1');
    await page.getByText('No solution.').waitFor();
    await paste(page, puzzle); // replaces the board, which can be brought back
    await page.getByText('Exactly one solution.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('No solution.').waitFor();
    await page.getByRole('link', { name: 'Analyse' }).click(); // the address keeps the board
    await expect.poll(async () => (await queryOf(page)).get('p')?.slice(0, 5)).toBe('531.7');
    await visit.close();
  });
  it('works by touch', async () => {
    const visit = await open({ hash: '#/analyse', size: 'phone' });
    const { page } = visit;
    await cell(page, 40).tap();
    await page.getByRole('button', { name: 'Clue 7' }).tap();
    expect(await spoken(page, 40)).toContain('7');
    await page.getByRole('button', { name: 'Clear the cell' }).tap();
    expect(await spoken(page, 40)).toContain('blank');
    await visit.close();
  });
  it('is reached from a new game', async () => {
    const visit = await open();
    const { page } = visit;
    await cell(page, 0).waitFor();
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await page.getByRole('link', { name: /type/i }).click();
    await page.getByText('Type a puzzle on the board').waitFor();
    await visit.close();
  });
});

describe('the answers', () => {
  it('are ratings, the path, steps both ways, and solutions', async () => {
    const visit = await open({ hash: `#/analyse?p=${puzzle}` });
    const { page } = visit;
    await page.getByText('Exactly one solution.').waitFor();
    await page.getByText('7.1 / 1.2 / 1.2').waitFor();
    await page.getByRole('button', { name: 'Path' }).click();
    await page.getByText('1 / 70').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText('2 / 70').waitFor();
    await page.getByRole('button', { name: 'Last step' }).click();
    await page.getByText('Solved.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'First step' }).click();
    await cell(page, 0).click(); // selects the step about this cell
    await expect.poll(() => page.getByText('1 / 70').count()).toBe(0);
    for (const [name, start] of [['text', puzzle], ['CSV', 'step,technique'], ['JSON', '{']]) {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: `Save as ${name}` }).click()]);
      expect((await contentOf(download)).toString().startsWith(start)).toBe(true);
    }
    await page.getByRole('button', { name: 'Solutions' }).click();
    await expect.poll(() => page.locator('text.value').count()).toBe(81);
    await visit.close();
  });
  it('are all steps, sorted and filtered', async () => {
    const visit = await open({ hash: `#/analyse?p=${easy}` });
    const { page } = visit;
    await page.getByRole('button', { name: 'All steps' }).click();
    const first = page.getByRole('list', { name: 'Steps' }).getByRole('button').first();
    await first.waitFor();
    await page.getByText('1000 of 1000 steps').waitFor();
    await page.getByRole('button', { name: 'Find all steps' }).waitFor();
    await page.getByLabel('Find', { exact: true }).fill('r5c5');
    await expect.poll(() => first.innerText()).toContain('r5c5');
    await page.getByLabel('Find', { exact: true }).fill('');
    await page.getByRole('combobox', { name: /^Technique/ }).selectOption({ index: 2 });
    await page.getByText(/^\d+ of \d+ steps/).waitFor();
    await page.getByRole('combobox', { name: /^Technique/ }).selectOption({ index: 0 });
    await page.getByLabel('Sort by').selectOption('cell');
    await first.click();
    await page.locator('.words').waitFor();
    await visit.close();
  });
  it('tint the cells in which solutions differ', async () => {
    const visit = await open({ hash: `#/analyse?p=${ambiguous}` });
    const { page } = visit;
    await page.getByText(/solutions\.$/).waitFor();
    await page.getByRole('button', { name: 'Solutions' }).click();
    await page.getByText(/The solutions differ in \d+ cells/).waitFor();
    expect(await page.locator('rect.fill').count()).toBeGreaterThan(50);
    await page.getByRole('button', { name: 'Next solution' }).click();
    await page.getByText(/^1 \/ /).waitFor();
    expect(await page.locator('text.value').count()).toBe(81);
    await page.getByText('These are the first 1,000 solutions.').waitFor();
    await visit.close();
  });
  it('can be shared: address, text, SVG and PNG', async () => {
    const visit = await open({ hash: `#/analyse?p=${puzzle}` });
    const { page } = visit;
    await page.getByText('Share and export').click();
    const address = await page.getByRole('textbox', { name: /^Address/ }).inputValue();
    expect(address).toContain(`p=${puzzle}`);
    await expect.poll(() => page.getByRole('textbox', { name: 'The puzzle as text' }).inputValue()).toContain(puzzle);
    for (const [name, start] of [['SVG', '<svg'], ['PNG', '\x89PNG']]) {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name, exact: true }).click()]);
      const content = (await contentOf(download)).toString('latin1');
      expect(content.startsWith(start)).toBe(true);
      expect(content.length).toBeGreaterThan(5000);
    }
    await visit.close();
  });
});

describe('a bad address says what is wrong', () => {
  it.each([
    ['#/play?p=123', /has 3 characters/],
    [`#/play?p=${'9'.repeat(81)}`, /contradict each other: 9 in r1c1/],
    [`#/analyse?p=${'9'.repeat(81)}`, /contradict each other/],
    [`#/analyse?p=${easy}&s=3.7`, /s=3\.7 is not a whole number/],
    [`#/analyse?p=${easy}&s=4000`, /There is no step 4000/],
    ['#/learn/magic', /There is no lesson "magic"/],
    ['#/watch?a=magic', /There is no algorithm "magic"/],
    ['#/print?p=12', /no puzzle of 81 characters/],
    ['#/nowhere', /There is no page "nowhere"/],
  ])('%s', async (hash, words) => {
    const visit = await open({ hash });
    const { page } = visit;
    await page.getByRole('alert').filter({ hasText: words }).waitFor();
    // The page works.
    await page.getByRole('link', { name: 'Play' }).click();
    await board(page).waitFor();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await visit.close();
  });
  it('in the language of the page', async () => {
    const visit = await open({ hash: '#/play?p=123', locale: 'zh-TW' });
    await visit.page.getByRole('alert').filter({ hasText: '應為 81 個' }).waitFor();
    await visit.close();
  });
});

describe('every view', () => {
  const windows: [number, number][] = [[320, 568], [568, 320], [667, 375], [390, 844], [844, 390], [768, 1024], [1024, 600], [1280, 860]];
  async function fits(page: Page, name: string): Promise<string[]> {
    const found: string[] = [];
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [width, height]);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (excess > 0) found.push(`${name} at ${width}x${height}: ${excess} pixels too wide`);
      const cut = await page.locator('main button, main select, main input:not(.unseen)').evaluateAll((all, right) =>
        all.filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > right + 0.5).map((one) => one.textContent!.trim().slice(0, 30)), width);
      if (cut.length) found.push(`${name} at ${width}x${height}: ${cut.join(', ')} cut`);
    }
    return found;
  }
  it('fits every window', async () => {
    const visit = await open({ hash: '#/analyse' });
    const { page } = visit;
    await paste(page, `${puzzle}\n${easy}\n${ambiguous}`);
    await page.getByRole('button', { name: 'Rate all' }).click();
    await page.getByText('2 of 2 rated').waitFor();
    const found = await fits(page, 'list');
    for (const view of ['Solutions', 'Path', 'All steps']) {
      await page.getByRole('group', { name: 'Views' }).getByRole('button', { name: view }).click();
      await page.getByRole('list', { name: 'Steps' }).or(page.getByRole('button', { name: 'Save as a file' })).first().waitFor();
      found.push(...(await fits(page, view)));
    }
    await page.getByText('Share and export').click();
    await page.getByRole('textbox', { name: /^Address/ }).waitFor();
    found.push(...(await fits(page, 'share')));
    expect(found).toEqual([]);
    await visit.close();
  });
});
