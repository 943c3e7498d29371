// Answers of the search.
import type { Job } from './job.js';
import type { Candidate, CellName, Digits, HouseName, Line, PuzzleLike } from './puzzles.js';

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
export interface Estimate {
  puzzle: Line;
  status: "ok" | "no solution" | "invalid";
  estimate?: number; // with the ends of its 95 % confidence interval
  low?: number;
  high?: number;
  solutions?: number; // the exact number, if it is small
}
export interface CandidatesOptions {
  limit?: number; // from 2 on: count the solutions with each digit, up to the limit
  equal?: boolean; // also the cells that have the same digit in every solution
  values?: string; // the board of a player
}
export interface PossibleDigits {
  puzzle: Line;
  status: "ok" | "no solution" | "invalid";
  candidates: Digits[]; // for each cell the digits that it has in some solution
  counts?: string[]; // "1:3,4:2"
  equal?: string[]; // "r1c1=r5c7"
}
export interface Judged {
  puzzle: Line;
  status: "right" | "wrong";
  faults: string[]; // everything that is wrong, in words
}

export interface SearchCalls {
  /** Without `unique` the first solution will do. */
  solve(puzzle: PuzzleLike, options?: { unique?: boolean }): Promise<Solved>;
  solveMany(lines: Line[], options?: { limit?: number }, job?: Job): Promise<SolvedLine[]>;
  solutions(puzzle: PuzzleLike, options?: { limit?: number }, job?: Job): Promise<Solutions>;
  /** Above a million solutions, an estimate; below, the exact number. */
  estimate(puzzle: PuzzleLike, job?: Job): Promise<Estimate>;
  /** Exact, or the limit if there are more. A bigint above Number.MAX_SAFE_INTEGER. */
  count(puzzle: PuzzleLike, options?: { limit?: number }, job?: Job): Promise<number | bigint>;
  check(puzzle: PuzzleLike, options?: { notes?: boolean }): Promise<Checked>;
  /** The digits that each cell has in some solution. `values` is the board of a player: only solutions that agree with it count. */
  candidates(puzzle: PuzzleLike, options?: CandidatesOptions, job?: Job): Promise<PossibleDigits>;
  /** The candidates that the digits of the board leave; the digit alone for filled cells. */
  marks(puzzle: PuzzleLike, options?: { notes?: boolean }): Promise<Digits[]>;
  /** Whether the answer, a character for each cell or "no_solution", is right. */
  verify(puzzle: PuzzleLike, options: { answer: string }): Promise<Judged>;
}
