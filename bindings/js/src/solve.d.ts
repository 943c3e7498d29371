// The search alone. A puzzle is a line of 81 characters, with "." or "0" for blanks.
import type { GoOn, LoadOptions } from './types.js';
import type { Line } from './types/puzzles.js';
import type { SolvedLine } from './types/search.js';

export interface Solver {
  readonly version: string;
  readonly target: string; // "wasm" with SIMD, "scalar" without
  /** The number of solutions up to the limit (2), and one of them. */
  solve(line: Line, options?: { limit?: number }): SolvedLine;
  solveMany(lines: Line[], options?: { limit?: number }, goOn?: GoOn): SolvedLine[];
  /** The same for bytes: 81 digits for each puzzle, 0 for blanks. Solutions are zeros where there is none. */
  solveGrids(grids: Uint8Array, options?: { limit?: number }, goOn?: GoOn): { solutions: Uint8Array; counts: BigUint64Array };
}
/** Loads a module of 26 kB (compressed; 59 kB without SIMD) into this thread. */
export declare function loadSolver(options?: Pick<LoadOptions, 'simd' | 'wasm'>): Promise<Solver>;
export declare class ShuduError extends Error {
  code: "bad_input" | "bad_option" | "cancelled" | "no_memory" | "crashed";
}
