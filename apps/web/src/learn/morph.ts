// Morph: an equivalent puzzle that looks different. Digits, rows in a band, bands, columns in a stack and stacks are
// permuted, and the grid may be transposed. Every pattern stays valid.
import type { Puzzle } from 'shudu';
import { cellAt } from '../grid/cells';

export interface Morphing {
  cellOf: readonly number[]; // the old cell for each new one
  digitOf: readonly number[]; // the new digit for each old one; [0] is 0
}

export type Random = () => number; // 0 ≤ … < 1

export function randomMorphing(random: Random = Math.random): Morphing {
  const shuffled = <T>(list: readonly T[]): T[] => {
    const all = [...list];
    for (let i = all.length - 1; i > 0; --i) {
      const j = Math.floor(random() * (i + 1));
      [all[i], all[j]] = [all[j], all[i]];
    }
    return all;
  };
  const lines = () => shuffled([0, 1, 2]).flatMap((band) => shuffled([0, 1, 2]).map((line) => band * 3 + line));
  const [rows, columns] = [lines(), lines()];
  const turned = random() < 0.5;
  return {
    cellOf: Array.from({ length: 81 }, (_, cell) => {
      const [row, column] = [rows[Math.floor(cell / 9)], columns[cell % 9]];
      return turned ? cellAt(column, row) : cellAt(row, column);
    }),
    digitOf: [0, ...shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9])],
  };
}

export function morphed(puzzle: Puzzle, { cellOf, digitOf }: Morphing): Puzzle {
  const line = (text: string) => cellOf.map((cell) => (/[1-9]/.test(text[cell]) ? String(digitOf[Number(text[cell])]) : '.')).join('');
  const sets = (list: readonly string[]) => cellOf.map((cell) => [...list[cell]].map((d) => digitOf[Number(d)]).sort().join(''));
  const result: Puzzle = { puzzle: line(puzzle.puzzle) };
  if (puzzle.values) result.values = line(puzzle.values);
  if (puzzle.candidates) result.candidates = sets(puzzle.candidates);
  if (puzzle.notes) result.notes = sets(puzzle.notes);
  return result;
}
