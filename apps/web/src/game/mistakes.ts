// Mistakes: digits that differ from the solution, and the way back to the last right position.
import { allCells, bit } from '../grid/cells';
import { undo, type Game } from './game';
import type { GameState } from './state';

// The digits that were entered between two versions of a game and are wrong.
export const newMistakes = (before: Game, after: Game): number =>
  allCells.filter((cell) => {
    const digit = after.state.values[cell];
    return after.solution && digit && digit !== before.state.values[cell] && digit !== after.solution[cell];
  }).length;

const notesOf = (state: GameState, cell: number): number => state.corner[cell] | state.centre[cell];

// The cells of the position that are wrong: another digit than the solution's, the digit of the solution ruled out, or
// notes from which it was removed. `noted` has the cells whose notes had it before.
function wrongIn(state: GameState, solution: ArrayLike<number>, noted: ReadonlySet<number>): boolean {
  return allCells.some((cell) => {
    if (state.values[cell]) return state.values[cell] !== solution[cell];
    if (state.out[cell] & bit(solution[cell])) return true;
    const notes = notesOf(state, cell);
    return notes !== 0 && !(notes & bit(solution[cell])) && noted.has(cell);
  });
}

// How many moves must be undone until nothing is wrong; 0 when nothing is wrong, null when not even the first position of
// the history is right.
export function movesSinceRight(game: Game, solution: ArrayLike<number>): number | null {
  const states = [game.state];
  for (let at = game; at.done.length; ) {
    at = undo(at, at.touched);
    states.unshift(at.state);
  }
  const noted = new Set<number>();
  let right: number | null = null;
  states.forEach((state, i) => {
    if (!wrongIn(state, solution, noted)) right = i;
    for (const cell of allCells) if (notesOf(state, cell) & bit(solution[cell])) noted.add(cell);
  });
  return right === null ? null : states.length - 1 - right;
}
