// Replay: the positions along a path of logic, computed from its start by applying its steps.
import type { Path, Step } from 'shudu';
import { allCells, bit, cellNamed, digitSet, peersOf } from '../grid/cells';

export interface Position {
  values: Uint8Array;
  candidates: Uint16Array; // of blank cells; 0 for filled ones
}

// In `start` a filled cell and a naked single both have one digit. The puzzle distinguishes them.
export function startOf(puzzle: string, start: readonly string[]): Position {
  const values = Uint8Array.from(puzzle, (c) => (c >= '1' && c <= '9' ? Number(c) : 0));
  const candidates = new Uint16Array(81);
  for (const cell of allCells) candidates[cell] = values[cell] ? 0 : digitSet(start[cell] ?? '');
  return { values, candidates };
}

export function after({ values, candidates }: Position, step: Step): Position {
  const next = { values: values.slice(), candidates: candidates.slice() };
  for (const { cell: name, digit } of step.placements ?? []) {
    const cell = cellNamed(name);
    next.values[cell] = digit;
    next.candidates[cell] = 0;
    for (const peer of peersOf[cell]) next.candidates[peer] &= ~bit(digit);
  }
  for (const { cell, digit } of step.eliminations ?? []) next.candidates[cellNamed(cell)] &= ~bit(digit);
  return next;
}

// The position before each step, and the one after the last.
export function positionsOf(path: Path, values = path.puzzle): Position[] {
  const all = [startOf(values, path.start)];
  for (const step of path.steps) all.push(after(all.at(-1)!, step));
  return all;
}

// The first step after `from` that removes a candidate of the cell, else the step that fills it, else any step that removes
// a candidate of it. -1 when there is none.
export function stepAbout(steps: readonly Step[], cell: number, from = 0): number {
  const about = (list: Step['placements'], step: number) => (list ?? []).some((c) => cellNamed(c.cell) === cell) && step >= 0;
  const later = steps.findIndex((step, i) => i > from && about(step.eliminations, i));
  if (later >= 0) return later;
  const fills = steps.findIndex((step, i) => about(step.placements, i));
  return fills >= 0 ? fills : steps.findIndex((step, i) => about(step.eliminations, i));
}
