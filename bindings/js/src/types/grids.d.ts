// Symmetry, complete grids by number, and random solutions.
import type { Line } from './puzzles.js';

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
