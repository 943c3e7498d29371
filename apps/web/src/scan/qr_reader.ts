// Reads the QR code in a picture: finds its three corners, then the small square near the fourth, samples the modules
// through the perspective and corrects errors. It reads the codes that this page shows.
import { alignmentPlaces, type Modules } from '../share/qr';
import { bitmapOf, isDark, type Bitmap, type Picture } from './bitmap';
import { cornersOf, distance, findersIn, type Corners, type Point } from './finders';
import { textOfModules } from './modules_text';
import { perspectiveOf, type Perspective } from './perspective';

export function codeInPicture(picture: Picture): string | null {
  const bitmap = bitmapOf(picture);
  for (const corners of cornersOf(findersIn(bitmap)).slice(0, 4)) {
    for (const size of sizesFor(corners)) {
      for (const perspective of perspectivesFor(bitmap, corners, size)) {
        const text = textOfModules(sampled(bitmap, perspective, size));
        if (text !== null) return text;
      }
    }
  }
  return null;
}

// The numbers of modules that fit the distances, the likeliest first.
function sizesFor({ topLeft, topRight, bottomLeft }: Corners): number[] {
  const module = (topLeft.module + topRight.module + bottomLeft.module) / 3;
  const modules = (distance(topLeft, topRight) + distance(topLeft, bottomLeft)) / 2 / module + 7;
  const likely = Math.round((modules - 17) / 4);
  return [0, 1, -1, 2, -2, 3, -3].map((by) => likely + by).filter((version) => version >= 1 && version <= 40).map((version) => 17 + 4 * version);
}

// With the small square of the fourth corner, where it is found. Otherwise the code is taken to be a parallelogram.
function perspectivesFor(bitmap: Bitmap, { topLeft, topRight, bottomLeft }: Corners, size: number): Perspective[] {
  const three = [{ x: 3.5, y: 3.5 }, { x: size - 3.5, y: 3.5 }, { x: 3.5, y: size - 3.5 }];
  const seen: Point[] = [topLeft, topRight, bottomLeft];
  const fourth = { x: topRight.x + bottomLeft.x - topLeft.x, y: topRight.y + bottomLeft.y - topLeft.y };
  const flat = perspectiveOf([...three, { x: size - 3.5, y: size - 3.5 }], [...seen, fourth]);
  const place = alignmentPlaces((size - 17) / 4).at(-1);
  if (!flat || place === undefined) return flat ? [flat] : [];
  const middle = { x: place + 0.5, y: place + 0.5 };
  const square = smallSquare(bitmap, flat, middle, size);
  const exact = square && perspectiveOf([...three, middle], [...seen, square]);
  return exact ? [exact, flat] : [flat];
}

// The place near the expected one where the pattern of 5 × 5 modules fits best.
function smallSquare(bitmap: Bitmap, flat: Perspective, expected: Point, size: number): Point | null {
  const at = flat(expected);
  const [right, down] = [flat({ x: expected.x + 1, y: expected.y }), flat({ x: expected.x, y: expected.y + 1 })];
  const step = { xx: right.x - at.x, xy: right.y - at.y, yx: down.x - at.x, yy: down.y - at.y };
  const module = Math.hypot(step.xx, step.xy);
  const reach = Math.max(4, size / 10) * module;
  const places: { point: Point; score: number; off: number }[] = [];
  for (let y = -reach; y <= reach; ++y) {
    for (let x = -reach; x <= reach; ++x) {
      const point = { x: at.x + x, y: at.y + y };
      if (!isDark(bitmap, point.x, point.y)) continue;
      let score = 0;
      for (let j = -2; j <= 2; ++j) {
        for (let i = -2; i <= 2; ++i) {
          const dark = Math.max(Math.abs(i), Math.abs(j)) !== 1;
          if (isDark(bitmap, point.x + i * step.xx + j * step.yx, point.y + i * step.xy + j * step.yy) === dark) ++score;
        }
      }
      if (score >= 23) places.push({ point, score, off: Math.hypot(x, y) });
    }
  }
  if (!places.length) return null;
  const best = Math.max(...places.map((one) => one.score));
  const good = places.filter((one) => one.score === best).sort((a, b) => a.off - b.off);
  const group = good.filter((one) => distance(one.point, good[0].point) < 1.5 * module);
  const mean = (of: (point: Point) => number) => group.reduce((sum, one) => sum + of(one.point), 0) / group.length + 0.5;
  return { x: Math.floor(mean((point) => point.x) * 2) / 2, y: Math.floor(mean((point) => point.y) * 2) / 2 };
}

const sampled = (bitmap: Bitmap, perspective: Perspective, size: number): Modules =>
  Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => {
      const { x, y } = perspective({ x: column + 0.5, y: row + 0.5 });
      return isDark(bitmap, x, y);
    }),
  );
