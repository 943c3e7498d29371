// A perspective: maps the plane of the code to the picture, so that four points go where they were found.
import type { Point } from './finders';

export type Perspective = (point: Point) => Point;

export function perspectiveOf(from: readonly Point[], to: readonly Point[]): Perspective | null {
  // Eight equations for the eight unknown coefficients; the ninth is 1.
  const rows: number[][] = [];
  from.forEach(({ x, y }, i) => {
    rows.push([x, y, 1, 0, 0, 0, -x * to[i].x, -y * to[i].x, to[i].x], [0, 0, 0, x, y, 1, -x * to[i].y, -y * to[i].y, to[i].y]);
  });
  const h = solved(rows);
  return h && (({ x, y }) => {
    const scale = h[6] * x + h[7] * y + 1;
    return { x: (h[0] * x + h[1] * y + h[2]) / scale, y: (h[3] * x + h[4] * y + h[5]) / scale };
  });
}

// Gauss's elimination; the last column is the right side.
function solved(rows: number[][]): number[] | null {
  const n = rows.length;
  for (let i = 0; i < n; ++i) {
    const pivot = rows.slice(i).reduce((best, row, k) => (Math.abs(row[i]) > Math.abs(rows[best][i]) ? i + k : best), i);
    if (Math.abs(rows[pivot][i]) < 1e-9) return null;
    [rows[i], rows[pivot]] = [rows[pivot], rows[i]];
    for (let k = 0; k < n; ++k) {
      if (k === i) continue;
      const factor = rows[k][i] / rows[i][i];
      for (let j = i; j <= n; ++j) rows[k][j] -= factor * rows[i][j];
    }
  }
  return rows.map((row, i) => row[n] / row[i]);
}
