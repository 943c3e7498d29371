// The reader of QR codes reads what the page draws: turned, tilted, shaded, blurred and damaged.
import { describe, expect, it } from 'vitest';
import { codeInPicture as read, type Picture } from '../../src/transfer/reader';
import { qrCode, type Modules } from '../../src/share/qr';

const codeInPicture = (picture: Picture) => read(picture, true);

interface Point {
  x: number;
  y: number;
}
// The perspective that maps the four places back to the corners of a square with this side.
function backFrom([a, b, c, d]: readonly Point[], side: number): (point: Point) => Point {
  const [p, q, r] = [{ x: b.x - c.x, y: b.y - c.y }, { x: d.x - c.x, y: d.y - c.y }, { x: a.x - b.x + c.x - d.x, y: a.y - b.y + c.y - d.y }];
  const area = p.x * q.y - q.x * p.y;
  const [g, h] = [(r.x * q.y - q.x * r.y) / area, (p.x * r.y - r.x * p.y) / area];
  const m = [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x, b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y, g, h, 1];
  const minor = (i: number, j: number) => m[((j + 1) % 3) * 3 + ((i + 1) % 3)] * m[((j + 2) % 3) * 3 + ((i + 2) % 3)] - m[((j + 1) % 3) * 3 + ((i + 2) % 3)] * m[((j + 2) % 3) * 3 + ((i + 1) % 3)];
  return ({ x, y }) => {
    const [u, v, w] = [0, 1, 2].map((i) => minor(i, 0) * x + minor(i, 1) * y + minor(i, 2));
    return { x: (side * u) / w, y: (side * v) / w };
  };
}

// Random numbers that are the same in every run.
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1664525 + 1013904223) % 2 ** 32) / 2 ** 32;
}
const textOf = (length: number) => Array.from({ length }, (_, i) => 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghij0123456789-_'[(i * i * 7 + i * 13) % 46]).join('');

// A photograph of the code: its corners (with the quiet zone) are at the four places.
function photograph(modules: Modules, corners: readonly Point[], { width = 640, height = 480, noise = 0, shade = false, blur = 0 } = {}): Picture {
  const n = modules.length;
  const back = backFrom(corners, n);
  const random = randomFrom(7);
  const light = (px: number, py: number): number => {
    const { x, y } = back({ x: px, y: py });
    if (x < 0 || y < 0 || x >= n || y >= n) return 120;
    return modules[Math.floor(y)][Math.floor(x)] ? 30 : 230;
  };
  const data = new Uint8ClampedArray(4 * width * height);
  const taps = blur ? [-blur, 0, blur] : [0];
  for (let y = 0; y < height; ++y) {
    for (let x = 0; x < width; ++x) {
      let value = 0;
      for (const dy of taps) for (const dx of taps) value += light(x + 0.5 + dx, y + 0.5 + dy) / taps.length ** 2;
      if (shade) value *= 0.45 + (0.55 * x) / width;
      value += (random() - 0.5) * noise;
      data.fill(value, 4 * (y * width + x), 4 * (y * width + x) + 3);
      data[4 * (y * width + x) + 3] = 255;
    }
  }
  return { width, height, data };
}
const turned = (angle: number, side: number, x = 320, y = 240): Point[] =>
  [225, 315, 45, 135].map((corner) => {
    const a = ((corner + angle) * Math.PI) / 180;
    return { x: x + (Math.cos(a) * side) / Math.SQRT2, y: y + (Math.sin(a) * side) / Math.SQRT2 };
  });

describe('pictures', () => {
  const small = textOf(60);
  it.each([0, 7, 45, 90, 133, 180, 270])('turned by %i degrees', (angle) => {
    expect(codeInPicture(photograph(qrCode(small)!, turned(angle, 300)))).toBe(small);
  });
  const part = textOf(640); // as long as a part of a transfer
  it('of a long code, from the front', () => expect(codeInPicture(photograph(qrCode(part)!, turned(2, 440)))).toBe(part));
  it('of a long code, tilted', () => {
    const corners = [{ x: 150, y: 60 }, { x: 860, y: 20 }, { x: 900, y: 690 }, { x: 110, y: 640 }];
    expect(codeInPicture(photograph(qrCode(part)!, corners, { width: 960, height: 720 }))).toBe(part);
  });
  it('with noise, shade and blur', () => {
    const corners = [{ x: 90, y: 40 }, { x: 600, y: 60 }, { x: 580, y: 460 }, { x: 110, y: 440 }];
    expect(codeInPicture(photograph(qrCode(small)!, corners, { noise: 60, shade: true, blur: 1 }))).toBe(small);
  });
  it('without a code', () => {
    expect(codeInPicture(photograph([[true]], turned(10, 200), { noise: 90 }))).toBeNull();
    expect(codeInPicture({ width: 3, height: 3, data: new Uint8ClampedArray(36) })).toBeNull();
  });
});
