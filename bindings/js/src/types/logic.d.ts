// Steps of logic, hints, paths and exercises.
import type { Job } from './job.js';
import type { Candidate, CellName, Digits, HouseName, Language, Line, PuzzleLike } from './puzzles.js';
import type { Conflict } from './search.js';

export type Role =
  | "pattern" | "fin" | "endo_fin" | "pivot" | "pincer" | "link" | "floor" | "roof" | "extra"
  | "color_a" | "color_b" | "color_c" | "color_d";
/** A cell or, with a digit, a candidate, and its role in the pattern. */
export interface Mark {
  cell: CellName;
  digit?: number;
  role: Role;
}
/** Almost locked or locked set. */
export interface LockedSet {
  name?: string; // "A", as the description calls it, in the requested language; only where there are several sets
  cells: CellName[];
  digits: Digits;
}
/** One statement of a chain: `digit` is (on) or is not (off) in one of `cells`. */
export interface ChainNode {
  cells: CellName[];
  digit: number;
  on: boolean;
  reason: "start" | "same_cell" | "same_house" | "locked_set" | "technique";
  house?: HouseName;
  set?: number; // index in Step.sets
  nested?: number; // index in Step.nested
  parents?: number[]; // earlier nodes it follows from. From on to off is a weak link, from off to on a strong one
}
/** Statements that cannot all be true, and where the rules show it. */
export interface Clash {
  kind: "opposite" | "two_digits" | "no_candidate" | "twice" | "no_place";
  cells?: CellName[];
  digits?: Digits;
  house?: HouseName; // of "twice" and "no_place"
}
export interface Chain {
  closed: boolean; // the last node leads back to the first
  nodes: ChainNode[];
  clash?: Clash; // the case is impossible
}
/** Why a single has no alternative. */
export interface Exclusion {
  seen: Candidate[]; // filled cells with the digits that exclude the alternatives
  removed: Candidate[]; // alternatives that the digits on the board do not exclude
}
/** The whole description in parts, so that the chains can be folded. */
export interface Outline {
  summary: string; // the pattern, the conclusion and the result
  chains: { lines: string[]; end?: string }[]; // as Step.chains: a line for each node, and why the case is impossible
  nested?: string[]; // as Step.nested
}
/** How much the words say: 1 where to look, 2 which technique on which cells, 3 the whole reasoning. */
export type Depth = 1 | 2 | 3;
export interface Step {
  technique: string; // id
  name: string; // in the requested language
  family: string; // id
  rating?: number; // Sudoku Explainer's, for steps found on its path
  placements?: Candidate[]; // a step has placements or eliminations
  eliminations?: Candidate[];
  digits: Digits;
  base?: HouseName[];
  cover?: HouseName[];
  area?: HouseName[]; // what the first hint names: one house, or three rows or columns; absent: the whole board
  marks?: Mark[];
  legend: Partial<Record<Role | "base" | "cover", string>>; // the words of the description, in the requested language
  sets?: LockedSet[];
  chains?: Chain[];
  nested?: Step[]; // steps inside a chain
  clash?: Clash; // of a contradiction: where the chains lead
  exclusion?: Exclusion; // of a naked or hidden single
  inferences?: number;
  result: string; // "r12c3<>4" or "r1c1=5"
  words: string; // in the requested language, at the requested depth
  outline?: Outline; // of a step with chains, in the requested language, if `outline` was requested
}

export interface LogicOptions {
  language?: Language; // "en"
  depth?: Depth; // 3
  techniques?: string; // ids, families, pages, "all" or "default", separated by commas, in this order
  without?: string; // the same, to leave out
  uniqueness?: boolean; // true: techniques that assume a unique solution are used when the givens have one
  outline?: boolean; // false; true: with Step.outline
}
export interface HintOptions extends LogicOptions {
  notes?: boolean; // true: start from the player's notes, where there are any
}
export interface NextHintOptions extends HintOptions {
  scale?: "own" | "hodoku" | "explainer"; // the order of search, which decides which step is the easiest
}
/** The next hint for a player. Mistakes come first. */
export interface Hint {
  puzzle: Line;
  status: "step" | "wrong" | "missing" | "solved" | "stuck" | "invalid" | "no solution";
  solutions: "0" | "1" | "2+"; // if there are several, no digit can be called wrong
  depth: Depth;
  words: string; // at this depth, in the requested language
  family?: string; // status "step": the id of the family of the technique
  technique?: string; // from depth 2 on
  step?: Step; // at depth 3
  wrong?: Candidate[]; // status "wrong": wrong entries; from depth 2 on
  missing?: Candidate[]; // status "missing": candidates of the solution that the notes lack; at depth 3
  reason?: string; // status "invalid": which clues conflict
  conflicts?: Conflict[]; // status "invalid" and, where there are any, "wrong"
  candidates?: Digits[]; // the position of the step; the digit alone for filled cells
}
export interface Steps {
  puzzle: Line;
  status: "steps" | "solved" | "stuck" | "invalid" | "no solution";
  solutions: "0" | "1" | "2+";
  steps: Step[];
  candidates: Digits[];
  truncated: boolean; // there were more than `limit` steps
}
export interface ExerciseOptions {
  technique: string; // id
  limit?: number; // of the steps
  language?: Language;
  depth?: Depth;
  uniqueness?: boolean;
  outline?: boolean;
}
/** A position in which the technique has a step and nothing simpler has one. include/shudu/ask.h says what is simpler. */
export interface Exercise {
  puzzle: Line;
  status: "exercise" | "none"; // "none": the technique is not needed, or not enough
  values?: Line; // after the simpler steps
  candidates?: Digits[];
  steps?: Step[]; // of the technique, the preferred one first
  truncated?: boolean;
}
export interface PathOptions extends LogicOptions {
  scale?: "own" | "hodoku" | "explainer"; // order of search; the last two are the paths that earn those ratings
}
export interface Contradiction {
  cell?: CellName;
  house?: HouseName;
  digit?: number;
}
export interface Path {
  puzzle: Line;
  status: "solved" | "stuck" | "contradiction" | "invalid";
  solutions: "0" | "1" | "2+";
  steps: Step[];
  start: Digits[]; // the candidates before the first step
  solution?: Line; // status "solved"
  candidates?: Digits[]; // otherwise: what remained
  contradiction?: Contradiction;
  reason?: string; // status "invalid"
  source_agrees?: boolean; // when the source gives a solution: whether it agrees with the answer
  source_difference?: string; // when it does not
}

export interface LogicCalls {
  hint(puzzle: PuzzleLike, options?: NextHintOptions, job?: Job): Promise<Hint>;
  steps(puzzle: PuzzleLike, options?: HintOptions & { limit?: number }, job?: Job): Promise<Steps>;
  exercise(puzzle: PuzzleLike, options: ExerciseOptions, job?: Job): Promise<Exercise>;
  path(puzzle: PuzzleLike, options?: PathOptions, job?: Job): Promise<Path>;
}
