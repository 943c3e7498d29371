// Recorded runs of solvers.
import type { Job } from './job.js';
import type { Step } from './logic.js';
import type { Digits, Language, Line, PuzzleLike } from './puzzles.js';

export interface TraceOptions {
  algorithm?: string; // id (fewest_first)
  limit?: number; // solutions to find (1)
  start?: number; // index of the first event (0)
  events?: number; // maximum number of events (10000)
  language?: Language; // of the sentences, the houses and the steps of "logic"
}
/** One event of a solver. include/shudu/gallery.h describes the kinds and reasons. */
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
  size: number; // events recorded so far
  ended: boolean; // the part includes the last event of the run
  end: "open" | "satisfied" | "exhausted" | "stuck" | "contradiction" | "conflict"; // "open": the run has not ended
  counters: Counters; // of all recorded events
  start: Moment; // before the first event of the part, whose index is start.at
  samples: { at: number; depth: number; filled: number }[]; // of the whole recording
  steps?: Step[]; // of "logic"
}

export interface TraceCalls {
  trace(puzzle: PuzzleLike, options: TraceOptions, job?: Job): Promise<Trace>;
}
