import { describe, expect, it } from 'vitest';
import { bit, candidateOf, setOf, valuesOf } from '../../src/grid/cells';
import * as entry from '../../src/game/entry';
import { isSolved, newGame, played, positionOf, redo, restored, undo, withSavepoint, wrongCells } from '../../src/game/game';
import { loadedGame, savedGame } from '../../src/game/saved_game';
import { applied, difference, linkCode, linkOfCode, loadedState, reversed, savedState, type Move } from '../../src/game/state';
import { easyPuzzle, easySolution } from '../stand_in/engine';

const options = { cleanNotes: true, candidates: false };
const begin = () => newGame('g', valuesOf(easyPuzzle)!, valuesOf(easySolution), {}, 0);

describe('entering', () => {
  it('writes a digit into blank cells and never over a clue', () => {
    const game = begin();
    const after = played(game, entry.enterDigit(positionOf(game), [0, 2, 3], 4, options));
    expect([...after.state.values.slice(0, 4)]).toEqual([5, 3, 4, 4]);
  });
  it('takes the digit away when all cells hold it', () => {
    let game = begin();
    game = played(game, entry.enterDigit(positionOf(game), [2], 4, options));
    game = played(game, entry.enterDigit(positionOf(game), [2], 4, options));
    expect(game.state.values[2]).toBe(0);
  });
  it('cleans the notes of peers, in the same move', () => {
    let game = begin();
    game = played(game, entry.enterNote(positionOf(game), [3, 20], 4, 'corner', options));
    game = played(game, entry.enterNote(positionOf(game), [3, 62], 4, 'centre', options));
    game = played(game, entry.enterDigit(positionOf(game), [2], 4, options));
    expect(game.state.corner[3]).toBe(0);
    expect(game.state.centre[3]).toBe(0);
    expect(game.state.centre[62]).toBe(bit(4));
    expect(undo(game).state.corner[3]).toBe(bit(4));
  });
  it('leaves notes alone when that is switched off', () => {
    let game = begin();
    game = played(game, entry.enterNote(positionOf(game), [3], 4, 'corner', options));
    game = played(game, entry.enterDigit(positionOf(game), [2], 4, { ...options, cleanNotes: false }));
    expect(game.state.corner[3]).toBe(bit(4));
  });
  it('adds a note to all cells before it takes it from all', () => {
    let game = begin();
    game = played(game, entry.enterNote(positionOf(game), [2], 1, 'corner', options));
    game = played(game, entry.enterNote(positionOf(game), [2, 3], 1, 'corner', options));
    expect([game.state.corner[2], game.state.corner[3]]).toEqual([1, 1]);
    game = played(game, entry.enterNote(positionOf(game), [2, 3], 1, 'corner', options));
    expect([game.state.corner[2], game.state.corner[3]]).toEqual([0, 0]);
  });
  it('rules candidates out and in again while candidates are shown', () => {
    const shown = { ...options, candidates: true };
    let game = begin();
    game = played(game, entry.enterNote(positionOf(game), [2], 1, 'corner', shown));
    expect(game.state.out[2]).toBe(bit(1));
    expect(entry.enterNote(positionOf(game), [2], 5, 'corner', shown)).toEqual([]); // 5 is in the row
    game = played(game, entry.enterNote(positionOf(game), [2], 1, 'corner', shown));
    expect(game.state.out[2]).toBe(0);
  });
  it('erases values first, then notes, then colours', () => {
    let game = begin();
    game = played(game, entry.enterColour(positionOf(game), [2], 3));
    game = played(game, entry.enterNote(positionOf(game), [2], 1, 'centre', options));
    game = played(game, entry.enterDigit(positionOf(game), [2], 4, { ...options, cleanNotes: false }));
    const wipe = () => (game = played(game, entry.erase(positionOf(game), [2], 'digit')));
    wipe();
    expect([game.state.values[2], game.state.centre[2]]).toEqual([0, 1]);
    wipe();
    expect([game.state.centre[2], game.state.colour[2]]).toEqual([0, bit(3)]);
    wipe();
    expect(game.state.colour[2]).toBe(0);
    expect(entry.erase(positionOf(game), [2], 'digit')).toEqual([]);
    expect(entry.erase(positionOf(game), [0], 'digit')).toEqual([]);
  });
  it('draws a link, replaces it by the other kind, and takes it away in either direction', () => {
    let game = begin();
    const link = { from: candidateOf(2, 1), to: candidateOf(20, 4), kind: 'strong' } as const;
    game = played(game, entry.toggleLink(positionOf(game), link));
    expect([...game.state.links].map(linkOfCode)).toEqual([link]);
    game = played(game, entry.toggleLink(positionOf(game), { ...link, kind: 'weak' }));
    expect([...game.state.links].map(linkOfCode)).toEqual([{ ...link, kind: 'weak' }]);
    game = played(game, entry.toggleLink(positionOf(game), { from: link.to, to: link.from, kind: 'weak' }));
    expect(game.state.links.size).toBe(0);
    expect(entry.toggleLink(positionOf(game), { ...link, to: link.from })).toEqual([]);
  });
  it('fills in all notes and turns corner notes into centre notes', () => {
    let game = begin();
    game = played(game, entry.enterNote(positionOf(game), [2], 9, 'corner', options));
    game = played(game, entry.cornerToCentre(positionOf(game), [2]));
    expect([game.state.corner[2], game.state.centre[2]]).toEqual([0, bit(9)]);
    game = played(game, entry.fillNotes(positionOf(game)));
    expect(game.state.centre[2]).toBe(setOf([1, 2, 4]));
    expect(game.state.centre[0]).toBe(0);
  });
  it('applies a deduction: places and rules out', () => {
    let game = begin();
    game = played(game, entry.fillNotes(positionOf(game)));
    game = played(game, entry.applyDeduction(positionOf(game), [candidateOf(2, 4)], [candidateOf(3, 2)], options));
    expect(game.state.values[2]).toBe(4);
    expect(game.state.out[3]).toBe(bit(2));
    expect(game.state.centre[3] & bit(2)).toBe(0);
  });
});

