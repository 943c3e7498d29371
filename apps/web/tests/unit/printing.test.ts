import { describe, expect, it } from 'vitest';
import { emptyState } from '../../src/game/state';
import { cluesAlone } from '../../src/address/position';
import { newGame } from '../../src/game/game';
import { bit, valuesOf } from '../../src/grid/cells';
import { readChoices } from '../../src/print/choices.svelte';
import { fitsFoot, layoutOf, pagesOf, perPageChoices, titleLine } from '../../src/print/layout';
import { canBeLarge, pageRule, paperNames, printable, usualPaper } from '../../src/print/paper';
import { sheetsOf, type Words } from '../../src/print/plan';
import { candidatesOf, hasProgress, puzzleOfGame, puzzleOfPosition } from '../../src/print/printed_puzzle';
import { easyPuzzle, easySolution } from '../stand_in/engine';

const words: Words = { caption: (_, number) => `${number}`, puzzle: (number) => `P${number}`, solution: (number) => `S${number}`, solutions: 'Solutions' };
const plain = readChoices(null, []);

describe('the layout', () => {
  const titles = ['', 'Sunday', 'A title of a worksheet that is long enough to need two lines on paper', '数'.repeat(100), 'W'.repeat(100)];
  const rows = { 1: 1, 2: 2, 4: 2, 6: 3, 9: 3, 12: 4 };
  it('fits on every paper', () => {
    for (const paper of paperNames) for (const perPage of perPageChoices) for (const title of titles)
      for (const nameLine of [false, true]) for (const captions of [false, true]) for (const foot of fitsFoot(paper, perPage) ? [0, perPage] : [0]) {
        const layout = layoutOf({ paper, perPage, title, nameLine, captions, foot });
        const { width, height } = printable(paper);
        const n = rows[perPage];
        const used = layout.title.height + layout.nameHeight + n * (layout.side + layout.caption) + (n - 1) * layout.rowGap + layout.foot.height;
        const what = JSON.stringify({ paper, perPage, title, nameLine, captions, foot, used });
        expect(used, what).toBeLessThanOrEqual(height + 1e-6);
        expect(layout.columns * layout.side + (layout.columns - 1) * layout.columnGap, what).toBeLessThanOrEqual(width + 1e-6);
        expect(layout.foot.columns * layout.foot.side, what).toBeLessThanOrEqual(width + 1e-6);
        // Digits stay readable: a board is at least 4 cm wide, on A5 2.5 cm, one at the foot 2 cm.
        expect(layout.side, what).toBeGreaterThan(paper === 'a5' ? 25 : 40);
        if (foot) expect(layout.foot.side, what).toBeGreaterThan(20);
        if (title) expect(layout.title.size * titleLine, what).toBeLessThan(layout.title.height);
      }
  });
  it('makes boards larger when there are fewer', () => {
    const sides = perPageChoices.map((perPage) => layoutOf({ paper: 'a4', perPage, title: '', nameLine: false, captions: true, foot: 0 }).side);
    expect(sides).toEqual([...sides].sort((a, b) => b - a));
    expect(sides[0]).toBeGreaterThan(175);
  });
  it('has digits of 14 mm in large print, also under a long title and lines for the name', () => {
    for (const paper of paperNames.filter(canBeLarge)) for (const title of titles) {
      const { side } = layoutOf({ paper, large: true, perPage: 1, title, nameLine: true, captions: true, foot: 0 });
      expect((side / 908) * 95 * 0.72, `${paper} ${title}`).toBeGreaterThan(14); // SheetView: a font of 95 on a board of 908
    }
    expect(canBeLarge('a5')).toBe(false);
  });
  it('cuts a list into pages', () => {
    expect(pagesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(pagesOf([], 4)).toEqual([]);
  });
  it('asks for the chosen paper', () => {
    expect(pageRule('letter')).toContain('size: 215.9mm 279.4mm');
    expect(usualPaper(['en-US', 'en'])).toBe('letter');
    expect(usualPaper(['zh-CN'])).toBe('a4');
    expect(usualPaper([])).toBe('a4');
  });
});

describe('the plan', () => {
  const puzzle = { clues: easyPuzzle, solution: easySolution };
  const many = (count: number, set = 0) => Array.from({ length: count }, () => ({ ...puzzle, set }));
  it('puts solutions on sheets of their own, at the foot or nowhere', () => {
    const made = (solutions: typeof plain.solutions) => sheetsOf(many(13), { ...plain, perPage: 4, solutions }, true, words);
    expect(made('sheets').map((sheet) => sheet.boards.length)).toEqual([4, 4, 4, 1, 12, 1]);
    expect(made('sheets').at(-1)!.boards[0].label).toBe('S13');
    expect(made('foot').map((sheet) => [sheet.boards.length, sheet.foot.length])).toEqual([[4, 4], [4, 4], [4, 4], [1, 1]]);
    expect(new Set(made('foot').map((sheet) => sheet.layout.side)).size).toBe(1);
    expect(made('none').length).toBe(4);
    const feet = (choices: Partial<typeof plain>) => sheetsOf(many(9), { ...plain, solutions: 'foot', ...choices }, true, words).map((sheet) => sheet.foot.length);
    expect(feet({ perPage: 9 })).toEqual([0, 0]);
    expect(feet({ perPage: 6, paper: 'letter' })).toEqual([6, 3]);
    expect(feet({ perPage: 6, paper: 'a5' })).toEqual([0, 0, 0, 0]); // six beside each other on A5 would be too small
  });
  it('has one puzzle a page in large print, and four solutions', () => {
    const made = (paper: typeof plain.paper) => sheetsOf(many(5), { ...plain, paper, large: true }, true, words).map((sheet) => [sheet.boards.length, sheet.large]);
    expect(made('letter')).toEqual([[1, true], [1, true], [1, true], [1, true], [1, true], [4, false], [1, false]]);
    expect(made('a5')).toEqual([[4, false], [1, false], [5, false]]);
  });
  it('does not print a solution that is not the only one', () => {
    expect(sheetsOf([{ ...puzzle, solution: null }], plain, true, words).length).toBe(1);
  });
  it('begins every set on a new sheet', () => {
    const sheets = sheetsOf([...many(3, 0), ...many(3, 1)], { ...plain, perPage: 2, solutions: 'none' }, true, words);
    expect(sheets.map((sheet) => [sheet.set, sheet.boards.map((board) => board.caption).join()])).toEqual([[1, '1,2'], [1, '3'], [2, '4,5'], [2, '6']]);
  });
  it('prints a game with its entries and notes, or only its clues', () => {
    const game = newGame('x', valuesOf(easyPuzzle)!, valuesOf(easySolution)!);
    const state = emptyState(game.clues);
    state.values[2] = 4;
    state.corner[3] = bit(2) | bit(6);
    state.out[4 + 9] = bit(1);
    const played = puzzleOfGame({ ...game, state });
    expect(hasProgress(puzzleOfGame(game))).toBe(false);
    expect(hasProgress(played)).toBe(true);
    const [withNotes] = sheetsOf([played], plain, true, words)[0].boards;
    expect([withNotes.values[2], withNotes.clues[2], withNotes.corner![3]]).toEqual([4, 0, bit(2) | bit(6)]);
    const [placed] = sheetsOf([puzzleOfGame({ ...game, state }, true)], plain, true, words)[0].boards;
    expect(placed.candidates![3]).toBe(bit(2) | bit(6));
    const [without] = sheetsOf([played], plain, false, words)[0].boards;
    expect([without.values[2], without.corner]).toEqual([0, undefined]);
    expect(candidatesOf(played, true)[5] & bit(4)).toBe(0);
    expect(candidatesOf(played, false)[5] & bit(4)).toBe(bit(4));
    expect(hasProgress({ ...played, progress: { values: valuesOf(easySolution)! } })).toBe(false); // finished: nothing is left to do
    expect(hasProgress(puzzleOfPosition(cluesAlone(game.clues)))).toBe(false);
    const ruledOut = puzzleOfPosition({ clues: game.clues, state: { ...emptyState(game.clues), out: new Uint16Array(81).fill(bit(1)) } });
    expect(ruledOut.progress!.candidates![2]).toBe(bit(2) | bit(4));
  });
});

it('damaged choices get their default', () => {
  expect(readChoices('{', ['en-GB'])).toEqual(plain);
  expect(readChoices('{"labels":false}', [])).toEqual({ ...plain, caption: 'none' }); // stored by an earlier version
  expect(readChoices('{"paper":"a3","perPage":5,"title":7,"nameLine":true,"solutions":"foot"}', [])).toEqual({ ...plain, nameLine: true, solutions: 'foot' });
});
