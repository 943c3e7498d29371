// Cells, houses and digit sets: the geometry of the board. A cell is its index 0..80 in row-major order; a house is
// 0..8 a row, 9..17 a column, 18..26 a box; a digit set has bit d-1 for digit d.

export const rowOf = (cell: number): number => Math.floor(cell / 9);
export const colOf = (cell: number): number => cell % 9;
export const boxOf = (cell: number): number => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);
export const cellAt = (row: number, col: number): number => row * 9 + col;

export const allCells: readonly number[] = Array.from({ length: 81 }, (_, cell) => cell);
export const allDigits: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export const cellsOfHouse: readonly (readonly number[])[] = Array.from({ length: 27 }, (_, house) =>
  allCells.filter((cell) =>
    house < 9 ? rowOf(cell) === house : house < 18 ? colOf(cell) === house - 9 : boxOf(cell) === house - 18,
  ),
);

export const peersOf: readonly (readonly number[])[] = allCells.map((cell) =>
  allCells.filter(
    (other) =>
      other !== cell && (rowOf(other) === rowOf(cell) || colOf(other) === colOf(cell) || boxOf(other) === boxOf(cell)),
  ),
);

// "r1c1" … "r9c9".
export const cellName = (cell: number): string => `r${rowOf(cell) + 1}c${colOf(cell) + 1}`;
export function cellNamed(name: string): number {
  const match = /^r([1-9])c([1-9])$/.exec(name);
  return match ? cellAt(Number(match[1]) - 1, Number(match[2]) - 1) : -1;
}

// "row 3" → 2, "column 1" → 9, "box 9" → 26; -1 for anything else.
export function houseNamed(name: string): number {
  const match = /^(row|column|box) ([1-9])$/.exec(name);
  return match ? { row: 0, column: 9, box: 18 }[match[1] as 'row' | 'column' | 'box'] + Number(match[2]) - 1 : -1;
}

export const bit = (digit: number): number => 1 << (digit - 1);
export const has = (set: number, digit: number): boolean => (set & bit(digit)) !== 0;
export const digitsOf = (set: number): number[] => allDigits.filter((digit) => has(set, digit));
export const setOf = (digits: Iterable<number>): number => {
  let set = 0;
  for (const digit of digits) set |= bit(digit);
  return set;
};
// "147" → the set of 1, 4 and 7. Other characters are left out.
export const digitSet = (digits: string): number => setOf([...digits].map(Number).filter((d) => d >= 1 && d <= 9));
export const sizeOf = (set: number): number => digitsOf(set).length;
export const allDigitSet = 511;

// A candidate is a digit in a cell: 0..728.
export const candidateOf = (cell: number, digit: number): number => cell * 9 + digit - 1;
export const cellOfCandidate = (candidate: number): number => Math.floor(candidate / 9);
export const digitOfCandidate = (candidate: number): number => (candidate % 9) + 1;

// For each blank cell the digits that none of its peers has; 0 for filled cells.
export function legalCandidates(values: ArrayLike<number>): Uint16Array {
  const legal = new Uint16Array(81);
  for (const cell of allCells) {
    if (values[cell]) continue;
    let set = allDigitSet;
    for (const peer of peersOf[cell]) if (values[peer]) set &= ~bit(values[peer]);
    legal[cell] = set;
  }
  return legal;
}

// The cells whose digit is in one of their houses twice.
export function conflictingCells(values: ArrayLike<number>): Set<number> {
  const found = new Set<number>();
  for (const cell of allCells) {
    if (values[cell] && peersOf[cell].some((peer) => values[peer] === values[cell])) found.add(cell);
  }
  return found;
}

export const isFull = (values: ArrayLike<number>): boolean => allCells.every((cell) => values[cell] !== 0);

// A line of 81 characters: digits, and dots for blank cells. Zeros are read as dots.
export const lineOf = (values: ArrayLike<number>): string =>
  Array.from(values, (digit) => (digit ? String(digit) : '.')).join('');
export function valuesOf(line: string): Uint8Array | null {
  return /^[0-9.]{81}$/.test(line) ? Uint8Array.from(line, (c) => (c === '.' ? 0 : Number(c))) : null;
}
