// QR codes (ISO/IEC 18004): text as bytes, error correction M, the smallest of the 40 sizes that holds it.
//
// The text becomes codewords. The codewords are cut into blocks, each with Reed–Solomon check words. The blocks are
// interleaved and placed in a zigzag around the fixed patterns. Of eight masks the one with the lowest penalty is used.

// For correction M, by version from 1: check words per block, and number of blocks.
const checkWords = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28];
const blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49];

export type Modules = boolean[][]; // [row][column], true is dark

// Null when the text is too long (more than 2331 bytes).
export function qrCode(text: string): Modules | null {
  const bytes = new TextEncoder().encode(text);
  const version = Array.from({ length: 40 }, (_, i) => i + 1).find(
    (v) => 4 + lengthBits(v) + 8 * bytes.length <= 8 * dataWords(v),
  );
  if (!version) return null;
  const words = interleaved(version, dataFor(version, bytes));
  const size = 17 + 4 * version;
  const modules: Modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed: Modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  drawPatterns(version, modules, fixed);
  layWords(words, modules, fixed);
  let best: { penalty: number; modules: Modules } | null = null;
  for (let mask = 0; mask < 8; ++mask) {
    const tried = modules.map((line, y) => line.map((dark, x) => dark !== (!fixed[y][x] && masks[mask](x, y))));
    drawFormat(mask, tried);
    const penalty = penaltyOf(tried);
    if (!best || penalty < best.penalty) best = { penalty, modules: tried };
  }
  return best!.modules;
}

const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

// All modules that are not patterns, in codewords.
function allWords(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const side = Math.floor(version / 7) + 2;
    modules -= (25 * side - 10) * side - 55;
    if (version >= 7) modules -= 36;
  }
  return Math.floor(modules / 8);
}
const dataWords = (version: number): number => allWords(version) - checkWords[version - 1] * blockCounts[version - 1];

function dataFor(version: number, bytes: Uint8Array): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let i = count - 1; i >= 0; --i) bits.push((value >> i) & 1);
  };
  put(4, 4); // bytes
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  const room = 8 * dataWords(version);
  put(0, Math.min(4, room - bits.length));
  while (bits.length % 8) bits.push(0);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Array.from({ length: bits.length / 8 }, (_, i) => parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2));
}

// Multiplication in the field of 256 elements, modulo x⁸+x⁴+x³+x²+1.
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; --i) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if ((b >> i) & 1) product ^= a;
  }
  return product & 0xff;
}

function checksOf(data: readonly number[], count: number): number[] {
  const divisor: number[] = Array<number>(count).fill(0);
  divisor[count - 1] = 1;
  for (let i = 0, root = 1; i < count; ++i, root = times(root, 2)) {
    for (let j = 0; j < count; ++j) divisor[j] = times(divisor[j], root) ^ (divisor[j + 1] ?? 0);
  }
  const rest: number[] = Array<number>(count).fill(0);
  for (const word of data) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((coefficient, i) => (rest[i] ^= times(coefficient, factor)));
  }
  return rest;
}

function interleaved(version: number, data: readonly number[]): number[] {
  const count = blockCounts[version - 1];
  const checks = checkWords[version - 1];
  const short = Math.floor(data.length / count);
  const longer = data.length % count; // the last `longer` blocks have one word more
  const blocks: number[][] = [];
  for (let i = 0, at = 0; i < count; ++i) {
    const length = short + (i >= count - longer ? 1 : 0);
    blocks.push(data.slice(at, at + length));
    at += length;
  }
  const result: number[] = [];
  for (let i = 0; i <= short; ++i) for (const block of blocks) if (i < block.length) result.push(block[i]);
  const checkBlocks = blocks.map((block) => checksOf(block, checks));
  for (let i = 0; i < checks; ++i) for (const block of checkBlocks) result.push(block[i]);
  return result;
}

// What a reader needs to know about a version: its check words per block, its blocks and its data words.
export const checksOfVersion = (version: number): { checks: number; blocks: number; data: number } => ({
  checks: checkWords[version - 1], blocks: blockCounts[version - 1], data: dataWords(version),
});
// The modules that hold no data.
export function fixedModules(version: number): Modules {
  const [modules, fixed] = [0, 1].map((): Modules => Array.from({ length: 17 + 4 * version }, () => Array<boolean>(17 + 4 * version).fill(false)));
  drawPatterns(version, modules, fixed);
  return fixed;
}

