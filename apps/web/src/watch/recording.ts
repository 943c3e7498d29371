// Recording: a part of the events of a solver, which can be played forward and back. The board and the counters are
// stored every 1024 events. Positions in between are computed from the last stored one.
import type { Counters, Trace, TraceEvent } from 'shudu';

export interface Moment {
  at: number; // number of events played
  board: Uint8Array;
  counters: Counters;
}
export interface TreeNode {
  depth: number; // of the guess: 1 for the first
  cell: number;
  digit: number;
  from: number; // index of the event of the guess
  to: number; // index of the event that removed it, or the end of the recording
  solved: boolean; // a solution was found with this guess
}

const distance = 1024;

export class Recording {
  readonly events: readonly TraceEvent[];
  readonly base: number; // events before this part
  readonly tree: readonly TreeNode[];
  readonly whole: boolean; // the run ends with this part
  readonly end: Trace['end']; // how the run ended
  readonly total: Counters;
  readonly houses: readonly string[]; // their names
  private readonly marks: Moment[] = [];
  private readonly rows: TreeNode[][] = []; // the tree by depth; a part may begin in the middle of a run

  constructor(readonly algorithm: string, readonly clues: Uint8Array, trace: Trace) {
    this.events = trace.events;
    this.base = trace.start.at;
    this.whole = trace.ended;
    this.end = trace.end;
    this.total = trace.counters;
    this.houses = trace.houses;
    const board = Uint8Array.from(trace.start.board, (c) => (c === '.' ? 0 : Number(c)));
    const moment: Moment = { at: 0, board, counters: { ...trace.start.counters } };
    this.marks.push(copied(moment));
    while (moment.at < this.events.length) {
      play(moment, this.events[moment.at]);
      if (moment.at % distance === 0) this.marks.push(copied(moment));
    }
    this.tree = treeOf(this.events);
    for (const node of this.tree) (this.rows[node.depth - 1] ??= []).push(node);
  }

  get length(): number {
    return this.events.length;
  }

  momentAt(at: number): Moment {
    const wanted = Math.min(Math.max(0, at), this.length);
    const moment = copied(this.marks[Math.min(this.marks.length - 1, Math.floor(wanted / distance))]);
    while (moment.at < wanted) play(moment, this.events[moment.at]);
    return moment;
  }
  // The moment some events later. The player calls it for every frame.
  advance(moment: Moment, by: number): Moment {
    const to = Math.min(this.length, moment.at + by);
    if (to - moment.at > 4 * distance) return this.momentAt(to);
    const next = copied(moment);
    while (next.at < to) play(next, this.events[next.at]);
    return next;
  }

  // The position after the next event of the kind, or -1.
  next(kind: TraceEvent['kind'], at: number): number {
    for (let i = at; i < this.length; ++i) if (this.events[i].kind === kind) return i + 1;
    return -1;
  }
  previous(kind: TraceEvent['kind'], at: number): number {
    for (let i = at - 2; i >= 0; --i) if (this.events[i].kind === kind) return i + 1;
    return -1;
  }
  // The number of guesses in effect after that many events.
  depthAt(at: number): number {
    return at > 0 ? this.events[at - 1].depth : 0;
  }
  // The position after the next event outside the branch: at most as deep as now, so a branch that begins is passed over,
  // or less deep than now, so the branch is left. The end, if the rest belongs to the branch.
  over(at: number): number {
    return this.firstWithin(this.depthAt(at), at);
  }
  out(at: number): number {
    return this.firstWithin(this.depthAt(at) - 1, at);
  }
  private firstWithin(depth: number, at: number): number {
    for (let i = at; i < this.length; ++i) if (this.events[i].depth <= depth) return i + 1;
    return this.length;
  }
  // The guesses in effect after that many events, the first one first.
  standing(at: number): TreeNode[] {
    const found: TreeNode[] = [];
    for (const row of this.rows) {
      if (!row) continue;
      let [low, high] = [0, row.length]; // the first node of the row that begins at `at` or later
      while (low < high) {
        const middle = (low + high) >> 1;
        if (row[middle].from < at) low = middle + 1;
        else high = middle;
      }
      const node = row[low - 1];
      if (node && node.to >= at) found.push(node);
    }
    return found;
  }
}

const copied = (moment: Moment): Moment => ({ at: moment.at, board: moment.board.slice(), counters: { ...moment.counters } });

function play(moment: Moment, event: TraceEvent): void {
  const { counters, board } = moment;
  ++moment.at;
  switch (event.kind) {
    case 'guess':
      ++counters.nodes;
      counters.max_depth = Math.max(counters.max_depth, event.depth);
    // falls through: a guess also writes its digit
    case 'place':
      board[event.cell] = event.digit;
      ++counters.placements;
      break;
    case 'remove':
      board[event.cell] = 0;
      ++counters.undos;
      break;
    case 'propagate':
      ++counters.propagations;
      break;
    case 'backtrack':
      ++counters.backtracks;
      break;
    case 'solution':
      ++counters.solutions;
      break;
  }
}

function treeOf(events: readonly TraceEvent[]): TreeNode[] {
  const nodes: TreeNode[] = [];
  const standing: TreeNode[] = [];
  events.forEach((event, i) => {
    // Guesses deeper than the depth of the event have been removed.
    const keep = event.kind === 'guess' ? event.depth - 1 : event.depth;
    while (standing.length > keep) standing.pop()!.to = i;
    if (event.kind === 'guess') {
      const node: TreeNode = { depth: event.depth, cell: event.cell, digit: event.digit, from: i, to: events.length, solved: false };
      nodes.push(node);
      standing.push(node);
    } else if (event.kind === 'solution') {
      for (const node of standing) node.solved = true;
    }
  });
  return nodes;
}
