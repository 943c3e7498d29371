// Reed–Solomon correction over the field of 256 elements of QR codes. The check words are the last ones of the block.
const size = 255;
const powers = new Uint8Array(2 * size);
const logs = new Uint8Array(256);
for (let i = 0, x = 1; i < size; ++i) {
  powers[i] = powers[i + size] = x;
  logs[x] = i;
  x = (x << 1) ^ (x & 0x80 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? powers[logs[a] + logs[b]] : 0);
const over = (a: number, b: number): number => (a ? powers[logs[a] + size - logs[b]] : 0);
// Polynomials have the lowest coefficient first.
const valueAt = (polynomial: readonly number[], x: number): number => polynomial.reduceRight((sum, part) => times(sum, x) ^ part, 0);

// The block with its errors corrected, or null when there are too many.
export function corrected(block: readonly number[], checks: number): number[] | null {
  const reversed = [...block].reverse();
  const syndromes = Array.from({ length: checks }, (_, i) => valueAt(reversed, powers[i]));
  if (syndromes.every((one) => one === 0)) return [...block];
  const locator = locatorOf(syndromes);
  const errors = locator.length - 1;
  const places = Array.from({ length: block.length }, (_, i) => i).filter((i) => valueAt(locator, powers[(size - i) % size]) === 0);
  if (errors * 2 > checks || places.length !== errors) return null;
  const evaluator = syndromes.map((_, i) => locator.reduce((sum, part, j) => (j <= i ? sum ^ times(part, syndromes[i - j]) : sum), 0));
  const result = [...block];
  for (const place of places) {
    const inverse = powers[(size - place) % size];
    const slope = locator.reduce((sum, part, j) => (j % 2 ? sum ^ times(part, powers[((size - place) * (j - 1)) % size]) : sum), 0);
    if (slope === 0) return null;
    result[block.length - 1 - place] ^= times(powers[place % size], over(valueAt(evaluator, inverse), slope));
  }
  return result;
}

// The shortest recurrence of the syndromes (Berlekamp and Massey). Its roots are the inverse places of the errors.
function locatorOf(syndromes: readonly number[]): number[] {
  let [locator, before] = [[1], [1]];
  let [length, shift, last] = [0, 1, 1];
  syndromes.forEach((_, n) => {
    let gap = syndromes[n];
    for (let i = 1; i <= length; ++i) gap ^= times(locator[i] ?? 0, syndromes[n - i]);
    if (gap === 0) return void ++shift;
    const factor = over(gap, last);
    const next = Array.from({ length: Math.max(locator.length, before.length + shift) }, (_, i) => (locator[i] ?? 0) ^ times(factor, before[i - shift] ?? 0));
    if (2 * length <= n) {
      [before, last, shift, length] = [locator, gap, 1, n + 1 - length];
    } else ++shift;
    locator = next;
  });
  while (locator.length > 1 && locator.at(-1) === 0) locator.pop();
  return locator;
}
