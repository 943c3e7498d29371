// The parts of Analyse without the engine: typing, undo, sorting, filtering, files.
import type { Path, Rating, Step } from 'shudu';
import { describe, expect, it } from 'vitest';
import { cluesAlone, emptyPosition } from '../../src/address/position';
import { historyOf, redone, undone, withNext } from '../../src/analyse/history';
import { sortedRows, tableText } from '../../src/analyse/list_order';
import { csvField, pathText } from '../../src/analyse/path_text';
import type { Listed } from '../../src/analyse/reading.svelte';
import { rowsOf, techniquesIn } from '../../src/analyse/step_order';
import { typedBy, withClue } from '../../src/analyse/typing';
import { bit, lineOf, valuesOf } from '../../src/grid/cells';
import { createEngine, easyPuzzle } from '../stand_in/engine';

const key = (init: KeyboardEventInit) => typedBy(new KeyboardEvent('keydown', init));

describe('typing', () => {
  it('puts clues in reading order', () => {
    expect(key({ key: '5', code: 'Digit5' })).toEqual({ do: 'clue', digit: 5, move: 1 });
    expect(key({ key: '.' })).toEqual({ do: 'clue', digit: 0, move: 1 });
    expect(key({ key: 'Backspace' })).toEqual({ do: 'clue', digit: 0, move: -1 });
    expect(key({ key: 'ArrowDown' })).toEqual({ do: 'move', rows: 1, cols: 0 });
    expect(key({ key: 'z', ctrlKey: true })).toEqual({ do: 'undo' });
    expect(key({ key: '5', code: 'Digit5', ctrlKey: true })).toBeNull();
  });
  it('replaces what the cell had', () => {
    const start = cluesAlone(valuesOf(easyPuzzle)!);
    start.state.centre[2] = bit(4);
    start.state.values[3] = 6;
    const typed = withClue(withClue(start, 2, 4), 3, 0);
    expect(lineOf(typed.clues).slice(0, 5)).toBe('534.7');
    expect(lineOf(typed.state.values).slice(0, 5)).toBe('534.7');
    expect(typed.state.centre[2]).toBe(0);
    expect(start.clues[2]).toBe(0);
  });
  it('can be undone and redone', () => {
    const one = withNext(historyOf(emptyPosition()), cluesAlone(valuesOf(easyPuzzle)!));
    expect(lineOf(undone(one).now.clues)).toBe('.'.repeat(81));
    expect(redone(undone(one)).now).toBe(one.now);
    expect(undone(historyOf(1))).toEqual(historyOf(1));
  });
});

const path: Path = await (await createEngine()).path(easyPuzzle);

describe('steps', () => {
  const all = { sorting: 'found', technique: '', text: '' } as const;
  it('are sorted and filtered', () => {
    expect(rowsOf(path.steps, all).map(({ index }) => index)).toEqual([...path.steps.keys()]);
    const { id, count } = techniquesIn(path.steps)[0];
    const some = rowsOf(path.steps, { ...all, technique: id });
    expect(some.length).toBe(count);
    expect(some.every(({ step }) => step.technique === id)).toBe(true);
    const cell = path.steps.find((step) => step.placements)!.placements![0].cell;
    const about = rowsOf(path.steps, { ...all, text: ` ${cell.toUpperCase()}` });
    expect(about.length).toBeGreaterThan(0);
    expect(about.length).toBeLessThan(path.steps.length);
    const names = rowsOf(path.steps, { ...all, sorting: 'technique' }).map(({ step }) => step.name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
    expect(rowsOf(path.steps, { ...all, text: 'nothing of the kind' })).toEqual([]);
  });
  it('come first when they do most', () => {
    const step = (eliminations: number) => ({ technique: 'x', name: 'x', result: '', eliminations: Array.from({ length: eliminations }, () => ({ cell: 'r1c1', digit: 1 })) }) as unknown as Step;
    expect(rowsOf([step(1), step(3), step(2)], { ...all, sorting: 'effect' }).map(({ index }) => index)).toEqual([1, 2, 0]);
  });
  it('are saved as text, table and JSON', () => {
    expect(pathText(path, 'text')).toContain(`1. ${path.steps[0].name}`);
    expect(pathText(path, 'csv').split('\n')[0]).toBe('step,technique,name,rating,result,words');
    expect((JSON.parse(pathText(path, 'json')) as Path).steps.length).toBe(path.steps.length);
    expect(csvField('a "b", c')).toBe('"a ""b"", c"');
    expect(csvField('=1+1')).toBe("'=1+1");
  });
});

describe('the table of puzzles', () => {
  const list = [25, 17, 30].map((clues, i): Listed => ({ number: i + 1, puzzle: { puzzle: easyPuzzle }, clues, solutions: '1' }));
  const ratings = new Map([[1, { er: 7.2, level: 'hard', score: 900 }], [3, { er: 1.5, level: 'easy', score: 300 }]]) as unknown as Map<number, Rating>;
  const order = (by: 'clues' | 'er' | 'level', down: boolean) => sortedRows(list, ratings, { by, down }).map(({ number }) => number);
  it('is sorted by every column, unrated puzzles last', () => {
    expect(order('clues', false)).toEqual([2, 1, 3]);
    expect(order('er', false)).toEqual([3, 1, 2]);
    expect(order('er', true)).toEqual([1, 3, 2]);
    expect(order('level', true)).toEqual([1, 3, 2]);
  });
  it('is saved as a table and as lines', () => {
    const rows = sortedRows(list, ratings, { by: 'number', down: false });
    expect(tableText(rows, 'csv').split('\n')[1]).toBe(`1,${easyPuzzle},,25,1,7.2,,,,hard,900`);
    expect(tableText(rows, 'lines')).toBe(`${easyPuzzle}\n`.repeat(3));
  });
});
