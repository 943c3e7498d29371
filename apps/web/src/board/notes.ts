// Notes: where the digits of corner and centre notes are written, so that all of them stay inside the cell and apart.
import { cellOfCandidate, colOf, digitOfCandidate, digitsOf, has, rowOf } from '../grid/cells';
import { candidatePlace, cellSize, type Point } from './places';

export interface Note extends Point {
  digit: number;
}
export interface Notes {
  size: number; // of the letters, in units of the board
  places: readonly Note[]; // the middle of each digit
}

// A digit is about this wide and this high, in parts of its size.
export const digitWidth = 0.64;
export const digitHeight = 0.74;

// Corner notes fill the corners first, then the sides. The ninth stands between two others.
const corners: readonly Point[] = [
  { x: 16, y: 19 },
  { x: 84, y: 19 },
  { x: 16, y: 81 },
  { x: 84, y: 81 },
  { x: 50, y: 19 },
  { x: 50, y: 81 },
  { x: 16, y: 50 },
  { x: 84, y: 50 },
  { x: 33, y: 19 },
];

export function cornerNotes(cell: number, digits: readonly number[]): Notes {
  const [left, top] = [colOf(cell) * cellSize, rowOf(cell) * cellSize];
  return { size: 25, places: digits.map((digit, i) => ({ digit, x: left + corners[i].x, y: top + corners[i].y })) };
}

// Centre notes are written in one row while they are readable there, else in two or three. Beside corner notes they are
// smaller.
interface Lines {
  perLine: number;
  size: number;
}
function linesFor(count: number, corner: number): Lines {
  if (!corner) {
    if (count <= 4) return { perLine: 4, size: 30 };
    if (count === 5) return { perLine: 5, size: 27 };
    return count === 6 || count === 9 ? { perLine: 3, size: 30 } : { perLine: 4, size: 30 };
  }
  // With notes at the sides, the free middle is narrower.
  if (count <= 3) return { perLine: 3, size: corner > 6 ? 24 : 28 };
  if (count <= 5 && corner <= 6) return { perLine: 5, size: count === 4 ? 26 : 24 };
  return count > 8 ? { perLine: 5, size: 15 } : { perLine: 4, size: 19 };
}

export function centreNotes(cell: number, digits: readonly number[], corner = 0): Notes {
  const { perLine, size } = linesFor(digits.length, corner);
  const lines = Math.ceil(digits.length / perLine);
  const [pitch, height] = [size * (digitWidth + 0.01), size * 0.95];
  const middle = { x: colOf(cell) * cellSize + 50, y: rowOf(cell) * cellSize + 50 };
  const places = digits.map((digit, i) => {
    const line = Math.floor(i / perLine);
    const inLine = Math.min(perLine, digits.length - line * perLine);
    return {
      digit,
      x: middle.x + ((i % perLine) - (inLine - 1) / 2) * pitch,
      y: middle.y + (line - (lines - 1) / 2) * height,
    };
  });
  return { size, places };
}

// Where a digit of a blank cell is written: among the candidates, in a corner or in the centre. Null where it is not.
export interface Written {
  values: ArrayLike<number>;
  candidates?: ArrayLike<number> | null;
  corner?: ArrayLike<number>;
  centre?: ArrayLike<number>;
}
export function shownPlace({ values, candidates, corner, centre }: Written, candidate: number): Point | null {
  const [cell, digit] = [cellOfCandidate(candidate), digitOfCandidate(candidate)];
  if (values[cell]) return null;
  if (candidates?.[cell]) return has(candidates[cell], digit) ? candidatePlace(cell, digit) : null;
  const [corners, middle] = [digitsOf(corner?.[cell] ?? 0), digitsOf(centre?.[cell] ?? 0)];
  const find = (notes: Notes) => notes.places.find((note) => note.digit === digit);
  return find(cornerNotes(cell, corners)) ?? find(centreNotes(cell, middle, corners.length)) ?? null;
}
