// The types of all arguments and results of the engine.
//
// Cells are written "r1c1" … "r9c9", houses "row 1", "column 9", "box 5" (cellIndex, cellName and houseCells convert them).
// Grids are 81 characters in row-major order, "." for a blank. A set of digits is its digits in order: "147".

export type CellName = string;
export type HouseName = string;
export type Digits = string;
/** 81 characters "1"…"9" and ".". */
export type Line = string;

/** A language tag such as "en" or "zh-Hans". The engine has the languages that its texts have; another is a bad_option. */
export type Language = string;
/** The same text in every language of the engine. */
export type Text = Record<Language, string>;

// --- puzzles -----------------------------------------------------------------------------------------------------

/** A puzzle in the engine's JSON format. Only `puzzle` is required. */
export interface Puzzle {
  puzzle: Line; // the givens
  values?: Line; // givens and entries; absent when there are no entries
  candidates?: Digits[]; // 81: the only digits allowed in each cell (a pencil-mark puzzle)
  notes?: Digits[]; // 81: the player's notes; "" where there are none
  corner_notes?: Digits[]; // 81: the notes in the corners, if the source has two kinds
  colours?: Line; // the colour of each cell, 1 to 9
  solution?: Line; // as stated by the source, unchecked
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

// --- answers of the search -----------------------------------------------------------------------------------------

export interface Solved {
  count: number; // solutions found, at most the limit
  solution: Line | null;
}
/** Solutions in lexicographic order. */
export interface Solutions {
  count: number;
  solutions: Line[];
  complete: boolean; // these are all solutions
}
export interface Conflict {
  digit: number;
  house: HouseName;
  cells: CellName[];
}
export interface Checked {
  puzzle: Line;
  valid: boolean; // exactly one solution
  clues: number;
  conflicts: Conflict[]; // among the givens
  solutions: "0" | "1" | "2+";
  solution?: Line; // when there is one
  minimal?: boolean; // with one solution and no binding candidates
  redundant?: CellName[]; // clues of which any one can be removed
  // The player's entries:
  value_conflicts: Conflict[]; // among all values
  wrong: Candidate[]; // entries that differ from the solution
  missing: Candidate[]; // candidates of the solution that the notes lack
  complete: boolean; // every cell is filled correctly
}

// --- variants --------------------------------------------------------------------------------------------------------

// Values are characters: 0 to 9, then A, B, … for 10, 11, …. A line of a variant has one for each cell of the grid.

/** One use of a rule. docs/variants.md lists what the parts and numbers of each rule mean. */
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
  rules: { id: string; name: string; meaning: string }[]; // in the requested language
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

// --- logic -----------------------------------------------------------------------------------------------------------

export interface Candidate {
  cell: CellName;
  digit: number;
}
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
/** [where to look, which technique on which cells, the whole reasoning] */
export type Depths = [string, string, string];
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
  nested?: Step[]; // steps inside a chain (these have no `descriptions`)
  clash?: Clash; // of a contradiction: where the chains lead
  exclusion?: Exclusion; // of a naked or hidden single
  inferences?: number;
  result: string; // "r12c3<>4" or "r1c1=5"
  words: string; // the whole reasoning, in the requested language
  outline?: Outline; // of a step with chains, in the requested language, if `outline` was requested
  descriptions?: Partial<Record<Language, Depths>>; // at every depth, in the requested languages
}

export interface LogicOptions {
  language?: Language; // "en"
  languages?: Language[]; // of Step.descriptions; [language] when absent
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
  status: "step" | "wrong" | "missing" | "solved" | "stuck" | "invalid" | "no solution";
  solutions: "0" | "1" | "2+"; // if there are several, no digit can be called wrong
  words: string; // depth 3, in the requested language
  descriptions: Partial<Record<Language, Depths>>;
  step?: Step; // status "step"
  wrong?: Candidate[]; // status "wrong": wrong entries
  missing?: Candidate[]; // status "missing": candidates of the solution that the notes lack
  conflicts?: Conflict[]; // status "invalid" and, where there are any, "wrong"
  candidates?: Digits[]; // the position of the step; the digit alone for filled cells
}
export interface AllSteps {
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
  languages?: Language[];
  uniqueness?: boolean;
  outline?: boolean;
}
/** A position in which the technique has a step and nothing simpler has one. include/shudu/exercise.h says what is simpler. */
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
}

// --- ratings ---------------------------------------------------------------------------------------------------------

export type Level = "easy" | "medium" | "hard" | "unfair" | "extreme";
export interface RateOptions {
  scale?: "default" | "explainer" | "hodoku" | "own" | "all"; // "default": explainer and hodoku
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
  version: string;
}

// --- generation --------------------------------------------------------------------------------------------------------

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
  pattern?: string; // 81 characters: "." blank, anything else a clue
  level?: Level; // HoDoKu's
  rating?: [least: number, most: number]; // Sudoku Explainer's ER
  uses?: string; // ids, pages or families, separated by commas: the path uses all of them
  hardest?: string; // the hardest technique of the path is one of these
  only?: string; // these techniques and singles solve the puzzle
  from?: Line; // the solution
  attempts?: number; // maximum number of puzzles tried (100000)
}
export interface Generated {
  puzzles: (Puzzle & { solution: Line; rating?: number; level?: Level; score?: number; hodoku_hardest?: string })[];
  attempts: number; // puzzles tried
  seed: string;
  complete: boolean; // `count` puzzles were found
}

// --- tables ------------------------------------------------------------------------------------------------------------

