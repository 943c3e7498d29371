// A puzzle to print, and how it is made from a puzzle in an address or from a game.
import type { Level, Puzzle } from 'shudu';
import { levelCalled } from '../game/levels';
import { isSolved, type Game } from '../game/game';
import { allCells, digitSet, legalCandidates, lineOf, valuesOf } from '../grid/cells';

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
  progress?: Progress;
  set?: number; // puzzles of different sets are printed on different sheets
}

// `placed`: the notes are in the fixed places of their digits.
export function puzzleOfGame(game: Game, placed = false): PrintedPuzzle {
  const { values, corner, centre, colour, out } = game.state;
  const candidates = placed ? corner.map((set, cell) => set | centre[cell]) : undefined;
  return {
    clues: lineOf(game.clues),
    solution: game.solution && lineOf(game.solution),
    level: levelCalled(game.origin.level),
    rating: game.origin.rating,
    progress: { values, corner, centre, candidates, colours: colour, out },
  };
}

export function puzzleOf(puzzle: Puzzle): PrintedPuzzle {
  const values = valuesOf(puzzle.values ?? puzzle.puzzle)!;
  const sets = (list?: readonly string[]) => list && Uint16Array.from(allCells, (cell) => (values[cell] ? 0 : digitSet(list[cell])));
  const progress = { values, candidates: sets(puzzle.candidates), centre: sets(puzzle.notes), corner: sets(puzzle.corner_notes) };
  return { clues: puzzle.puzzle, solution: null, progress };
}

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
