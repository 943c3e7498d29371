// Snyder notes, notes in fixed places, mistakes and the way back to the last right position.
import { describe, expect, it } from 'vitest';
import { enterNote, type EntryOptions } from '../../src/game/entry';
import { newGame, played, positionOf, type Game } from '../../src/game/game';
import { movesSinceRight, newMistakes } from '../../src/game/mistakes';
import { fillSnyder, isSnyderNote, placesInBox } from '../../src/game/snyder';
import { Changes } from '../../src/game/state';
import { allCells, allDigits, bit, boxOf, has, valuesOf } from '../../src/grid/cells';
import { easyPuzzle, easySolution } from '../stand_in/engine';

const solution = valuesOf(easySolution)!;
const start = newGame('g', valuesOf(easyPuzzle)!, solution);
const blank = allCells.filter((cell) => !start.clues[cell]);
const options: EntryOptions = { cleanNotes: true, candidates: false };
const change = (game: Game, layer: 'v' | 'n' | 'c' | 'o', cell: number, after: number) => played(game, new Changes(game.state).set(layer, cell, after).move);
const wrongFor = (cell: number) => (solution[cell] % 9) + 1;

describe('Snyder notes', () => {
  const { state } = start;
  const pairs = blank.flatMap((cell) => allDigits.map((digit) => ({ cell, digit, count: placesInBox(state, digit, boxOf(cell)).length })));
  it('are accepted only where the digit has at most two places in the box', () => {
    const many = pairs.find(({ count }) => count > 2)!;
    const two = pairs.find(({ cell, digit, count }) => count === 2 && placesInBox(state, digit, boxOf(cell)).includes(cell))!;
    expect(enterNote(positionOf(start), [many.cell], many.digit, 'corner', { ...options, snyder: true })).toEqual([]);
    expect(enterNote(positionOf(start), [two.cell], two.digit, 'corner', { ...options, snyder: true })).toEqual([['n', two.cell, 0, bit(two.digit)]]);
    expect(enterNote(positionOf(start), [many.cell], many.digit, 'centre', { ...options, snyder: true }).length).toBe(1);
    // A note that is there can always be removed.
    const noted = change(start, 'n', many.cell, bit(many.digit));
    expect(enterNote(positionOf(noted), [many.cell], many.digit, 'corner', { ...options, snyder: true })).toEqual([['n', many.cell, bit(many.digit), 0]]);
  });
  it('are filled in for all boxes', () => {
    const game = played(start, fillSnyder(state, allCells));
    for (const { cell, digit, count } of pairs) {
      const place = placesInBox(state, digit, boxOf(cell)).includes(cell);
      expect(has(game.state.corner[cell], digit)).toBe(place && count <= 2);
    }
    expect(allCells.every((cell) => !game.state.centre[cell])).toBe(true);
    expect(isSnyderNote(state, blank[0], solution[blank[0]])).toBe(placesInBox(state, solution[blank[0]], boxOf(blank[0])).length <= 2);
  });
});

it('notes in fixed places are one kind', () => {
  const noted = change(change(start, 'c', blank[0], bit(3)), 'n', blank[0], bit(4));
  const together = { ...options, together: true };
  const without = played(noted, enterNote(positionOf(noted), [blank[0]], 3, 'corner', together));
  expect([without.state.centre[blank[0]], without.state.corner[blank[0]]]).toEqual([0, bit(4)]);
  const added = played(noted, enterNote(positionOf(noted), [blank[0]], 5, 'centre', together));
  expect(added.state.corner[blank[0]]).toBe(bit(4) | bit(5));
});

describe('mistakes', () => {
  it('are counted when they are entered', () => {
    const wrong = change(start, 'v', blank[0], wrongFor(blank[0]));
    expect([newMistakes(start, wrong), newMistakes(wrong, change(wrong, 'v', blank[1], solution[blank[1]]))]).toEqual([1, 0]);
    expect(newMistakes({ ...start, solution: null }, { ...wrong, solution: null })).toBe(0);
  });
  it('are undone up to the last right position', () => {
    expect(movesSinceRight(start, solution)).toBe(0);
    let game = change(start, 'v', blank[0], solution[blank[0]]);
    expect(movesSinceRight(game, solution)).toBe(0);
    game = change(game, 'v', blank[1], wrongFor(blank[1]));
    game = change(game, 'v', blank[2], solution[blank[2]]);
    expect(movesSinceRight(game, solution)).toBe(2);
  });
  it('include a needed note that was removed, and a candidate that was ruled out', () => {
    const needed = bit(solution[blank[0]]);
    const noted = change(start, 'c', blank[0], needed | bit(wrongFor(blank[0])));
    const removed = change(noted, 'c', blank[0], bit(wrongFor(blank[0])));
    expect(movesSinceRight(removed, solution)).toBe(1);
    expect(movesSinceRight(change(noted, 'c', blank[0], 0), solution)).toBe(0); // notes that were all erased claim nothing
    expect(movesSinceRight(change(start, 'n', blank[0], bit(wrongFor(blank[0]))), solution)).toBe(0); // it was never noted
    expect(movesSinceRight(change(start, 'o', blank[0], needed), solution)).toBe(1);
  });
  it('without a right position in the history are reported', () => {
    const wrong = change(start, 'v', blank[0], wrongFor(blank[0]));
    expect(movesSinceRight({ ...wrong, done: [] }, solution)).toBeNull();
  });
});
