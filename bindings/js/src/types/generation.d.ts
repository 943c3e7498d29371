// The options of generate, and the puzzles that it returns.
import type { Job } from './job.js';
import type { Line, Puzzle } from './puzzles.js';
import type { Level } from './ratings.js';

export type ClueSymmetry =
  | "none" | "rotate180" | "rotate90" | "horizontal" | "vertical" | "diagonal" | "antidiagonal" | "both_axes"
  | "both_diagonals" | "full";
/** Constraints on generated puzzles. The same options with the same seed give the same puzzles. */
export interface GenerateOptions {
  count?: number; // 1
  seed?: number | bigint; // random when absent
  symmetry?: ClueSymmetry;
  clues?: [least: number, most: number];
  minimal?: boolean;
  not_unique?: boolean; // puzzles with several solutions
  pattern?: string; // 81 characters: "." blank, anything else a clue
  level?: Level | Level[]; // HoDoKu's; several levels have equal shares, in this order
  rating?: [least: number, most: number]; // Sudoku Explainer's ER
  minutes?: [least: number, most: number]; // of an average player
  uses?: string; // ids, pages or families, separated by commas: the path uses all of them
  hardest?: string; // the hardest technique of the path is one of these
  only?: string; // these techniques and singles solve the puzzle
  grid?: Line; // the solution
  rated?: boolean; // with er, ep, ed, level and score
  path?: boolean; // with the techniques of the solving path
  attempts?: number; // maximum number of puzzles tried (100000)
}
export interface Generated {
  puzzles: (Puzzle & { solution: Line; clues: number; er?: number; minutes?: number; level?: Level; score?: number; hodoku_hardest?: string; ep?: number; ed?: number; path?: string[] })[];
  attempts: number; // puzzles tried
  seed: string;
  complete: boolean; // `count` puzzles were found
}

export interface GenerationCalls {
  generate(options?: GenerateOptions, job?: Job): Promise<Generated>;
}