export function alignmentPlaces(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const last = version * 4 + 10;
  return [6, ...Array.from({ length: count - 1 }, (_, i) => (version === 32 ? last - (count - 2 - i) * 26 : last - (count - 2 - i) * step))];
}

function drawPatterns(version: number, modules: Modules, fixed: Modules): void {
  const size = modules.length;
  const set = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    modules[y][x] = dark;
    fixed[y][x] = true;
  };
  for (let i = 0; i < size; ++i) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const rings = (cx: number, cy: number, reach: number, light: readonly number[]) => {
    for (let dy = -reach; dy <= reach; ++dy) {
      for (let dx = -reach; dx <= reach; ++dx) set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  };
  const places = alignmentPlaces(version);
  for (const x of places) {
    for (const y of places) {
      const corner = (x === 6 && (y === 6 || y === size - 7)) || (x === size - 7 && y === 6);
      if (!corner) rings(x, y, 2, [1]);
    }
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) rings(x, y, 4, [2, 4]);
  // Reserved for the format, which depends on the mask.
  for (let i = 0; i < 9; ++i) {
    fixed[8][i] = fixed[i][8] = true;
    if (i < 8) fixed[8][size - 1 - i] = fixed[size - 1 - i][8] = true;
  }
  if (version >= 7) {
    let rest = version;
    for (let i = 0; i < 12; ++i) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let i = 0; i < 18; ++i) {
      const dark = ((bits >> i) & 1) === 1;
      set(size - 11 + (i % 3), Math.floor(i / 3), dark);
      set(Math.floor(i / 3), size - 11 + (i % 3), dark);
    }
  }
}

// The fifteen bits that tell the mask, with their own check bits. The two bits before the mask are 00: correction M.
export function formatBits(mask: number): number {
  let rest = mask;
  for (let i = 0; i < 10; ++i) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  return ((mask << 10) | rest) ^ 0x5412;
}

function drawFormat(mask: number, modules: Modules): void {
  const size = modules.length;
  const bits = formatBits(mask);
  const dark = (i: number) => ((bits >> i) & 1) === 1;
  for (let i = 0; i <= 5; ++i) modules[i][8] = dark(i);
  modules[7][8] = dark(6);
  modules[8][8] = dark(7);
  modules[8][7] = dark(8);
  for (let i = 9; i < 15; ++i) modules[8][14 - i] = dark(i);
  for (let i = 0; i < 8; ++i) modules[8][size - 1 - i] = dark(i);
  for (let i = 8; i < 15; ++i) modules[size - 15 + i][8] = dark(i);
  modules[size - 8][8] = true;
}

function layWords(words: readonly number[], modules: Modules, fixed: Modules): void {
  const size = modules.length;
  let i = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; ++step) {
      const upward = ((right + 1) & 2) === 0;
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y][x] || i >= words.length * 8) continue;
        modules[y][x] = ((words[i >> 3] >> (7 - (i & 7))) & 1) === 1;
        ++i;
      }
    }
  }
}

export const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function penaltyOf(modules: Modules): number {
  const size = modules.length;
  let penalty = 0;
  let darkCount = 0;
  const finder = /(?=10111010000|00001011101)/g;
  for (let i = 0; i < size; ++i) {
    for (const line of [modules[i], modules.map((row) => row[i])]) {
      const text = line.map((dark) => (dark ? '1' : '0')).join('');
      for (const run of text.match(/0{5,}|1{5,}/g) ?? []) penalty += run.length - 2;
      penalty += 40 * (text.match(finder)?.length ?? 0);
    }
    darkCount += modules[i].filter(Boolean).length;
  }
  for (let y = 0; y + 1 < size; ++y) {
    for (let x = 0; x + 1 < size; ++x) {
      const dark = modules[y][x];
      if (dark === modules[y][x + 1] && dark === modules[y + 1][x] && dark === modules[y + 1][x + 1]) penalty += 3;
    }
  }
  return penalty + 10 * Math.floor(Math.abs((darkCount * 20) / (size * size) - 10));
}

// The path of an SVG with one unit per module. The caller adds the quiet zone of four modules.
export const qrPath = (modules: Modules): string =>
  modules.flatMap((line, y) => line.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
