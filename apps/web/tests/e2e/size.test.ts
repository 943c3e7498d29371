// What the first visit transfers, the offline copy included: the files that the service worker of the built page stores,
// compressed as a static host sends them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { dist } from './serve';

const limit = 620_000;

function storedFiles(): string[] {
  const worker = readFileSync(join(dist, 'service_worker.js'), 'utf8');
  const files = JSON.parse(/const files = (\[.*?\]);/s.exec(worker)![1]) as string[];
  // A browser with SIMD instructions, which shows the page in one language.
  return files.filter((file) => !/-scalar\b.*\.wasm$/.test(file)).map((file) => (file === './' ? 'index.html' : file));
}

it('the whole page is small', () => {
  const sizes = storedFiles().map((file) => ({ file, size: brotliCompressSync(readFileSync(join(dist, file))).length }));
  sizes.sort((a, b) => b.size - a.size);
  const sum = sizes.reduce((total, { size }) => total + size, 0);
  expect(sizes.length).toBeGreaterThan(20);
  expect(sum, sizes.slice(0, 12).map(({ file, size }) => `${size} ${file}`).join('\n')).toBeLessThan(limit);
});
