// Puzzles as the engine reads and writes them.
//
// Cells are written "r1c1" … "r9c9", houses "row 1", "column 9", "box 5" (cellIndex, cellName and houseCells convert them).
// Grids are 81 characters in row-major order, "." for a blank. A set of digits is its digits in order: "147".
import type { Job } from './job.js';

export type CellName = string;
export type HouseName = string;
export type Digits = string;
/** 81 characters "1"…"9" and ".". */
export type Line = string;

/** A language tag such as "en" or "zh-Hans". The engine has the languages that its texts have; another is a bad_option. */
export type Language = string;
/** The same text in every language of the engine. */
export type Text = Record<Language, string>;

export interface Candidate {
  cell: CellName;
  digit: number;
}

/** A puzzle in the engine's JSON format. Only `puzzle` is required. */
export interface Puzzle {
  puzzle: Line; // the givens
  values?: Line; // givens and entries; absent when there are no entries
  candidates?: Digits[]; // 81: the only digits allowed in each cell (a pencil-mark puzzle)
  notes?: Digits[]; // 81: the player's notes; "" where there are none
  corner_notes?: Digits[]; // 81: the notes in the corners, if the source has two kinds
  colours?: Line; // the colour of each cell, 1 to 9
  solution?: Line; // as stated by the source; check and solve compare it
  title?: string;
  author?: string;
  date?: string;
  description?: string;
  comment?: string;
  source?: string;
  url?: string;
  level?: string;
  id?: string;
  extra?: string;
}
/** A puzzle, or its text in any format that the engine reads (81 characters, a link, …). */
export type PuzzleLike = Puzzle | string;

/** A puzzle that was read from text. */
export interface ReadPuzzle extends Puzzle {
  line: number; // first line of its record, from 1
  format: string; // id of the format
}
export interface ParseError {
  line: number; // from 1
  column: number; // from 1, in bytes; 0: the whole line
  message: string; // English
  found?: string; // the line itself, when it matches no format
}
export interface Parsed {
  puzzles: ReadPuzzle[];
  variants?: ReadVariant[]; // where the module has variants and the text has any
  errors: ParseError[];
  truncated: boolean; // there were more than `limit` puzzles or errors
}
/** A variant that was read from text. */
export interface ReadVariant {
  puzzle: string; // a string of Interactive Sudoku Solver, or JSON
  rules: string[]; // ids
  title?: string;
  author?: string;
  line: number; // first line of its record, from 1
}
export interface Format {
  id: string;
  title: string; // in English
  titles: Text; // in every language
  extension: string;
  reads: boolean;
  writes: boolean;
  holds: string[]; // what it can have besides the clues: entries, candidates, notes, …
}

export interface PuzzleCalls {
  parse(text: string, options?: { limit?: number; from?: string }, job?: Job): Promise<Parsed>;
  /** Rejects a format that cannot hold the entries, marks or colours of a puzzle. With `lossy` they are left out. */
  convert(puzzles: PuzzleLike | PuzzleLike[], format: string, options?: { lossy?: boolean; drop_marks?: boolean }): Promise<string>;
  formats(): Promise<Format[]>;
}
