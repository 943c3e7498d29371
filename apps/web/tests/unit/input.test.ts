// What the pointer and the digit chips choose: crossed cells and highlighted cells; joined moves.
import { describe, expect, it } from 'vitest';
import { crossedCells } from '../../src/board/crossed';
import { cellCentre } from '../../src/board/places';
import { enterDigit } from '../../src/game/entry';
import { joined, newGame, played, positionOf, redo, undo } from '../../src/game/game';
import { bit, cellNamed, legalCandidates, valuesOf } from '../../src/grid/cells';
import { brightCells } from '../../src/session/filter';
import { easyPuzzle, easySolution } from '../stand_in/engine';

const middle = (name: string) => cellCentre(cellNamed(name));
const cells = (names: string) => names.split(' ').map(cellNamed);

describe('a movement of the pointer', () => {
  it('crosses every cell on its way, in order', () => {
    expect(crossedCells(middle('r1c1'), middle('r1c9'))).toEqual(cells('r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9'));
    expect(crossedCells(middle('r9c5'), middle('r6c5'))).toEqual(cells('r9c5 r8c5 r7c5 r6c5'));
    expect(crossedCells(middle('r1c1'), middle('r2c3'))).toContain(cellNamed('r2c3'));
  });
  it('along a diagonal leaves the cells at its sides alone, even when the hand is not steady', () => {
    expect(crossedCells(middle('r1c1'), middle('r4c4'))).toEqual(cells('r1c1 r2c2 r3c3 r4c4'));
    expect(crossedCells({ x: 50, y: 40 }, { x: 365, y: 345 })).toEqual(cells('r1c1 r2c2 r3c3 r4c4'));
  });
  it('close to the edge of a row still counts, and outside the board there is nothing', () => {
    expect(crossedCells({ x: 50, y: 97 }, { x: 350, y: 97 })).toEqual(cells('r1c1 r1c2 r1c3 r1c4'));
    expect(crossedCells({ x: 850, y: 850 }, { x: 2000, y: 850 })).toEqual(cells('r9c9'));
    expect(crossedCells({ x: -50, y: -50 }, { x: -50, y: 900 })).toEqual([]);
  });
});

describe('highlighted digits', () => {
  const values = valuesOf(easyPuzzle)!;
  const candidates = legalCandidates(values);
  const bright = (filter: number, every = false, pairs = false) => brightCells({ filter, every, pairs }, values, candidates);
  it('leave cells bright that can have one of them, or all of them', () => {
    expect(bright(0)).toBeNull();
    const one = bright(bit(1))!;
    const any = bright(bit(1) | bit(2))!;
    const all = bright(bit(1) | bit(2), true)!;
    expect(one.has(cellNamed('r2c4'))).toBe(true); // the clue 1
    expect([...any].every((cell) => values[cell] ? values[cell] <= 2 : candidates[cell] & 3)).toBe(true);
    expect([...all].every((cell) => (candidates[cell] & 3) === 3)).toBe(true);
    expect(all.size).toBeGreaterThan(0);
    expect(all.size).toBeLessThan(any.size);
  });
  it('can be limited to cells with two candidates', () => {
    const pairs = bright(0, false, true)!;
    const ones = bright(bit(1), false, true)!;
    expect([...ones].every((cell) => pairs.has(cell) && candidates[cell] & 1)).toBe(true);
    expect(ones.size).toBeLessThan(pairs.size);
  });
});

it('joined moves are undone and redone as one', () => {
  const options = { cleanNotes: true, candidates: false };
  let game = newGame('x', valuesOf(easyPuzzle)!, valuesOf(easySolution));
  for (const cell of [2, 3, 2]) game = played(game, enterDigit(positionOf(game), [cell], 4, options));
  const after = game.state;
  game = joined(game, 1);
  expect(game.done.length).toBe(2);
  expect(undo(game).state.values[2]).toBe(4);
  expect(undo(game).state.values[3]).toBe(0);
  expect(redo(undo(game)).state).toEqual(after);
});
