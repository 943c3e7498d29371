// The text of a QR code from its modules. It reads what share/qr.ts writes: bytes with error correction M.
import { checksOfVersion, fixedModules, formatBits, masks, type Modules } from '../share/qr';
import { corrected } from './reed_solomon';

// Null when it is not such a code or has too many errors.
export function textOfModules(modules: Modules): string | null {
  const version = (modules.length - 17) / 4;
  const mask = maskOf(modules);
  if (mask === null) return null;
  const words = wordsOf(modules, fixedModules(version), masks[mask]);
  const data = dataOf(words, version);
  return data && textOf(data, version);
}

// The mask whose format is nearest to what was read, in either of its two places.
function maskOf(modules: Modules): number | null {
  const size = modules.length;
  const first = [...[0, 1, 2, 3, 4, 5, 7, 8].map((i) => modules[i][8]), modules[8][7], ...[5, 4, 3, 2, 1, 0].map((i) => modules[8][i])];
  const second = [...Array.from({ length: 8 }, (_, i) => modules[8][size - 1 - i]), ...Array.from({ length: 7 }, (_, i) => modules[size - 7 + i][8])];
  let best = { errors: 4, mask: -1 };
  for (let mask = 0; mask < 8; ++mask) {
    const bits = formatBits(mask);
    for (const read of [first, second]) {
      const errors = read.filter((dark, i) => dark !== (((bits >> i) & 1) === 1)).length;
      if (errors < best.errors) best = { errors, mask };
    }
  }
  return best.mask < 0 ? null : best.mask;
}

// The codewords, in the zigzag from the lower right corner.
function wordsOf(modules: Modules, fixed: Modules, mask: (x: number, y: number) => boolean): number[] {
  const size = modules.length;
  const bits: boolean[] = [];
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; ++step) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!fixed[y][x]) bits.push(modules[y][x] !== mask(x, y));
    }
  }
  return Array.from({ length: bits.length >> 3 }, (_, i) => bits.slice(8 * i, 8 * i + 8).reduce((word, bit) => 2 * word + Number(bit), 0));
}

// Takes the interleaved blocks apart and corrects each.
function dataOf(words: readonly number[], version: number): number[] | null {
  const { checks, blocks: count, data } = checksOfVersion(version);
  const short = Math.floor(data / count);
  const lengths = Array.from({ length: count }, (_, i) => short + (i >= count - (data % count) ? 1 : 0));
  const blocks: number[][] = lengths.map(() => []);
  let at = 0;
  for (let i = 0; i <= short; ++i) for (let b = 0; b < count; ++b) if (i < lengths[b]) blocks[b].push(words[at++]);
  for (let i = 0; i < checks; ++i) for (let b = 0; b < count; ++b) blocks[b].push(words[at++]);
  const result: number[] = [];
  for (let b = 0; b < count; ++b) {
    const good = corrected(blocks[b], checks);
    if (!good) return null;
    result.push(...good.slice(0, lengths[b]));
  }
  return result;
}

function textOf(data: readonly number[], version: number): string | null {
  let at = 0;
  const take = (count: number): number => {
    let value = 0;
    for (let i = 0; i < count; ++i, ++at) value = 2 * value + ((data[at >> 3] >> (7 - (at & 7))) & 1);
    return value;
  };
  if (take(4) !== 4) return null; // not bytes
  const length = take(version < 10 ? 8 : 16);
  if (4 + (version < 10 ? 8 : 16) + 8 * length > 8 * data.length) return null;
  return new TextDecoder().decode(Uint8Array.from({ length }, () => take(8)));
}