describe('history', () => {
  it('undoes and redoes without limit', () => {
    let game = begin();
    const start = game.state;
    for (let i = 0; i < 3000; ++i) game = played(game, entry.enterNote(positionOf(game), [2 + (i % 2)], 1 + (i % 9), 'corner', options));
    const end = savedState(game.state);
    while (game.done.length) game = undo(game);
    expect(savedState(game.state)).toEqual(savedState(start));
    while (game.undone.length) game = redo(game);
    expect(savedState(game.state)).toEqual(end);
  });
  it('forgets what was undone when something else is done', () => {
    let game = begin();
    game = played(game, entry.enterDigit(positionOf(game), [2], 4, options));
    game = undo(game);
    game = played(game, entry.enterDigit(positionOf(game), [3], 6, options));
    expect(game.undone).toEqual([]);
    expect(redo(game)).toBe(game);
  });
  it('goes back to a savepoint, and that can be undone', () => {
    let game = withSavepoint(begin(), 'a');
    game = played(game, entry.enterDigit(positionOf(game), [2], 4, options));
    game = played(game, entry.toggleLink(positionOf(game), { from: 20, to: 40, kind: 'weak' }));
    const later = savedState(game.state);
    game = restored(game, 0);
    expect(game.state.values[2]).toBe(0);
    expect(game.state.links.size).toBe(0);
    expect(savedState(undo(game).state)).toEqual(later);
    expect(restored(game, 7)).toBe(game);
  });
  it('a move played backwards is its undoing', () => {
    const state = begin().state;
    const move: Move = [['v', 2, 0, 4], ['n', 3, 0, 7], ['l', linkCode({ from: 1, to: 2, kind: 'weak' }), 0, 1]];
    const after = applied(state, move);
    expect(savedState(applied(after, reversed(move)))).toEqual(savedState(state));
    expect(savedState(applied(state, difference(state, after)))).toEqual(savedState(after));
    expect(state.values[2]).toBe(0);
  });
});

describe('a game', () => {
  it('is finished when it is solved, and knows wrong cells', () => {
    let game = begin();
    const solution = valuesOf(easySolution)!;
    game = played(game, entry.enterDigit(positionOf(game), [2], 1, options));
    expect(wrongCells(game)).toEqual([2]);
    for (let cell = 0; cell < 81; ++cell) {
      if (game.state.values[cell] !== solution[cell]) game = played(game, entry.enterDigit(positionOf(game), [cell], solution[cell], options));
    }
    expect(game.finished).toBe(true);
    expect(wrongCells(game)).toEqual([]);
    const swapped = solution.slice();
    [swapped[2], swapped[3]] = [swapped[3], swapped[2]];
    expect(isSolved(valuesOf(easyPuzzle)!, swapped)).toBe(false);
  });
  it('is the same after saving and loading', () => {
    let game = withSavepoint(begin(), 'first');
    game = played(game, entry.enterDigit(positionOf(game), [2], 4, options));
    game = played(game, entry.enterColour(positionOf(game), [2, 3], 9));
    game = played(game, entry.colourCandidate(positionOf(game), 728, 9));
    game = played(game, entry.toggleLink(positionOf(game), { from: 728, to: 727, kind: 'weak' }));
    game = undo(game);
    const again = loadedGame(JSON.parse(JSON.stringify(savedGame(game))))!;
    expect(savedGame(again)).toEqual(savedGame(game));
    expect(savedGame(redo(again, 5))).toEqual(savedGame(redo(game, 5)));
  });
  it('refuses what is no game and leaves out what does not fit', () => {
    for (const bad of [null, 3, {}, { version: 2 }, { version: 1, id: 'x', clues: '12' }]) expect(loadedGame(bad)).toBeNull();
    const good = savedGame(begin());
    const odd = loadedGame({ ...good, done: [[['v', 900, 0, 1]]], state: { v: [2, 77, 3, 6, -1, 5], l: [1e9, 'x'] }, elapsed: 'NaN' })!;
    expect(odd.done).toEqual([]);
    expect(odd.state.values[2]).toBe(0);
    expect(odd.state.values[3]).toBe(6);
    expect(odd.state.links.size).toBe(0);
    expect(odd.elapsed).toBe(0);
    expect(loadedState({ v: 'x' as unknown as number[] }).values[0]).toBe(0);
  });
});
