// Symmetry, complete grids by number, and random solutions.
import type { Job } from './job.js';
import type { CellName, Line, Puzzle, PuzzleLike } from './puzzles.js';

/** Clues that break a rule have no answer: `reason` says which. */
export interface InvalidClues {
  status: "invalid";
  reason: string;
}
/** The form that all puzzles equal up to symmetry have in common. */
export type CanonicalForm =
  | {
      status: "ok";
      kind: "grid" | "unique" | "clues"; // a complete grid, a puzzle with one solution, or any other
      form: Line;
      transform: string; // to the form: "mirror_diagonal rows=… columns=… digits=…"
      automorphisms: number;
    }
  | InvalidClues;
export type Sameness = { status: "same"; transform: string } | { status: "different" } | InvalidClues;
export type GridIndex = { status: "ok"; index: bigint; order_version: number } | { status: "incomplete"; reason: string } | InvalidClues;
/** Solutions drawn at random. All are equally likely. */
export type Sample = { status: "ok"; solutions: Line[] } | { status: "no solution" } | InvalidClues;
export interface TransformOptions {
  by?: string; // symmetries, separated by commas: "rotate90,digits=987654321"
  random?: boolean; // or one of all
  seed?: number | bigint;
}
export interface Transformed {
  puzzle: Line;
  status: "ok";
  transform: string; // its name
  result: Puzzle; // with its entries and marks
}
export interface MinimizeOptions {
  all?: boolean; // every minimal puzzle that can be reached
  limit?: number; // of all
  redundant?: boolean; // the redundant clues instead
  seed?: number | bigint;
}
export interface Minimized {
  puzzle: Line;
  status: string; // "ok", or why there is no answer
  puzzles?: Line[];
  complete?: boolean;
  minimal?: boolean; // with `redundant`, as the next
  redundant?: CellName[];
}
export interface Unavoidable {
  puzzle: Line;
  status: string; // "ok", or why there is no answer
  grid?: Line; // the solution
  sets?: CellName[][];
}
export interface Backdoors {
  puzzle: Line;
  status: string; // "ok", "not found", or why there is no answer
  size?: number; // of the smallest sets
  backdoors?: string[]; // "r1c1=4+r2c5=7"
}

export interface GridCalls {
  canon(puzzle: PuzzleLike): Promise<CanonicalForm>;
  same(first: PuzzleLike, second: PuzzleLike): Promise<Sameness>;
  /** The complete grid with a number, 0 … 6670903752021072936959, and the number of a grid. */
  grid(index: number | bigint | string): Promise<Line>;
  index(grid: PuzzleLike): Promise<GridIndex>;
  sample(puzzle: PuzzleLike, options?: { count?: number; seed?: number | bigint }, job?: Job): Promise<Sample>;
  transform(puzzle: PuzzleLike, options: TransformOptions): Promise<Transformed>;
  minimize(puzzle: PuzzleLike, options?: MinimizeOptions, job?: Job): Promise<Minimized>;
  unavoidable(puzzle: PuzzleLike, options?: { size?: number }, job?: Job): Promise<Unavoidable>;
  backdoors(puzzle: PuzzleLike, options?: { size?: number }, job?: Job): Promise<Backdoors>;
}
