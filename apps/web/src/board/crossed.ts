// The cells that a straight movement of the pointer crosses, in their order. The corners of the cells are cut off, so that
// a diagonal movement does not touch the cells at its sides.
import { allCells } from '../grid/cells';
import { cellCentre, type Point } from './places';

const half = 50; // of a cell
const reach = 72; // |dx| + |dy| from the middle of a cell to its cut corners; 100 would be the whole cell

// The sides of a cell around its middle: a point is inside where x * nx + y * ny <= most for all of them.
const sides = [
  [1, 0, half], [-1, 0, half], [0, 1, half], [0, -1, half],
  [1, 1, reach], [1, -1, reach], [-1, 1, reach], [-1, -1, reach],
] as const;

// Where the movement enters the cell, as its share 0..1, or null where it does not.
function entry(from: Point, to: Point, middle: Point): number | null {
  let [first, last] = [0, 1];
  for (const [nx, ny, most] of sides) {
    const start = (from.x - middle.x) * nx + (from.y - middle.y) * ny - most;
    const change = (to.x - from.x) * nx + (to.y - from.y) * ny;
    if (change === 0 && start > 0) return null;
    if (change > 0) last = Math.min(last, -start / change);
    if (change < 0) first = Math.max(first, -start / change);
  }
  return first <= last ? first : null;
}

// The points are in units of the board and may be outside it.
export function crossedCells(from: Point, to: Point): number[] {
  return allCells
    .map((cell) => ({ cell, at: entry(from, to, cellCentre(cell)) }))
    .filter((one): one is { cell: number; at: number } => one.at !== null)
    .sort((a, b) => a.at - b.at)
    .map((one) => one.cell);
}
