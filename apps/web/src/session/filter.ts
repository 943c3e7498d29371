// The cells that a filter leaves bright. A blank cell has its candidates, a filled one its digit.
import { allCells, bit, sizeOf } from '../grid/cells';

export interface Filter {
  filter: number; // digits, as a digit set
  every: boolean; // a cell must have all of the digits instead of one
  pairs: boolean; // a cell must have two candidates
}

// Null without a filter.
export function brightCells({ filter, every, pairs }: Filter, values: ArrayLike<number>, candidates: ArrayLike<number>): Set<number> | null {
  if (!filter && !pairs) return null;
  const fits = (set: number) => !filter || (every ? (set & filter) === filter : (set & filter) !== 0);
  return new Set(allCells.filter((cell) => {
    if (values[cell]) return !pairs && fits(bit(values[cell]));
    return fits(candidates[cell]) && (!pairs || sizeOf(candidates[cell]) === 2);
  }));
}
