// What a visit transfers, compressed as a static host sends it: at first the files that the service worker of the built page
// stores, the offline copy included, and with the first variant the module for variants.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { dist } from './serve';

const firstLimit = 720_000;
const variantsLimit = 430_000;

function storedFiles(): string[] {
  const worker = readFileSync(join(dist, 'service_worker.js'), 'utf8');
  const files = JSON.parse(/const files = (\[.*?\]);/s.exec(worker)![1]) as string[];
  // A browser with SIMD instructions, which shows the page in one language.
  return files.filter((file) => !/-scalar\b.*\.wasm$/.test(file)).map((file) => (file === './' ? 'index.html' : file));
}
const sizeOf = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).length;

it('the whole page is small', () => {
  const sizes = storedFiles().map((file) => ({ file, size: sizeOf(file) }));
  sizes.sort((a, b) => b.size - a.size);
  const sum = sizes.reduce((total, { size }) => total + size, 0);
  expect(sizes.length).toBeGreaterThan(20);
  expect(sizes.filter(({ file }) => /variants.*wasm/.test(file))).toEqual([]);
  expect(sum, sizes.slice(0, 12).map(({ file, size }) => `${size} ${file}`).join('\n')).toBeLessThan(firstLimit);
});

it('the module for variants is loaded alone', () => {
  const [module, ...others] = readdirSync(join(dist, 'assets')).filter((file) => /^shudu-variants-simd.*\.wasm$/.test(file));
  expect(others).toEqual([]);
  expect(sizeOf(`assets/${module}`)).toBeLessThan(variantsLimit);
});
