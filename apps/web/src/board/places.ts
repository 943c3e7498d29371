// Places: coordinates on a board of 900 × 900 units.
import { cellOfCandidate, colOf, digitOfCandidate, rowOf } from '../grid/cells';

export interface Point {
  x: number;
  y: number;
}

export const cellSize = 100;
export const candidatePitch = 30;

export const cellCentre = (cell: number): Point => ({ x: colOf(cell) * cellSize + 50, y: rowOf(cell) * cellSize + 50 });

export function candidatePlace(cell: number, digit: number): Point {
  const { x, y } = cellCentre(cell);
  return { x: x + (((digit - 1) % 3) - 1) * candidatePitch, y: y + (Math.floor((digit - 1) / 3) - 1) * candidatePitch };
}
export const placeOf = (candidate: number): Point =>
  candidatePlace(cellOfCandidate(candidate), digitOfCandidate(candidate));

// The digit whose place in the cell is nearest; x and y in board units.
export function digitAt(x: number, y: number): number {
  const third = (v: number) => Math.min(2, Math.max(0, Math.floor(((v % cellSize) / cellSize) * 3)));
  return third(y) * 3 + third(x) + 1;
}

// A small cross. It stands beside a digit, so that the digit stays readable.
export const crossPath = ({ x, y }: Point, r: number): string =>
  `M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`;

// The outline of a mark around a point: circle, square, diamond or triangle, of about the same area.
export type Shape = 'circle' | 'square' | 'diamond' | 'triangle';
// The shapes of the colours 1 to 9, in turn. From the fifth colour on they are filled.
export const hueShapes: readonly Shape[] = ['circle', 'square', 'diamond', 'triangle'];
export function shapePath({ x, y }: Point, shape: Shape, r = 14.5): string {
  switch (shape) {
    case 'circle':
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    case 'square': {
      const s = r * 0.9;
      return `M${x - s} ${y - s}h${2 * s}v${2 * s}h${-2 * s}Z`;
    }
    case 'diamond': {
      const s = r * 1.2;
      return `M${x} ${y - s}L${x + s} ${y}L${x} ${y + s}L${x - s} ${y}Z`;
    }
    case 'triangle': {
      const s = r * 1.3;
      return `M${x} ${y - s}L${x + s} ${y + s * 0.72}H${x - s}Z`;
    }
  }
}

export interface Rect extends Point {
  width: number;
  height: number;
}

// The frame of a house, a little inside its edges.
export function rectOfHouse(house: number): Rect {
  const framed = ({ x, y, width, height }: Rect) => ({ x: x + 4, y: y + 4, width: width - 8, height: height - 8 });
  if (house < 9) return framed({ x: 0, y: house * cellSize, width: 9 * cellSize, height: cellSize });
  if (house < 18) return framed({ x: (house - 9) * cellSize, y: 0, width: cellSize, height: 9 * cellSize });
  const side = 3 * cellSize;
  return framed({ x: ((house - 18) % 3) * side, y: Math.floor((house - 18) / 3) * side, width: side, height: side });
}

// The frame around neighbouring houses. Without houses it is the frame of the board.
export function rectOfArea(houses: readonly number[]): Rect {
  if (!houses.length) return { x: 0, y: 0, width: 9 * cellSize, height: 9 * cellSize };
  const rects = houses.map((house) => rectOfHouse(house));
  const [x, y] = [Math.min(...rects.map((r) => r.x)), Math.min(...rects.map((r) => r.y))];
  return {
    x,
    y,
    width: Math.max(...rects.map((r) => r.x + r.width)) - x,
    height: Math.max(...rects.map((r) => r.y + r.height)) - y,
  };
}

// The rectangle around the candidates of a group.
export function outlineOf(places: readonly Point[], margin = 19): Rect {
  const [xs, ys] = [places.map((p) => p.x), places.map((p) => p.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x: x - margin, y: y - margin, width: Math.max(...xs) - x + 2 * margin, height: Math.max(...ys) - y + 2 * margin };
}

// A cell with several colours is cut into equal slices, as a pie.
export function pieSlices(cell: number, hues: readonly number[]): { hue: number; path: string }[] {
  const x = colOf(cell) * cellSize;
  const y = rowOf(cell) * cellSize;
  if (hues.length === 1) return [{ hue: hues[0], path: `M${x} ${y}h100v100h-100Z` }];
  return hues.map((hue, i) => {
    const corners: string[] = [];
    for (let step = 0; step <= 8; ++step) {
      const angle = ((i + step / 8) / hues.length) * 2 * Math.PI - Math.PI / 2;
      const reach = 50 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));
      corners.push(`${(x + 50 + Math.cos(angle) * reach).toFixed(1)} ${(y + 50 + Math.sin(angle) * reach).toFixed(1)}`);
    }
    return { hue, path: `M${x + 50} ${y + 50}L${corners.join('L')}Z` };
  });
}
