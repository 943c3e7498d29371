// The types of all arguments and results of the engine. The folder types has them by subject; here are the two ways to call
// the engine.
import type { GenerateOptions, Generated } from './types/generation.js';
import type { Steps, Exercise, ExerciseOptions, Hint, HintOptions, NextHintOptions, Path, PathOptions } from './types/logic.js';
import type { CellName, Digits, Format, HouseName, Language, Line, Parsed, PuzzleLike } from './types/puzzles.js';
import type { RateOptions, Rating } from './types/ratings.js';
import type { CandidatesOptions, Checked, Estimate, Judged, PossibleDigits, Solutions, Solved, SolvedLine } from './types/search.js';
import type { Algorithm, Technique, Terms } from './types/tables.js';
import type { Trace, TraceOptions } from './types/traces.js';
import type {
  Backdoors, CanonicalForm, GridIndex, MinimizeOptions, Minimized, Sameness, Sample, TransformOptions, Transformed, Unavoidable,
} from './types/grids.js';
import type { BoardCheck, Rule, Variant } from './types/variants.js';

export * from './types/puzzles.js';
export * from './types/search.js';
export * from './types/variants.js';
export * from './types/logic.js';
export * from './types/ratings.js';
export * from './types/generation.js';
export * from './types/grids.js';
export * from './types/tables.js';
export * from './types/traces.js';

/** Control of a long call. `progress` gets the share done, 0…1, or a negative number where it is unknown. Aborting
 *  rejects the call with the signal's reason. */
export interface Job {
  signal?: AbortSignal;
  progress?: (done: number, count: number) => void; // count: results so far (puzzles, steps, solutions)
}

/** The engine in workers: calls do not block. Each worker answers its calls in order; `close` terminates the workers. */
export interface Engine {
  readonly version: string;
  readonly target: string; // "wasm" with SIMD, "scalar" without
  parse(text: string, options?: { limit?: number; from?: string }, job?: Job): Promise<Parsed>;
  /** Rejects a format that cannot hold the entries, marks or colours of a puzzle. With `lossy` they are left out. */
  convert(puzzles: PuzzleLike | PuzzleLike[], format: string, options?: { lossy?: boolean; drop_marks?: boolean }): Promise<string>;
  formats(): Promise<Format[]>;
  /** Without `unique` the first solution will do. */
  solve(puzzle: PuzzleLike, options?: { unique?: boolean }): Promise<Solved>;
  solveMany(lines: Line[], options?: { limit?: number }, job?: Job): Promise<SolvedLine[]>;
  solutions(puzzle: PuzzleLike, options?: { limit?: number }, job?: Job): Promise<Solutions>;
  /** Above a million solutions, an estimate; below, the exact number. */
  estimate(puzzle: PuzzleLike, job?: Job): Promise<Estimate>;
  /** Exact, or the limit if there are more. A bigint above Number.MAX_SAFE_INTEGER. */
  count(puzzle: PuzzleLike, options?: { limit?: number }, job?: Job): Promise<number | bigint>;
  check(puzzle: PuzzleLike): Promise<Checked>;
  /** The digits that each cell has in some solution. `values` is the board of a player: only solutions that agree with it count. */
  candidates(puzzle: PuzzleLike, options?: CandidatesOptions, job?: Job): Promise<PossibleDigits>;
  /** The candidates that the digits of the board leave; the digit alone for filled cells. */
  marks(puzzle: PuzzleLike, options?: { notes?: boolean }): Promise<Digits[]>;
  /** These three need the module with variants. */
  variant(puzzle: PuzzleLike, options?: { language?: Language }): Promise<Variant>;
  conflicts(puzzle: PuzzleLike, options?: { values?: string }): Promise<BoardCheck>;
  rules(): Promise<Rule[]>;
  hint(puzzle: PuzzleLike, options?: NextHintOptions, job?: Job): Promise<Hint>;
  steps(puzzle: PuzzleLike, options?: HintOptions & { limit?: number }, job?: Job): Promise<Steps>;
  exercise(puzzle: PuzzleLike, options: ExerciseOptions, job?: Job): Promise<Exercise>;
  path(puzzle: PuzzleLike, options?: PathOptions, job?: Job): Promise<Path>;
  rate(puzzle: PuzzleLike, options?: RateOptions, job?: Job): Promise<Rating>;
  generate(options?: GenerateOptions, job?: Job): Promise<Generated>;
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
  /** Whether the answer, a character for each cell or "no_solution", is right. */
  verify(puzzle: PuzzleLike, options: { answer: string }): Promise<Judged>;
  techniques(options?: { language?: Language }): Promise<Technique[]>;
  terms(options?: { language?: Language }): Promise<Terms>;
  algorithms(): Promise<Algorithm[]>;
  trace(puzzle: PuzzleLike, options: TraceOptions, job?: Job): Promise<Trace>;
  close(): void;
}

/** Returns whether to continue. */
export type GoOn = (done: number, count: number) => boolean;

type Sync<F> = F extends (...args: infer A) => Promise<infer R>
  ? (...args: { [K in keyof A]: "signal" extends keyof NonNullable<A[K]> ? GoOn : A[K] }) => R
  : F;
/** The engine in this thread. It has the same calls, but they return their result directly and take a function instead
 *  of a Job. When that function returns false, the call throws a ShuduError with the code "cancelled". */
export type ShuduModule = { [K in Exclude<keyof Engine, "close">]: Sync<Engine[K]> };

/** An error of the engine: a puzzle that cannot be read, an unknown option, … */
export interface EngineError extends Error {
  code: "bad_input" | "bad_option" | "cancelled" | "no_memory" | "crashed" | "not_in_module";
  line?: number;
  column?: number;
}

export interface LoadOptions {
  /** Load the module that also reads variants. It has the questions about text and search, but not those about logic, ratings,
   *  generation and traces; they are rejected with the code "not_in_module". */
  variants?: boolean;
  simd?: boolean; // default: whether the machine supports it
  /** The location of the .wasm files, or their bytes. By default they are next to the module. */
  wasm?: string | URL | BufferSource | WebAssembly.Module | { simd: string | URL; scalar: string | URL };
  workers?: number; // of createEngine: calls that can run at the same time (1)
}
/** createEngine starts the engine in workers, loadShudu loads it into this thread. */
export declare function createEngine(options?: LoadOptions): Promise<Engine>;
export declare function loadShudu(options?: LoadOptions): Promise<ShuduModule>;

/** 0…80 of "r1c1" … "r9c9", and back. */
export declare function cellIndex(name: CellName): number;
export declare function cellName(index: number): CellName;
/** The nine cells of "row 1", "column 1", "box 1" …, as numbers. */
export declare function houseCells(name: HouseName): number[];

/** Whether the module with SIMD instructions is loaded. */
export declare function hasSimd(): boolean;
/** What calls throw, and promises reject with. */
export declare class ShuduError extends Error implements EngineError {
  code: EngineError["code"];
  line?: number;
  column?: number;
}
