// The daily puzzle: one for each date and level, the same for everybody. The engine generates it from a seed made of both:
// the date as a number of eight digits, times ten, plus the number of the level (easy is 1). The engine's random numbers
// are the same on every machine. docs/web.md states the rule, and a test has puzzles that must not change.
import type { Engine, Level } from 'shudu';
import { valuesOf } from '../grid/cells';
import { levels } from '../game/levels';

export interface PuzzleOfDay {
  clues: Uint8Array;
  solution: Uint8Array;
}

export const firstDate = '2026-01-01';
export const seedOf = (date: string, level: Level): number => Number(date.replaceAll('-', '')) * 10 + levels.indexOf(level) + 1;

export async function puzzleOfDay(engine: Pick<Engine, 'generate'>, date: string, level: Level): Promise<PuzzleOfDay> {
  const { puzzles } = await engine.generate({ count: 1, level, symmetry: 'rotate180', seed: seedOf(date, level) });
  const [clues, solution] = [valuesOf(puzzles[0]?.puzzle ?? ''), valuesOf(puzzles[0]?.solution ?? '')];
  if (!clues || !solution) throw new Error(`no ${level} puzzle for ${date}`);
  return { clues, solution };
}
