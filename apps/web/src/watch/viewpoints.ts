// Viewpoints: which blank cells can be filled at once, because of their row, column or box or because of the cell itself.
// A cell can belong to any combination of the four sets, which makes fifteen regions.
import { allCells, allDigits, bit, cellsOfHouse, legalCandidates, sizeOf } from '../grid/cells';

export const viewpoints = ['row', 'column', 'box', 'cell'] as const;

// For each cell: bit 0 for its row, 1 for its column, 2 for its box, 3 for the cell itself; -1 for filled cells.
export function look(values: ArrayLike<number>): Int8Array {
  const legal = legalCandidates(values);
  const seen = Int8Array.from(allCells, (cell) => (values[cell] ? -1 : 0));
  for (let house = 0; house < 27; ++house) {
    for (const digit of allDigits) {
      if (cellsOfHouse[house].some((cell) => values[cell] === digit)) continue;
      const places = cellsOfHouse[house].filter((cell) => legal[cell] & bit(digit));
      if (places.length === 1) seen[places[0]] |= 1 << Math.floor(house / 9);
    }
  }
  for (const cell of allCells) if (!values[cell] && sizeOf(legal[cell]) === 1) seen[cell] |= 8;
  return seen;
}

// The number of cells in each region; [0] counts the cells in none of the sets.
export function regionCounts(seen: Int8Array): number[] {
  const counts = Array<number>(16).fill(0);
  for (const set of seen) if (set >= 0) ++counts[set];
  return counts;
}

// A part of the diagram: the cells that are in exactly these sets, or in at least these.
export interface Part {
  set: number;
  exactly: boolean;
}
export const cellsIn = (seen: Int8Array, { set, exactly }: Part): number[] =>
  allCells.filter((cell) => seen[cell] >= 0 && (exactly ? seen[cell] === set : (seen[cell] & set) === set));

// Four ellipses in the unit square that make all fifteen regions, and the place with most room in each.
export const ellipses = [
  { x: 0.355, y: 0.55, rx: 0.372, ry: 0.243, degrees: 45.5 },
  { x: 0.505, y: 0.434, rx: 0.398, ry: 0.179, degrees: 48.8 },
  { x: 0.495, y: 0.434, rx: 0.398, ry: 0.179, degrees: -48.8 },
  { x: 0.645, y: 0.55, rx: 0.372, ry: 0.243, degrees: -45.5 },
] as const;

// Below 1 inside; the value grows outward.
function measure({ x, y, rx, ry, degrees }: (typeof ellipses)[number], px: number, py: number): number {
  const angle = (degrees * Math.PI) / 180;
  const u = (px - x) * Math.cos(angle) + (py - y) * Math.sin(angle);
  const v = -(px - x) * Math.sin(angle) + (py - y) * Math.cos(angle);
  return Math.hypot(u / rx, v / ry);
}

export function regionPlaces(): { x: number; y: number }[] {
  const places = Array.from({ length: 16 }, () => ({ x: 0.5, y: 0.985 }));
  const room = Array<number>(16).fill(0);
  for (let i = 0; i <= 120; ++i) {
    for (let j = 0; j <= 120; ++j) {
      const [x, y] = [i / 120, j / 120];
      const measures = ellipses.map((e) => measure(e, x, y));
      const region = measures.reduce((set, m, k) => set | (m < 1 ? 1 << k : 0), 0);
      const free = Math.min(...measures.map((m, k) => Math.abs(m - 1) * ellipses[k].ry));
      if (region && free > room[region]) [room[region], places[region]] = [free, { x, y }];
    }
  }
  return places;
}
