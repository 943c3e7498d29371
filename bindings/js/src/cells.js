// Names of cells and houses, and their numbers.

/** 0…80 of "r1c1" … "r9c9". */
export function cellIndex(name) {
  return (name.charCodeAt(1) - 49) * 9 + name.charCodeAt(3) - 49;
}

/** "r1c1" … "r9c9" of 0…80. */
export function cellName(index) {
  return `r${Math.floor(index / 9) + 1}c${(index % 9) + 1}`;
}

/** The nine cells of "row 1", "column 1", "box 1" …, as numbers. */
export function houseCells(name) {
  const [kind, number] = name.split(' ');
  const n = Number(number) - 1;
  return Array.from({ length: 9 }, (_, i) => {
    if (kind === 'row') return n * 9 + i;
    if (kind === 'column') return i * 9 + n;
    return (Math.floor(n / 3) * 3 + Math.floor(i / 3)) * 9 + (n % 3) * 3 + (i % 3);
  });
}
