// The table of puzzles: its columns, sorted rows, and the table as a file.
import type { Rating } from 'shudu';
import { levels } from '../game/levels';
import { csvOf } from './path_text';
import type { Listed } from './reading.svelte';

export const columns = ['number', 'clues', 'solutions', 'er', 'level'] as const;
export type Column = (typeof columns)[number];
export interface Sort {
  by: Column;
  down: boolean;
}
export interface ListRow extends Listed {
  index: number; // in the list that was read
  rating?: Rating;
}

// Puzzles without a rating come last, whichever way the table is sorted.
const keyOf: Record<Column, (row: ListRow) => number | undefined> = {
  number: (row) => row.number,
  clues: (row) => row.clues,
  solutions: (row) => ['0', '1', '2+', '?'].indexOf(row.solutions),
  er: (row) => row.rating?.er,
  level: (row) => (row.rating?.level ? levels.indexOf(row.rating.level) * 1e6 + (row.rating.score ?? 0) : undefined),
};

export function sortedRows(list: readonly Listed[], ratings: ReadonlyMap<number, Rating>, { by, down }: Sort): ListRow[] {
  const rows: ListRow[] = list.map((one, index) => ({ ...one, index, rating: ratings.get(one.number) }));
  const key = keyOf[by];
  return rows.sort((a, b) => {
    const [x, y] = [key(a), key(b)];
    if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined) || a.number - b.number;
    return (down ? y - x : x - y) || a.number - b.number;
  });
}

export function tableText(rows: readonly ListRow[], format: 'csv' | 'lines'): string {
  if (format === 'lines') return rows.map((row) => `${row.puzzle.puzzle}\n`).join('');
  const head = ['number', 'puzzle', 'title', 'clues', 'solutions', 'er', 'ep', 'ed', 'hardest', 'level', 'score'];
  return csvOf([head, ...rows.map(({ number, puzzle, clues, solutions, rating }) => [
    number, puzzle.puzzle, puzzle.title, clues, solutions, rating?.er?.toFixed(1), rating?.ep?.toFixed(1), rating?.ed?.toFixed(1),
    rating?.hardest, rating?.level, rating?.score,
  ])]);
}
