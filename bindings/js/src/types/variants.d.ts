// Variants: puzzles of other shapes or with further rules.
import type { CellName, Language, PuzzleLike, Text } from './puzzles.js';

// Values are characters: 0 to 9, then A, B, … for 10, 11, …. A line of a variant has one for each cell of the grid.

/** One use of a rule. `form` of the rule says what its parts and numbers mean. */
export interface Clue {
  rule: string; // id
  parts: CellName[][];
  numbers: number[];
  text?: string;
  branches?: Clue[][]; // of "any_of"
}
export interface Variant {
  puzzle: string; // a string of Interactive Sudoku Solver, or JSON
  classic: boolean; // no shape and no rules of its own
  rows: number;
  columns: number;
  values: string; // all values in order: "123456789"
  lines: boolean; // rows and columns hold different values
  regions: CellName[][]; // boxes or irregular regions; empty if there are none
  outside?: CellName[]; // cells that belong to no grid
  givens: string; // a character for each cell, "." for a blank
  candidates?: string[]; // of each cell, if some cells have only a few
  title?: string;
  author?: string;
  ruleset?: string; // as the author wrote it
  solution?: string; // as stated by the source, unchecked
  rules?: string[]; // the ids of its rules; absent for a classic puzzle
  meanings: { id: string; name: string; meaning: string }[]; // of the rules, in the requested language
  clues: Clue[];
  /** The lines of the grid and the clues as elements of SVG. A cell has the side `unit`, and the grid begins at (0, 0). */
  drawing: { elements: string; unit: number; margin: number }; // margin: room for clues on each side, in cells
}
/** Cells that break a rule together: a value twice in a house, or a clue. */
export interface VariantConflict {
  cells: CellName[];
  digit?: number; // of a house
  house?: string; // "row 1", "column 1", "region 1"
  rule?: string; // of a clue: the id of its rule
  clue?: number; // and its place in Variant.clues
}
export interface BoardCheck {
  conflicts: VariantConflict[];
  filled: boolean; // no cell is blank
  solved: boolean; // filled, and all rules hold
}
export interface Rule {
  id: string;
  name: Text;
  meaning: Text;
  form: string; // the parts and numbers of its clues
}

/** These need the module with variants. */
export interface VariantCalls {
  variant(puzzle: PuzzleLike, options?: { language?: Language }): Promise<Variant>;
  conflicts(puzzle: PuzzleLike, options?: { values?: string }): Promise<BoardCheck>;
  rules(): Promise<Rule[]>;
}
