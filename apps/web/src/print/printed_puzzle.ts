// A puzzle to print, and how it is made from a position or from a game.
import type { Level } from 'shudu';
import { candidatesOf as candidatesLeft, type Position } from '../address/position';
import { levelCalled } from '../game/levels';
import { isSolved, type Game } from '../game/game';
import { legalCandidates, lineOf, valuesOf } from '../grid/cells';

// What a player has on the board besides the clues.
export interface Progress {
  values: ArrayLike<number>;
  corner?: ArrayLike<number>;
  centre?: ArrayLike<number>;
  candidates?: ArrayLike<number>; // in their fixed places; instead of notes
  colours?: ArrayLike<number>;
  out?: ArrayLike<number>; // candidates that were ruled out
}
export interface PrintedPuzzle {
  clues: string;
  solution: string | null;
  level?: Level;
  rating?: number; // Sudoku Explainer's
  minutes?: number; // that an average player takes
  progress?: Progress;
  set?: number; // puzzles of different sets are printed on different sheets
}

// `placed`: the notes are in the fixed places of their digits. Candidates that were ruled out show only if the others do.
export function puzzleOfPosition({ clues, state }: Pick<Position, 'clues' | 'state'>, placed = false): PrintedPuzzle {
  const { values, corner, centre, colour, out } = state;
  const notes = corner.map((set, cell) => set | centre[cell]);
  const candidates = placed ? notes : any(out) && !any(notes) ? candidatesLeft(state) : undefined;
  return { clues: lineOf(clues), solution: null, progress: { values, corner, centre, candidates, colours: colour, out } };
}

export const puzzleOfGame = (game: Game, placed = false): PrintedPuzzle => ({
  ...puzzleOfPosition(game, placed),
  solution: game.solution && lineOf(game.solution),
  level: levelCalled(game.origin.level),
  rating: game.origin.rating,
  minutes: game.origin.minutes,
});

const any = (list?: ArrayLike<number>) => list !== undefined && Array.from(list).some((n) => n > 0);
// Whether there is anything to print besides the clues. A finished game is printed as a puzzle.
export function hasProgress({ clues, progress }: PrintedPuzzle): boolean {
  if (!progress || isSolved(valuesOf(clues)!, progress.values)) return false;
  const { values, corner, centre, candidates, colours } = progress;
  return lineOf(values) !== clues || any(corner) || any(centre) || any(candidates) || any(colours);
}

// The candidates to print, in their fixed places.
export function candidatesOf({ clues, progress }: PrintedPuzzle, withProgress: boolean): Uint16Array {
  const values = withProgress && progress ? progress.values : valuesOf(clues)!;
  return legalCandidates(values).map((set, cell) => set & ~((withProgress && progress?.out?.[cell]) || 0));
}