export interface Technique {
  id: string;
  page: string; // variants of one technique share a page
  family: string;
  family_name: Text;
  name: Text;
  look: Text; // template with parts in braces: what to look at
  why: Text; // template: why the result follows
  order: number; // position in the order of solving, from 1
  rating?: number; // lowest rating on Sudoku Explainer's scale
  level?: Level; // HoDoKu's, with its score
  score?: number;
  code?: string; // in HoDoKu's library
  on: boolean; // in the default path of HoDoKu
  needs_uniqueness: boolean;
  size?: number;
}
/** The name of a level or role in every language. */
export interface Term<Id extends string> {
  id: Id;
  name: Text;
}
export interface Terms {
  levels: Term<Level>[]; // the easiest first
  roles: Term<Role>[];
}
export interface Algorithm {
  id: string;
  title: string; // in English
  idea: string; // in English
  titles: Text; // in every language
  ideas: Text;
  lexicographic: boolean;
  viewpoints: ('row' | 'column' | 'box' | 'cell')[]; // of the algorithms from_…: where they look; empty for the others
  code: { indent: number; [language: Language]: string | number }[]; // pseudo-code, line by line
}

// --- traces ------------------------------------------------------------------------------------------------------------

export interface TraceOptions {
  algorithm: string; // id
  limit?: number; // solutions to find (1)
  from?: number; // index of the first event (0)
  events?: number; // maximum number of events (10000)
  language?: Language; // of the sentences, the houses and the steps of "logic"
}
/** One event of a solver. include/shudu/event.h describes the kinds and reasons. */
export interface TraceEvent {
  kind: "place" | "guess" | "remove" | "propagate" | "backtrack" | "solution";
  reason:
    | "only_candidate" | "only_place" | "choice" | "peer" | "technique" | "tried" | "consequence" | "no_candidate"
    | "no_place" | "all_tried" | "full";
  cell: number; // 0…80
  source: number; // 0…80, where the reason is "peer"
  digit: number; // 1…9, or 0
  depth: number; // guesses in effect after the event
  house: number; // 0…8 rows, 9…17 columns, 18…26 boxes, -1 none
  line: number; // of Algorithm.code, from 1
  step: number; // of Trace.steps, or -1
  candidates: number; // of the cell before the event: bit d-1 is digit d
  sentence: string; // in the requested language, with parts: {cell} {digit} {source} {digits} {house} {technique}
}
export interface Counters {
  nodes: number;
  placements: number;
  undos: number;
  backtracks: number;
  max_depth: number;
  solutions: number;
  propagations: number;
}
/** The solver after `at` events. */
export interface Moment {
  at: number;
  board: Line;
  candidates: Digits[]; // 81; the digit alone for filled cells
  counters: Counters;
}
/** A part of the recorded run of a solver. Later parts are cheap: the engine keeps the last recordings. */
export interface Trace {
  kinds: TraceEvent["kind"][]; // every kind there is
  reasons: TraceEvent["reason"][]; // every reason there is
  sentences: string[]; // of the events of this part
  houses: string[]; // the names of the 27 houses
  events: TraceEvent[];
  from: number; // index of the first event
  size: number; // events recorded so far
  ended: boolean; // the part includes the last event of the run
  end: "open" | "satisfied" | "exhausted" | "stuck" | "contradiction" | "conflict"; // "open": the run has not ended
  counters: Counters; // of all recorded events
  start: Moment; // before the first event of the part
  samples: { at: number; depth: number; filled: number }[]; // of the whole recording
  steps?: Step[]; // of "logic"
}

// --- the two ways to call the engine -------------------------------------------------------------------------------------

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
  parse(text: string, options?: { limit?: number; format?: string }, job?: Job): Promise<Parsed>;
  /** Rejects a format that cannot hold the entries, marks or colours of a puzzle. With `lossy` they are left out. */
  format(puzzles: PuzzleLike | PuzzleLike[], format: string, options?: { lossy?: boolean }): Promise<string>;
  formats(): Promise<Format[]>;
  solve(puzzle: PuzzleLike): Promise<Solved>; // count up to 2
  solveMany(lines: Line[], options?: { limit?: number }, job?: Job): Promise<Solved[]>;
  solutions(puzzle: PuzzleLike, options?: { limit?: number }, job?: Job): Promise<Solutions>;
  count(puzzle: PuzzleLike, options?: { limit?: number }, job?: Job): Promise<number>;
  check(puzzle: PuzzleLike): Promise<Checked>;
  /** 81 sets; the digit alone for filled cells. With `solutions`, the digits that each cell has in some solution. Of a variant
   *  only these are known. `values` is the player's board of a variant: only solutions that agree with it count. */
  candidates(puzzle: PuzzleLike, options?: { solutions?: boolean; values?: string }, job?: Job): Promise<Digits[]>;
  /** These three need the module with variants. */
  variant(puzzle: PuzzleLike, options?: { language?: Language }): Promise<Variant>;
  conflicts(puzzle: PuzzleLike, options?: { values?: string }): Promise<BoardCheck>;
  rules(): Promise<Rule[]>;
  hint(puzzle: PuzzleLike, options?: NextHintOptions, job?: Job): Promise<Hint>;
  allSteps(puzzle: PuzzleLike, options?: HintOptions & { limit?: number }, job?: Job): Promise<AllSteps>;
  exercise(puzzle: PuzzleLike, options: ExerciseOptions, job?: Job): Promise<Exercise>;
  path(puzzle: PuzzleLike, options?: PathOptions, job?: Job): Promise<Path>;
  rate(puzzle: PuzzleLike, options?: RateOptions, job?: Job): Promise<Rating>;
  generate(options?: GenerateOptions, job?: Job): Promise<Generated>;
  techniques(): Promise<Technique[]>;
  terms(): Promise<Terms>;
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
