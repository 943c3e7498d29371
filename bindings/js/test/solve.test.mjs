// The module with the search alone answers as the whole engine does, and is small.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { loadShudu } from '../src/index.js';
import { loadSolver } from '../src/solve.js';

const lines = readFileSync(new URL('corpus.txt', import.meta.url), 'utf8').split('\n').filter((line) => /^[.0-9]{81}$/.test(line));

for (const simd of [true, false]) {
  const kind = simd ? 'simd' : 'scalar';
  test(`the same answers, ${kind}`, async () => {
    const [solver, shudu] = [await loadSolver({ simd }), await loadShudu({ simd })];
    assert.equal(solver.target, simd ? 'wasm' : 'scalar');
    assert.equal(solver.version, shudu.version);
    for (const limit of [1, 2, 100]) assert.deepEqual(solver.solveMany(lines, { limit }), shudu.solveMany(lines, { limit }));
    assert.deepEqual(lines.map((line) => solver.solve(line)), shudu.solveMany(lines, { limit: 2 }));
    const { solutions, counts } = solver.solveGrids(new Uint8Array(162), { limit: 3 });
    assert.deepEqual([solutions.length, [...counts]], [162, [3n, 3n]]);
    assert.throws(() => solver.solve('rubbish'), { code: 'bad_input' });
    assert.throws(() => solver.solveGrids(new Uint8Array(81).fill(10)), { code: 'bad_input' });
    assert.deepEqual(solver.solveMany([]), []);
  });
  test(`at most 60 kB, ${kind}`, () => {
    const bytes = readFileSync(new URL(`../wasm/shudu-solve-${kind}.wasm`, import.meta.url));
    assert.ok(brotliCompressSync(bytes).length <= 60_000, `${brotliCompressSync(bytes).length} bytes`);
  });
}
