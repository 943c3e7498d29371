// The types of the engine. The folder types has the calls with their arguments and results, by subject; here are the two ways to
// call the engine.
import type { CellName, HouseName, PuzzleCalls } from './types/puzzles.js';
import type { SearchCalls } from './types/search.js';
import type { VariantCalls } from './types/variants.js';
import type { LogicCalls } from './types/logic.js';
import type { RatingCalls } from './types/ratings.js';
import type { GenerationCalls } from './types/generation.js';
import type { GridCalls } from './types/grids.js';
import type { TableCalls } from './types/tables.js';
import type { TraceCalls } from './types/traces.js';

export * from './types/job.js';
export * from './types/puzzles.js';
export * from './types/search.js';
export * from './types/variants.js';
export * from './types/logic.js';
export * from './types/ratings.js';
export * from './types/generation.js';
export * from './types/grids.js';
export * from './types/tables.js';
export * from './types/traces.js';

/** The engine in workers: calls do not block. Each worker answers its calls in order; `close` terminates the workers. */
export interface Engine
  extends PuzzleCalls, SearchCalls, VariantCalls, LogicCalls, RatingCalls, GenerationCalls, GridCalls, TableCalls, TraceCalls {
  readonly version: string;
  readonly target: string; // "wasm" with SIMD, "scalar" without
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
