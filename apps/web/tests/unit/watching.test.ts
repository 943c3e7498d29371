import { describe, expect, it } from 'vitest';
import { allCells, conflictingCells, isFull, lineOf, valuesOf } from '../../src/grid/cells';
import { morphed, randomMorphing } from '../../src/learn/morph';
import { Recording } from '../../src/watch/recording';
import { cellsIn, ellipses, look, regionCounts, regionPlaces } from '../../src/watch/viewpoints';
import { easyPuzzle, easySolution, solutionsOf, traced } from '../stand_in/engine';

const hard = '...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...';

describe('a recording', () => {
  const trace = traced(hard, false);
  const recording = new Recording('backtracking', valuesOf(hard)!, trace);
  it('ends with the solution and with the counters of the run', () => {
    const end = recording.momentAt(recording.length);
    expect(lineOf(end.board)).toBe(solutionsOf(hard)[0]);
    expect(end.counters).toEqual(trace.counters);
  });
  it('shows the same board whichever way it is reached', () => {
    const board = valuesOf(hard)!;
    const every = Math.max(1, Math.floor(recording.length / 60));
    let played = recording.momentAt(0);
    for (let i = 0; i <= recording.length; ++i) {
      if (i % every === 0) {
        played = recording.advance(played, i - played.at);
        expect(lineOf(recording.momentAt(i).board)).toBe(lineOf(board));
        expect(lineOf(played.board)).toBe(lineOf(board));
      }
      const event = recording.events[i];
      if (event?.kind === 'guess') board[event.cell] = event.digit;
      if (event?.kind === 'remove') board[event.cell] = 0;
    }
  });
  it('never changes what it was asked for before', () => {
    const before = recording.momentAt(5);
    const line = lineOf(before.board);
    recording.advance(before, 3);
    expect(lineOf(before.board)).toBe(line);
  });
  it('knows its tree', () => {
    const guesses = recording.events.filter((e) => e.kind === 'guess').length;
    expect(recording.tree.length).toBe(guesses);
    // The bar of a guess that is a dead end ends where the guess is removed.
    const good = recording.tree.every((node) => {
      const end = recording.events[node.to];
      return node.to > node.from && (node.solved || (end.kind === 'remove' && end.cell === node.cell && end.digit === node.digit));
    });
    expect(good).toBe(true);
    expect(recording.tree.filter((n) => n.solved).length).toBe(recording.events.at(-1)!.depth);
    expect(recording.standing(0)).toEqual([]);
    expect(recording.standing(1)).toEqual([recording.tree[0]]);
    for (let i = 1; i <= recording.length; i += Math.ceil(recording.length / 50)) {
      expect(recording.standing(i).map((n) => n.depth)).toEqual(Array.from({ length: recording.events[i - 1].depth }, (_, d) => d + 1));
    }
  });
  it('finds the next and the previous dead end', () => {
    const first = recording.next('backtrack', 0);
    expect(recording.events[first - 1].kind).toBe('backtrack');
    const second = recording.next('backtrack', first);
    expect(recording.previous('backtrack', second)).toBe(first);
    expect(recording.previous('backtrack', first)).toBe(-1);
  });
  it('steps over a branch and out of it', () => {
    const depth = (at: number) => recording.depthAt(at);
    for (let at = 0; at <= recording.length; at += Math.ceil(recording.length / 80)) {
      const [over, out] = [recording.over(at), recording.out(at)];
      // Nothing in between is as little deep.
      const least = (to: number) => recording.events.slice(at, Math.max(at, to - 1)).reduce((low, event) => Math.min(low, event.depth), Infinity);
      expect(least(over)).toBeGreaterThan(depth(at));
      expect(least(out)).toBeGreaterThanOrEqual(depth(at));
      if (over < recording.length) expect(depth(over)).toBeLessThanOrEqual(depth(at));
      if (out < recording.length) expect(depth(out)).toBeLessThan(depth(at));
      expect(out).toBeGreaterThanOrEqual(over);
    }
    expect(recording.over(recording.length)).toBe(recording.length);
    expect(recording.out(0)).toBe(recording.length);
  });
  it('may be of nothing', () => {
    const none = new Recording('x', valuesOf(hard)!, { ...trace, events: [] });
    expect(none.momentAt(9)).toMatchObject({ at: 0 });
  });
});

describe('viewpoints', () => {
  it('see only what is certain', () => {
    const seen = look(valuesOf(easyPuzzle)!);
    const counts = regionCounts(seen);
    expect(counts.reduce((a, b) => a + b)).toBe([...easyPuzzle].filter((c) => c === '.').length);
    expect(seen[40] & 8).toBe(8); // r5c5 can only be 5
    const legalOnly = allCells.filter((c) => seen[c] > 0);
    expect(legalOnly.length).toBeGreaterThan(5);
    expect(Math.max(...look(valuesOf(easySolution)!))).toBe(-1);
  });
  it('have the cells of each region', () => {
    const seen = look(valuesOf(easyPuzzle)!);
    const counts = regionCounts(seen);
    for (let set = 0; set < 16; ++set) expect(cellsIn(seen, { set, exactly: true }).length).toBe(counts[set]);
    const fromCells = counts.reduce((sum, n, set) => sum + (set & 8 ? n : 0), 0);
    expect(cellsIn(seen, { set: 8, exactly: false }).length).toBe(fromCells);
  });
  it('have a place in the picture for each of the fifteen regions', () => {
    const places = regionPlaces();
    expect(ellipses.length).toBe(4);
    expect(new Set(places.map((p) => `${p.x},${p.y}`)).size).toBe(16);
  });
});

describe('morphing', () => {
  it('gives a puzzle with as many solutions, and a solution with the same places', () => {
    for (let i = 0; i < 20; ++i) {
      const morphing = randomMorphing();
      const puzzle = morphed({ puzzle: easyPuzzle, values: easySolution, candidates: [...easySolution] }, morphing);
      expect(solutionsOf(puzzle.puzzle)).toEqual([puzzle.values]);
      const values = valuesOf(puzzle.values!)!;
      expect(isFull(values) && conflictingCells(values).size === 0).toBe(true);
      expect(puzzle.candidates!.join('')).toBe(puzzle.values);
    }
  });
});
