// Verifies a shared result: makes its puzzle again, replays the record and compares the end with the solution. This shows
// that the record is a whole solve of that puzzle. It cannot show who made it, or whether the clock was right.
import type { Engine } from 'shudu';
import { allCells, lineOf, valuesOf } from '../grid/cells';
import { mistakesIn, replayed, type Entry } from '../game/record';
import { checksumFits, solveIn, type Solve } from '../game/solve_code';
import { puzzleOfDay } from './daily';

export type Problem = 'unreadable' | 'puzzle' | 'checksum' | 'unsolved' | 'time';
export interface Verified {
  solve: Solve;
  clues: Uint8Array;
  solution: Uint8Array;
  problem: Problem | null;
}

export async function verified(engine: Pick<Engine, 'generate' | 'solve'>, code: string): Promise<Verified | Problem> {
  const solve = solveIn(code);
  if (!solve) return 'unreadable';
  const puzzle = await puzzleOf(engine, solve);
  return puzzle ? { solve, ...puzzle, problem: problemOf(code, solve, puzzle.clues, puzzle.solution) } : 'puzzle';
}

async function puzzleOf(engine: Pick<Engine, 'generate' | 'solve'>, { puzzle }: Solve) {
  if (puzzle.kind === 'daily') return puzzleOfDay(engine, puzzle.date, puzzle.level);
  const found = await engine.solve(lineOf(puzzle.clues));
  const solution = found.status === 'solved' && found.solution ? valuesOf(found.solution) : null;
  return solution && { clues: puzzle.clues, solution };
}

function problemOf(code: string, solve: Solve, clues: Uint8Array, solution: Uint8Array): Problem | null {
  const end = replayed(clues, solve.record);
  if (!end || end.some((digit, cell) => digit !== solution[cell])) return 'unsolved';
  if (!checksumFits(code, solution)) return 'checksum';
  const last = solve.record.at(-1)?.[0] ?? 0;
  return Math.floor(solve.tenths / 10) < last / 10 ? 'time' : null;
}

export interface Account {
  entries: number;
  mistakes: number;
  longestPause: number; // seconds without an entry
  progress: readonly Progress[];
}
export interface Progress {
  second: number;
  share: number; // of the blank cells that have the right digit, 0…1
}

export function accountOf({ solve, clues, solution }: Verified): Account {
  const seconds = solve.record.map(([tenths]) => Math.floor(tenths / 10));
  return {
    entries: solve.record.length,
    mistakes: mistakesIn(solve.record, solution),
    longestPause: Math.max(0, ...seconds.map((second, i) => second - (seconds[i - 1] ?? 0))),
    progress: progressOf(solve.record, clues, solution),
  };
}

function progressOf(record: readonly Entry[], clues: ArrayLike<number>, solution: ArrayLike<number>): Progress[] {
  const values = Uint8Array.from(clues);
  const blank = allCells.filter((cell) => !clues[cell]).length || 1;
  let right = 0;
  const steps = record.map(([tenths, cell, digit]): Progress => {
    right += Number(digit === solution[cell]) - Number(values[cell] === solution[cell]);
    values[cell] = digit;
    return { second: Math.floor(tenths / 10), share: right / blank };
  });
  return [{ second: 0, share: 0 }, ...steps];
}
