// Finds the three large squares in the corners of a QR code. A line through the middle of one crosses dark, light, dark,
// light, dark in the proportion 1 : 1 : 3 : 1 : 1.
import type { Bitmap } from './bitmap';

export interface Point {
  x: number;
  y: number;
}
export interface Finder extends Point {
  module: number; // size of a module in pixels
  seen: number; // lines that crossed it
}
export interface Corners {
  topLeft: Finder;
  topRight: Finder;
  bottomLeft: Finder;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export function findersIn(bitmap: Bitmap): Finder[] {
  const found: Finder[] = [];
  for (let y = 0; y < bitmap.height; ++y) {
    for (const { middle: x, module } of crossings((i) => bitmap.dark[y * bitmap.width + i], bitmap.width)) {
      const column = Math.floor(x);
      const up = crossings((i) => bitmap.dark[i * bitmap.width + column], bitmap.height, y);
      const vertical = up.find((one) => Math.abs(one.middle - y) < 2 * module && one.module < 2 * module && module < 2 * one.module);
      if (vertical) gather(found, { x, y: vertical.middle, module: (module + vertical.module) / 2, seen: 1 });
    }
  }
  return found.filter((one) => one.seen > 1).sort((a, b) => b.seen - a.seen);
}

function gather(found: Finder[], one: Finder): void {
  const near = found.find((other) => distance(other, one) < 3 * other.module && one.module < 1.6 * other.module && other.module < 1.6 * one.module);
  if (!near) return void found.push(one);
  const share = 1 / ++near.seen;
  near.x += (one.x - near.x) * share;
  near.y += (one.y - near.y) * share;
  near.module += (one.module - near.module) * share;
}

// The places on a line where the proportion is right; with `through` only those whose middle run contains that pixel.
function crossings(darkAt: (i: number) => number, length: number, through = -1): { middle: number; module: number }[] {
  const found: { middle: number; module: number }[] = [];
  const runs: number[] = [];
  let start = 0;
  const close = (end: number) => {
    runs.push(end - start);
    start = end;
    if (runs.length < 5 || !darkAt(end - 1)) return;
    const five = runs.slice(-5);
    const module = five.reduce((sum, run) => sum + run, 0) / 7;
    const fits = five.every((run, i) => Math.abs(run - (i === 2 ? 3 : 1) * module) < (i === 2 ? 1.5 : 0.75) * module);
    const middleEnd = end - five[3] - five[4];
    if (fits && (through < 0 || (through >= middleEnd - five[2] && through < middleEnd))) found.push({ middle: middleEnd - five[2] / 2, module });
  };
  for (let i = 1; i < length; ++i) if (darkAt(i) !== darkAt(i - 1)) close(i);
  close(length);
  return found;
}

// Three finders of about the same size at the corners of half a square, the best first.
export function cornersOf(finders: readonly Finder[]): Corners[] {
  const found: { corners: Corners; error: number }[] = [];
  const few = finders.slice(0, 9);
  for (let i = 0; i < few.length; ++i) {
    for (let j = i + 1; j < few.length; ++j) {
      for (let k = j + 1; k < few.length; ++k) {
        const corners = inOrder(few[i], few[j], few[k]);
        found.push({ corners, error: errorOf(corners) });
      }
    }
  }
  return found.filter(({ error }) => error < 0.6).sort((a, b) => a.error - b.error).map(({ corners }) => corners);
}

// The corner opposite the longest side is the top left one. The other two turn clockwise around it.
function inOrder(a: Finder, b: Finder, c: Finder): Corners {
  const sides = [[b, c, a], [a, c, b], [a, b, c]] as const;
  const [first, second, topLeft] = sides.reduce((longest, side) => (distance(side[0], side[1]) > distance(longest[0], longest[1]) ? side : longest));
  const turn = (first.x - topLeft.x) * (second.y - topLeft.y) - (first.y - topLeft.y) * (second.x - topLeft.x);
  return turn > 0 ? { topLeft, topRight: first, bottomLeft: second } : { topLeft, topRight: second, bottomLeft: first };
}
function errorOf({ topLeft, topRight, bottomLeft }: Corners): number {
  const [across, down, diagonal] = [distance(topLeft, topRight), distance(topLeft, bottomLeft), distance(topRight, bottomLeft)];
  const modules = [topLeft, topRight, bottomLeft].map((one) => one.module);
  return Math.abs(across - down) / Math.max(across, down) + Math.abs(diagonal - Math.hypot(across, down)) / diagonal + (Math.max(...modules) / Math.min(...modules) - 1) / 2;
}
