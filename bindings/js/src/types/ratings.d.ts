// Ratings.
import type { Job } from './job.js';
import type { Line, PuzzleLike } from './puzzles.js';

export type Level = "easy" | "medium" | "hard" | "unfair" | "extreme";
export interface RateOptions {
  scale?: "default" | "explainer" | "hodoku" | "own" | "minutes" | "all"; // "default": explainer and hodoku
}
export interface Rating {
  status: "rated" | "invalid" | "no solution" | "multiple solutions";
  reason?: string;
  puzzle: Line;
  clues: number;
  er?: number; // Sudoku Explainer: hardest step, …
  ep?: number; // … up to the first placement, …
  ed?: number; // … the first step
  hardest?: string; // technique id
  steps?: number;
  level?: Level; // HoDoKu
  score?: number;
  hodoku_hardest?: string;
  hodoku_steps?: number;
  own?: number; // shudu's rating: equal for all puzzles that are the same up to symmetry
  own_width?: number;
  own_effort?: number;
  own_hardest?: string;
  minutes?: number; // minutes that an average player takes, and the ends of the 80 % interval
  minutes_over?: number; // instead of these three for puzzles harder than the data: a lower bound
  minutes_low?: number;
  minutes_high?: number;
  version: string;
  source_agrees?: boolean; // when the source gives a solution: whether it agrees with the answer
  source_difference?: string; // when it does not
}

export interface RatingCalls {
  rate(puzzle: PuzzleLike, options?: RateOptions, job?: Job): Promise<Rating>;
}
