// Answers of the search.
import type { Candidate, CellName, HouseName, Line } from './puzzles.js';

export interface Solved {
  puzzle: Line;
  status: "solved" | "multiple solutions" | "no solution" | "invalid";
  reason?: string; // if it is invalid: which clues conflict
  rules?: string[]; // of a variant: the ids of its rules
  solution?: Line; // if it is solved
  source_agrees?: boolean; // when the source gives a solution: whether it agrees with the answer
  source_difference?: string; // when it does not
}
/** One of many. */
export interface SolvedLine {
  solutions: number; // how many were found, at most the limit
  solution: Line | null;
}
/** Solutions in lexicographic order. */
export interface Solutions {
  solutions: Line[];
  complete: boolean; // these are all solutions
}
export interface Conflict {
  digit: number;
  house: HouseName;
  cells: CellName[];
}
export interface Checked {
  puzzle: Line;
  status: "valid" | "multiple solutions" | "no solution" | "invalid";
  valid: boolean; // exactly one solution
  clues: number;
  conflicts: Conflict[]; // among the givens
  solutions: "0" | "1" | "2+";
  solution?: Line; // when there is one
  source_agrees?: boolean; // when the source gives a solution: whether it agrees with the answer
  source_difference?: string; // when it does not
  minimal?: boolean; // with one solution and no binding candidates
  redundant?: CellName[]; // clues of which any one can be removed
  // If there are entries or notes of a player:
  value_conflicts?: Conflict[]; // among all values
  wrong?: Candidate[]; // entries that differ from the solution
  missing?: Candidate[]; // candidates of the solution that the notes lack
  complete?: boolean; // every cell is filled correctly
}
